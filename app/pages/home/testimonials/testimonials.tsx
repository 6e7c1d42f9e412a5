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
        <dl className="grid border-t border-ink md:max-lg:grid-cols-3 lg:col-span-3 lg:col-start-10 lg:self-start">
          {stats.map(({ value, label, counted }) => (
            <div
              key={label}
              className="border-ink py-5 max-md:grid max-md:grid-cols-[6rem_1fr] max-md:items-baseline max-md:border-b md:flex md:flex-col-reverse md:justify-end md:pr-1 lg:border-b lg:py-6"
            >
              <dt className="type-small max-md:col-start-2">{label}</dt>
              <dd className="row-start-1 type-figure">{value}</dd>
              {counted && (
                <dd className="mt-1 type-small text-graphite max-md:col-start-2 md:order-first">{counted}</dd>
              )}
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
