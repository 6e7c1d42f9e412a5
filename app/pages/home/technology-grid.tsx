import { TechnologyMark } from "#app/sections/technology-mark.tsx";
import { Link } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Home } from "#content/home/schema.ts";
import type { TechnologyPartner } from "#content/technology-partners/schema.ts";

type Partner = Pick<TechnologyPartner, "id" | "name" | "logo">;
type Props = Home["technologies"] & {
  categories: readonly { category: string; partners: readonly Partner[] }[];
};

/** A column for each category; on a phone, a row. */
export function TechnologyGrid({ categories, ...heading }: Props) {
  return (
    <Section {...heading} tone="fog">
      <ul className="grid border-t border-ink lg:auto-cols-fr lg:grid-flow-col">
        {categories.map(({ category, partners }) => (
          <li
            key={category}
            className="max-lg:border-b max-lg:border-line max-lg:py-5 lg:border-line lg:pt-5 lg:not-first:border-l lg:not-first:pl-6"
          >
            <h3 className="type-label text-steel">{category}</h3>
            <ul className="max-lg:mt-3 max-lg:grid max-lg:two-columns max-lg:gap-x-3">
              {partners.map((partner) => (
                <li key={partner.id} className="lg:py-6 lg:not-first:border-t lg:not-first:border-line">
                  <PartnerLink {...partner} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Links to the projects that were built with it. */
function PartnerLink({ name, logo }: Partner) {
  return (
    <Link
      to={`/portfolio?technology=${encodeURIComponent(name)}`}
      className="group flex items-center gap-3 lg:flex-col lg:gap-4 lg:items-start"
    >
      <TechnologyMark
        logo={logo}
        className="size-8 shrink-0 transition-opacity group-hover:opacity-60 lg:size-11"
      />
      <span className="type-label group-hover:underline lg:type-h3">{name}</span>
    </Link>
  );
}
