import { Section } from "#app/ui/section.tsx";
import { Dots } from "./dots.tsx";
import { Slide, type Voice } from "./slide.tsx";
import { useCarousel } from "./use-carousel.ts";

type Stat = { value: string; label: string; counted?: string | undefined };

/** A carousel that moves only when the visitor asks for it: by dot, arrow key or swipe. */
export function Testimonials({ voices, stats }: { voices: readonly Voice[]; stats: readonly Stat[] }) {
  const { shown, select, keys, swipe } = useCarousel(voices.length);
  return (
    <Section title="In their words" tone="taxi">
      <div className="grid gap-x-6 gap-y-14 lg:grid-cols-12">
        <section
          aria-roledescription="carousel"
          aria-label="Testimonials"
          className="lg:col-span-8"
          onKeyDown={keys}
        >
          <div aria-live="polite" className="grid touch-pan-y noscript:gap-y-12 print:gap-y-8" {...swipe}>
            {voices.map((voice, index) => (
              <Slide
                key={voice.id}
                voice={voice}
                shown={index === shown}
                label={`${index + 1} of ${voices.length}`}
                index={index}
              />
            ))}
          </div>
          {voices.length > 1 && (
            <Dots names={voices.map(({ name }) => name)} shown={shown} onSelect={select} />
          )}
        </section>
        <dl className="@container grid border-t border-ink md:max-lg:grid-cols-3 lg:col-span-3 lg:col-start-10 lg:self-start">
          {stats.map(({ value, label, counted }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-ink py-5 max-md:border-b @min-[18rem]:max-md:grid @min-[18rem]:max-md:grid-cols-[6rem_1fr] @min-[18rem]:max-md:items-baseline md:pr-1 lg:border-b lg:py-6"
            >
              <dt className="col-start-2 row-start-1 type-small">{label}</dt>
              <dd className="col-start-1 row-start-1 type-figure">{value}</dd>
              {counted && (
                <dd className="order-first col-start-2 row-start-2 mt-1 type-small text-graphite">
                  {counted}
                </dd>
              )}
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
