import { ShortlistToggle } from "#app/shortlist/shortlist-toggle.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ImageWithFallback } from "#app/ui/image-with-fallback.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture.tsx";
import type { CaseStudy } from "#content/case-studies/schema.ts";
import { fallbackPictures } from "#content/site.ts";

type Props = {
  study: Pick<CaseStudy, "id" | "title" | "category" | "summary" | "clientName">;
  cover: PictureFiles;
  logo: string | undefined;
};

const trail = [
  { to: "/", label: "Home" },
  { to: "/case-studies", label: "Case Studies" },
];

export function StudyHero({ study: { id, title, category, summary, clientName }, cover, logo }: Props) {
  return (
    <header className="page-width pt-8 pb-12 md:pt-10 md:pb-16 print:pt-0 print:pb-4">
      <div className="screen-only">
        <Breadcrumb trail={trail} here={title} />
      </div>
      <div className="mt-8 grid items-end gap-x-6 gap-y-10 lg:grid-cols-12 print:mt-0 print:grid-cols-12 print:gap-4">
        <div className="lg:col-span-6 lg:pr-6 print:col-span-8">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            {logo && (
              <ImageWithFallback
                src={logo}
                fallback={fallbackPictures.logo}
                alt=""
                className="h-8 w-36 object-contain object-left"
              />
            )}
            <p className={logo ? "sr-only" : "type-label"}>{clientName}</p>
            <p className="rounded bg-hooghly-tint px-3 py-1 type-small text-hooghly">{category}</p>
          </div>
          <h1 className="mt-6 type-h1 print:mt-2">{title}</h1>
          <p className="mt-6 measure type-lead text-graphite print:mt-2">{summary}</p>
          <ShortlistToggle path={`/case-studies/${id}`} title={title} labelled className="mt-6" />
        </div>
        <Picture
          picture={cover}
          sizes="(min-width: 1440px) 644px, (min-width: 1024px) 46vw, calc(100vw - 2.5rem)"
          priority="high"
          fallbacks={[fallbackPictures.study]}
          className="aspect-[8/5] shared-cover lg:col-span-6 print:col-span-4"
        />
      </div>
    </header>
  );
}
