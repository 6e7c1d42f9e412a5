import { Award } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

export function AwardBadge({ children }: { children: ReactNode }) {
  return (
    <p className="inline-flex items-center gap-1.5 bg-sindoor px-2.5 py-1 type-small font-semibold text-white">
      <Icon shape={Award} className="size-4" />
      {children}
    </p>
  );
}
