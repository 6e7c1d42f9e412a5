import { data } from "react-router";
import { pageMeta } from "#app/lib/seo.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { tagsMetadata } from "#content/metadata-for.ts";
import { site } from "#content/site.ts";
import { titlePages } from "#content/title-pages.ts";
import type { Route } from "./+types/titles";

const lists: Readonly<Record<string, { name: string; entries: string }>> = {
  "/portfolio": { name: "Portfolio", entries: "projects" },
  "/case-studies": { name: "Case Studies", entries: "case studies" },
};

export function loader({ params }: Route.LoaderArgs) {
  const wanted = `/${params.list}/titles/${params.page}`;
  const titles = titlePages.find(({ path }) => path === wanted);
  if (!titles) throw data({ metadata: tagsMetadata(wanted) }, { status: 404 });
  const { list, path, paths } = titles;
  const metadata = tagsMetadata(list);
  const page = `${paths.indexOf(path) + 1} of ${paths.length}`;
  const title = `${lists[list]?.name} by Title, ${page} | ${site.name}`;
  const description = `A plain list of links to the ${lists[list]?.entries} on this site, page ${page}.`;
  const canonicalUrl = metadata.canonicalUrl.replace(list, path);
  return { titles, metadata: { ...metadata, title, description, canonicalUrl } };
}

export const meta = ({ loaderData, error }: Route.MetaArgs) => pageMeta(loaderData, error);

export default function TitlesPage({ loaderData: { titles } }: Route.ComponentProps) {
  const { list, path, paths, links } = titles;
  const name = lists[list]?.name ?? "";
  return (
    <>
      <PageHeader title={`${name} by Title`}>
        <ButtonLink to={list} variant="outline">
          Back to {name}
        </ButtonLink>
      </PageHeader>
      <div className="page-width py-12 md:py-16">
        <ul className="gap-6 md:columns-2">
          {links.map(({ to, title }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-9 items-center text-link">
                {title}
              </Link>
            </li>
          ))}
        </ul>
        {paths.length > 1 && <Pagination paths={paths} current={path} />}
      </div>
    </>
  );
}

function Pagination({ paths, current }: { paths: readonly string[]; current: string }) {
  return (
    <nav aria-label="Pages" className="mt-12 border-t border-line pt-6">
      <ol className="flex flex-wrap gap-x-4">
        {paths.map((path, index) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === current ? "page" : undefined}
              className="inline-flex min-h-9 min-w-9 items-center justify-center text-link aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function ErrorBoundary() {
  return (
    <PageHeader title="Page Not Found" subtitle="The list has fewer pages than that, or it has moved.">
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/portfolio">Portfolio</ButtonLink>
        <ButtonLink to="/case-studies">Case Studies</ButtonLink>
      </div>
    </PageHeader>
  );
}
