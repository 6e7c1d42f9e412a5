import { clsx } from "clsx";
import { Mark } from "#app/layout/mark.tsx";
import { useClientValue } from "#app/lib/use-client-value.ts";
import { OfficeStatus } from "#app/time/office-status.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Link } from "#app/ui/link.tsx";
import { footerCompany, footerServices, legalLinks, type NavigationLink } from "#content/navigation.ts";
import { site, socialLinks } from "#content/site.ts";

export function SiteFooter() {
  return (
    <footer className="@container isolate screen-only on-dark border-t border-graphite bg-ink text-white">
      <div className="page-width grid two-columns gap-x-6 gap-y-12 pt-16 pb-12 wide:grid-cols-12">
        <div className="narrow:col-span-full wide:col-span-4">
          <div className="flex items-center gap-3">
            <Mark className="w-12" />
            <span className="pt-1 font-display text-3xl leading-none font-bold">{site.name}</span>
          </div>
          <p className="mt-5 max-w-[17em] text-mist">{site.tagline}</p>
          {/* An image, because our fonts have no Bengali letters. */}
          <p lang="bn" className="mt-8">
            <Drawing name="kolkata" className="h-7 w-40 max-w-full" />
            <span className="sr-only">কলকাতা</span>
          </p>
        </div>
        <LinkList title="Services" links={footerServices} className="wide:col-span-3" />
        <LinkList title="Company" links={footerCompany} className="wide:col-span-2" />
        <Contact />
      </div>
      <div className="border-t border-graphite">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6 type-small text-mist">
          <p>
            © <CopyrightYear /> {site.name}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {legalLinks.map((link) => (
              <li key={link.to}>
                <FooterLink {...link} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function LinkList({
  title,
  links,
  className,
}: {
  title: string;
  links: readonly NavigationLink[];
  className: string;
}) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="type-label text-white">{title}</h2>
      <ul className="mt-3 text-mist">
        {links.map((link) => (
          <li key={link.to}>
            <FooterLink {...link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterLink({ to, label }: NavigationLink) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-9 items-center leading-tight hover:text-white hover:underline pointer-coarse:min-h-11"
    >
      {label}
    </Link>
  );
}

function Contact() {
  const { address, hours } = site;
  return (
    <div className="narrow:col-span-full wide:col-span-3">
      <h2 className="type-label text-white">Contact</h2>
      <address className="mt-3 text-mist not-italic">
        <a
          href={`mailto:${site.email}`}
          className="inline-flex min-h-9 max-w-full items-center wrap-anywhere text-white underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {site.email}
        </a>
        <p className="mt-1.5">
          {address.street}, {address.city}, {address.country}
        </p>
        <p className="mt-1.5">
          {hours.days} {hours.opens} to {hours.closes} {hours.zone} ({hours.utc})
        </p>
        <OfficeStatus className="mt-1.5" />
      </address>
      <ul className="mt-5 -ml-3 flex flex-wrap">
        {socialLinks.map(({ name, icon, href }) => (
          <li key={name}>
            <ExternalLink
              href={href}
              className="flex size-11 items-center justify-center opacity-70 after:hidden! hover:opacity-100"
            >
              <Drawing name={icon} className="size-5" />
              <span className="sr-only">{`${site.name} on ${name}`}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const drawings = {
  kolkata: "bg-[url(/images/marks/kolkata.svg)]",
  github: "bg-[url(/images/marks/github.svg)]",
  x: "bg-[url(/images/marks/x.svg)]",
  linkedin: "bg-[url(/images/marks/linkedin.svg)]",
  instagram: "bg-[url(/images/marks/instagram.svg)]",
};

/**
 * A background comes as soon as the footer is laid out, which is after the first screen, and leaves no broken picture
 * where it cannot come. Inverted on the white background that forced colours may set.
 */
function Drawing({ name, className }: { name: keyof typeof drawings; className: string }) {
  return (
    <span
      className={clsx(
        "block bg-contain bg-no-repeat forced-colors:not-dark:invert",
        drawings[name],
        className,
      )}
    />
  );
}

/** Prerendered with the year of the build, corrected after hydration. */
function CopyrightYear() {
  return useClientValue(() => new Date().getFullYear(), __BUILD_YEAR__);
}
