import type { TechnologyPartner } from "#content/technology-partners/schema.ts";

/** A partner's mark, which scripts/technology-marks.ts has drawn in one colour. */
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
