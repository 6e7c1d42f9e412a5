import { Mark } from "#app/layout/mark.tsx";
import { Link } from "#app/ui/link.tsx";
import { site } from "#content/site.ts";

export function Logo() {
  return (
    <Link to="/" className="inline-flex min-h-11 items-center gap-2.5">
      <Mark className="w-10" />
      <span className="pt-1 font-display text-[1.625rem] leading-none font-bold tracking-[-0.01em] @max-[20rem]/header:sr-only">
        {site.name}
      </span>
    </Link>
  );
}
