import { Bridge } from "#app/sections/bridge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Home } from "#content/home/schema.ts";

/** Words on the left, and the bridge from one edge of the screen to the other, its middle on the right. */
export function Hero({ hero: { headline, rotating, lead } }: Pick<Home, "hero">) {
  return (
    <section className="bridge-band mb-6">
      <div className="relative z-10 page-width grid gap-x-6 pt-14 md:pt-20 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="type-display">
            {headline}{" "}
            <span className="bg-[linear-gradient(var(--color-taxi),var(--color-taxi))] bg-size-[100%_0.28em] bg-position-[0_88%] bg-no-repeat">
              {rotating[0]}
            </span>
          </h1>
          <p className="mt-8 max-w-[34rem] type-lead text-graphite">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/contact" variant="glow" size="lg">
              Get Started
            </ButtonLink>
            <ButtonLink to="/portfolio" variant="outline" size="lg">
              View Our Work
            </ButtonLink>
          </div>
        </div>
      </div>
      <Bridge />
    </section>
  );
}
