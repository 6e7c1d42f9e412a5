import { StudyShot, type StudyShots } from "./study-shot.tsx";

/** The pictures of a study from a position on. The first of an odd number has the full width. */
export function StudyGallery({ title, shots, from }: StudyShots & { from: number }) {
  const isOdd = (shots.length - from) % 2 === 1;
  return (
    <section>
      <h2 className="type-h2">Project Gallery</h2>
      <ul className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 print:mt-2 print:gap-3">
        {shots.slice(from).map((shot, index) => {
          const full = isOdd && index === 0;
          return (
            <li key={shot.src + shot.caption} className={full ? "sm:col-span-2" : undefined}>
              <StudyShot title={title} shots={shots} position={from + index} half={!full} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
