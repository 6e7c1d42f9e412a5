import { Link } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";

type Work = {
  /** The number of entries, and the path of their list. */
  count: number;
  shownCount: number | undefined;
  all: string;
  first: readonly { link: string; title: string; client: string }[];
};

type Props = { studies: Work; projects: Work };

/** Studies and projects that used this service: two columns of links. */
export function ServiceWork({ studies, projects }: Props) {
  if (studies.count + projects.count === 0) return null;
  return (
    <Section title="Where we have done it before">
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-2 print:grid-cols-2">
        <WorkList title="Case studies" work={studies} />
        <WorkList title="Projects" work={projects} />
      </div>
    </Section>
  );
}

function WorkList({ title, work }: { title: string; work: Work }) {
  if (work.count === 0) return null;
  return (
    <section>
      <h3 className="flex items-baseline justify-between border-t-4 border-ink pt-4 pb-5 type-h3">
        {title}
        <span className="text-steel tabular-nums [font-stretch:75%]">{work.shownCount}</span>
      </h3>
      <ul className="border-t border-line">
        {work.first.map(({ link, title, client }) => (
          <li key={link} className="border-b border-line">
            <Link
              to={link}
              className="group flex min-h-14 justify-between gap-x-6 py-3.5 max-sm:flex-col sm:items-baseline print:min-h-0 print:py-1.5"
            >
              <span className="font-semibold group-hover:underline">{title}</span>
              <span className="type-small text-steel">{client}</span>
            </Link>
          </li>
        ))}
      </ul>
      {work.count > work.first.length && (
        <p className="screen-only mt-5">
          <Link to={work.all} className="text-link">
            All {work.count} {title.toLowerCase()}
          </Link>
        </p>
      )}
    </section>
  );
}
