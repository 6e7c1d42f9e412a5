import type { TechnologyPartner } from "#content/technology-partners/schema.ts";

/** A partner's logo in one colour, made by scripts/technology-marks.ts. */
export function TechnologyMark({
  logo,
  className,
}: Pick<TechnologyPartner, "logo"> & { className?: string }) {
  return (
    <img
      src={`/images/technologies/${logo}.svg`}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
