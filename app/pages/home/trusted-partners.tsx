import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { ImageWithFallback } from "#app/ui/image-with-fallback.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ClientLogo } from "#content/client-logos/schema.ts";
import { claims, fallbackPictures, site } from "#content/site.ts";

type Logo = ClientLogo & { /** Path of the study or project for this client. */ work: string | undefined };

export function TrustedPartners({ logos }: { logos: readonly Logo[] }) {
  return (
    <section aria-labelledby="trusted-partners" className="page-width py-20 md:py-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
        <div>
          <h2 id="trusted-partners" className="type-h3">
            Trusted partners
          </h2>
          <p className="mt-1 text-steel">
            We have worked with {claims.companies} companies since {site.foundedIn}. Here are some of them.
          </p>
        </div>
        <ButtonLink href={site.schedulingUrl} variant="outline">
          Discuss Your Project
        </ButtonLink>
      </div>
      <ul className="mt-10 grid grid-cols-3 gap-x-4 gap-y-9 sm:gap-x-10 lg:grid-cols-5 lg:gap-x-8 xl:flex xl:items-center xl:justify-between xl:gap-x-3">
        {logos.map(({ id, name, imgUrl, width, work }) => (
          <li key={id}>
            <LinkIf to={work}>
              <ImageWithFallback
                src={imgUrl}
                fallback={fallbackPictures.logo}
                alt={name}
                width={width}
                height={logoHeight}
                className="h-7 w-auto max-w-full object-contain object-left sm:h-9 lg:h-8 xl:h-[clamp(1.625rem,2.2vw,2rem)]"
              />
            </LinkIf>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinkIf({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (!to) return children;
  return (
    <Link to={to} className="block transition-opacity hover:opacity-60">
      {children}
    </Link>
  );
}

/** All logos are drawn to this height; their widths are in the content. */
const logoHeight = 40;
