import { compactOnScroll } from "#app/layout/compact-on-scroll.ts";
import { Logo } from "#app/layout/logo.tsx";
import { MainLinks } from "#app/layout/main-links.tsx";
import { MobileMenu } from "#app/layout/mobile-menu.tsx";
import { PendingBar } from "#app/layout/pending-bar.tsx";
import { SearchButton } from "#app/search/search-button.tsx";
import { ShortlistButton } from "#app/shortlist/shortlist-button.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { site } from "#content/site.ts";

/** Wide enough for the row of links: measured in the size of the text, which the visitor may have changed. */
export function SiteHeader() {
  return (
    <header
      ref={compactOnScroll}
      className="group @container/header screen-only fixed inset-x-0 top-0 z-40 border-b border-line bg-white [@media(height<20rem)]:absolute"
    >
      <div className="page-width flex items-center justify-between py-4 group-data-[compact=true]:py-2 motion-safe:group-data-compact:transition-[padding]">
        <Logo />
        <div className="flex items-center gap-x-3">
          <nav aria-label="Main" className="not-wide:hidden">
            <MainLinks
              className="flex items-center gap-[clamp(0.6rem,2vw-0.65rem,2rem)]"
              linkClassName="state-bar inline-flex min-h-11 items-center font-display text-base leading-tight font-medium [font-stretch:86%] after:bottom-1 xl:text-[1.0625rem] xl:[font-stretch:100%]"
            />
          </nav>
          <div className="-mr-2 flex">
            <SearchButton />
            <ShortlistButton />
            <MobileMenu />
          </div>
          <ButtonLink href={site.schedulingUrl} className="whitespace-nowrap not-wide:hidden">
            Get Started
          </ButtonLink>
        </div>
      </div>
      <PendingBar />
    </header>
  );
}
