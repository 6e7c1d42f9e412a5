import { Bridge } from "#app/bridge/bridge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Home } from "#content/home/schema.ts";
import { RotatingHeadline } from "./rotating-headline.tsx";

/** Text on the left, and the bridge across the whole screen with its middle on the right. */
export function Hero({ hero: { headline, rotating, lead, prices } }: Pick<Home, "hero">) {
  return (
    <section className="bridge-band mb-6">
      <div className="relative z-10 page-width grid gap-x-6 pt-9 md:pt-16 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <RotatingHeadline headline={headline} rotating={rotating} />
          <p className="mt-4 max-w-[34rem] type-lead text-graphite">
            {lead} {/* On a line of its own, so that it stays in place when the font arrives. */}
            <Link to="/pricing" className="text-link block w-fit">
              {prices}
            </Link>
          </p>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-4">
            <ButtonLink to="/contact" size="lg">
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
