import { type Initials, Monogram } from "#app/sections/monogram/monogram.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Person } from "#content/people/schema.ts";

export type Portrait = Omit<Person, "photo"> & { initials: Initials; photo?: PictureFiles };

/** Those who lead the work. The case studies name them as authors. */
export function People({ people }: { people: readonly Portrait[] }) {
  return (
    <div id="people" className="scroll-mt-24">
      <Section
        title="Who You Will Talk To"
        intro="These people lead the work and write the case studies. One of them joins your first call."
        tone="fog"
      >
        <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {people.map(({ id, name, role, about, initials, photo }, index) => (
            <li key={id} className="flex flex-wrap gap-5">
              {photo ? (
                <Picture picture={photo} sizes="5rem" fallbacks={[]} className="size-20 shrink-0" />
              ) : (
                <Monogram initials={initials} index={index} />
              )}
              <div className="flex-[1_1_10rem]">
                <h3 className="type-h3">{name}</h3>
                <p className="type-small font-semibold text-hooghly">{role}</p>
                <p className="mt-2 text-graphite">{about}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
