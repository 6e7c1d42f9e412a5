import { ArrowRight } from "lucide";
import { ServiceIcon } from "#app/sections/service-icon.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Service } from "#content/services/schema.ts";

type Card = Pick<Service, "id" | "title" | "description" | "icon" | "link">;

export function Expertise({ cards }: { cards: readonly Card[] }) {
  return (
    <Section title="Our Expertise" tone="fog">
      <ul className="grid gap-px overflow-hidden border border-line bg-line md:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ id, title, description, icon, link }) => (
          <li key={id} className="group relative flex flex-col bg-white p-6 hover:bg-taxi-tint md:p-8">
            <div className="flex justify-between">
              <ServiceIcon icon={icon} className="size-9" />
              <Icon
                shape={ArrowRight}
                className="size-6 text-steel transition-transform group-hover:translate-x-1 motion-reduce:transition-none"
              />
            </div>
            <h3 className="mt-10 type-h3 md:mt-16">
              <Link to={link} className="after:absolute after:inset-0 group-hover:underline">
                {title}
              </Link>
            </h3>
            <p className="mt-2 text-graphite">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
