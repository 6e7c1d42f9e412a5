import { Award } from "lucide-react";

export function AwardBadge() {
  return (
    <p className="inline-flex items-center gap-1.5 bg-sindoor px-2.5 py-1 type-small font-semibold text-white">
      <Award aria-hidden="true" strokeWidth={1.75} className="size-4" />
      Award winner
    </p>
  );
}
