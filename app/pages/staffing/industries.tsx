import { Building, GraduationCap, HeartPulse, Landmark, Layers, ShoppingCart } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { PartnerIndustry } from "#content/staffing/schema.ts";

const icons = { HeartPulse, Landmark, ShoppingCart, GraduationCap, Building, Layers };

export function Industries({ industries }: { industries: readonly PartnerIndustry[] }) {
  return (
    <Section title="Industries we know" tone="fog">
      <ul className="grid border-t border-line-strong md:grid-cols-2 md:gap-x-6 lg:grid-cols-3">
        {industries.map(({ id, title, description, icon }) => (
          <li key={id} className="flex gap-5 border-b border-line-strong py-6 md:pr-4">
            <Icon shape={icons[icon]} className="mt-0.5 size-8 shrink-0" />
            <div>
              <h3 className="type-h3">{title}</h3>
              <p className="mt-2 text-graphite">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
