import { ArrowRight } from "lucide";
import { useState } from "react";
import { useLazyComponent } from "#app/lib/use-lazy-component.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Home } from "#content/home/schema.ts";
import type { Service } from "#content/services/schema.ts";
import { BookingPage } from "./service-screens/booking-page.tsx";
import { Screen } from "./service-screens/screen.tsx";

type Row = Pick<Service, "id" | "title" | "description" | "link" | "drawing">;

type Props = { title: string; intro: string; services: readonly Row[] } & Pick<Home, "staffing">;

const firstScreen = "booking-page";

/** Hover or focus on a service shows a drawing of its product on the right. */
export function ServicesList({ title, intro, services, staffing }: Props) {
  const [pointedAt, setPointedAt] = useState<string>(firstScreen);
  const { Component: OtherScreens, load } = useLazyComponent(loadOtherScreens);
  const point = (drawing: string = firstScreen) => {
    setPointedAt(drawing);
    // The screens are decoration: where they do not load, the first one stays.
    if (!OtherScreens) load().catch(() => {});
  };

  return (
    <Section title={title} intro={intro} tone="fog">
      <div className="grid gap-x-6 lg:grid-cols-12">
        <ul className="grid gap-x-6 md:grid-cols-2 lg:col-span-7">
          {services.map((service) => (
            <ServiceRow key={service.id} {...service} onPoint={() => point(service.drawing)} />
          ))}
        </ul>
        <div className="screen-only hidden lg:col-span-5 lg:block">
          <div className="sticky top-28 grid">
            <Screen colour="bg-hooghly" shown={pointedAt === firstScreen || !OtherScreens}>
              <BookingPage />
            </Screen>
            {OtherScreens && <OtherScreens shown={pointedAt} />}
          </div>
        </div>
      </div>
      <p className="mt-8">
        {staffing.question}{" "}
        <Link to="/staffing" className="text-link">
          {staffing.link}
        </Link>
      </p>
    </Section>
  );
}

function ServiceRow({ title, description, link, onPoint }: Row & { onPoint: () => void }) {
  return (
    <li
      onPointerEnter={onPoint}
      onFocus={onPoint}
      className="group relative grid grid-cols-[minmax(0,1fr)_1.5rem] content-start gap-x-6 gap-y-1.5 border-t border-ink pt-4 pb-6"
    >
      <h3 className="type-h3">
        <Link to={link} className="underline-offset-4 after:absolute after:inset-0 group-hover:underline">
          {title}
        </Link>
      </h3>
      <p className="row-start-2 type-small text-graphite max-md:col-span-2">{description}</p>
      <Icon
        shape={ArrowRight}
        className="text-steel transition-[translate,color] group-hover:translate-x-1 group-hover:text-ink"
      />
    </li>
  );
}

/** The screens that nobody sees before pointing at a service are not part of the first load. */
async function loadOtherScreens() {
  const { OtherScreens } = await import("./service-screens/other-screens.tsx");
  return OtherScreens;
}
