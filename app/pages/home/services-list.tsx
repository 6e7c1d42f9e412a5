import { ArrowRight } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { useLazyComponent } from "#app/lib/use-lazy-component.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Service } from "#content/services/schema.ts";
import { BookingPage } from "./service-screens/booking-page.tsx";
import { Screen } from "./service-screens/screen.tsx";

type Row = Pick<Service, "id" | "title" | "description" | "link" | "drawing">;

const firstScreen = "booking-page";

/** Ruled rows; hover or focus on one shows a drawing of its product on the right. */
export function ServicesList({ title, services }: { title: string; services: readonly Row[] }) {
  const [pointedAt, setPointedAt] = useState<string>(firstScreen);
  const { Component: OtherScreens, load } = useLazyComponent(loadOtherScreens);
  const point = (drawing: string = firstScreen) => {
    setPointedAt(drawing);
    // The screens are decoration: where they do not load, the first one stays.
    if (!OtherScreens) load().catch(() => {});
  };

  return (
    <Section
      title={title}
      intro="Hire us for one of them, or for everything from the first sketch to support after launch."
      tone="fog"
    >
      <div className="grid gap-x-6 lg:grid-cols-12">
        <ul className="border-t border-ink lg:col-span-7">
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
        Short of people rather than software?{" "}
        <Link to="/staffing" prefetch="intent" className="text-link">
          Add our engineers to your team
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
      className="group relative grid gap-x-6 gap-y-1.5 border-b border-line py-6 md:grid-cols-[12.5rem_1fr_1.5rem] xl:grid-cols-[15rem_1fr_1.5rem]"
    >
      <h3 className="type-h3 max-md:pr-10">
        <Link
          to={link}
          prefetch="intent"
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {title}
        </Link>
      </h3>
      <p className="type-small text-graphite">{description}</p>
      <Icon
        shape={ArrowRight}
        className="text-steel transition-[translate,color] group-hover:translate-x-1 group-hover:text-ink max-md:absolute max-md:top-6 max-md:right-0"
      />
    </li>
  );
}

/** The screens that nobody sees before pointing at a service are not part of the first load. */
async function loadOtherScreens() {
  const { OtherScreens } = await import("./service-screens/other-screens.tsx");
  return OtherScreens;
}
