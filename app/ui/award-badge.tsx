import { Award } from "lucide";
import { Icon } from "#app/ui/icon.tsx";

export function AwardBadge() {
  return (
    <p className="inline-flex items-center gap-1.5 bg-sindoor px-2.5 py-1 type-small font-semibold text-white">
      <Icon shape={Award} className="size-4" />
      Award winner
    </p>
  );
}
