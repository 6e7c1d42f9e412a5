import { clsx } from "clsx";
import { Award } from "lucide-react";

export function AwardBadge({ className }: { className?: string }) {
  return (
    <p
      className={clsx(
        "inline-flex items-center gap-2 bg-sindoor px-3 py-1.5 type-small font-semibold text-white",
        className,
      )}
    >
      <Award aria-hidden="true" strokeWidth={1.75} className="size-4" />
      Award winner
    </p>
  );
}
