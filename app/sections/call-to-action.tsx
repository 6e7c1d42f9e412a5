import { ButtonLink } from "#app/ui/button.tsx";

/** The dark section at the end of a page, with one link. */
export function CallToAction({
  title,
  text,
  to,
  label,
}: {
  title: string;
  text: string;
  to: string;
  label: string;
}) {
  return (
    <section className="on-dark bg-hooghly-deep text-white">
      <div className="page-width grid items-end gap-8 py-16 md:py-24 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h2 className="type-h2">{title}</h2>
          <p className="mt-4 measure type-lead text-mist">{text}</p>
        </div>
        <div className="lg:col-span-4 lg:justify-self-end">
          <ButtonLink to={to} size="lg" variant="glow">
            {label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
