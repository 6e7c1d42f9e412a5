import { Logo } from "#app/layout/logo.tsx";
import { MainLinks } from "#app/layout/main-links.tsx";
import { MobileMenu } from "#app/layout/mobile-menu.tsx";
import { useScrolled } from "#app/layout/use-scrolled.ts";
import { SearchButton } from "#app/search/search-button.tsx";
import { ShortlistButton } from "#app/shortlist/shortlist-button.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { site } from "#content/site.ts";

const compactAfterPixels = 20;

export function SiteHeader() {
  const compact = useScrolled(compactAfterPixels);
  return (
    <header
      data-compact={compact || undefined}
      className="group screen-only fixed inset-x-0 top-0 z-40 border-b border-line bg-white"
    >
      <div className="page-width flex items-center justify-between py-4 transition-[padding] group-data-compact:py-2 motion-reduce:transition-none">
        <Logo />
        <div className="flex items-center gap-x-4">
          <nav aria-label="Main" className="max-lg:hidden">
            <MainLinks
              className="flex items-center gap-[clamp(0.7rem,1.15vw,2rem)]"
              linkClassName="relative inline-flex min-h-11 items-center font-display text-base font-medium xl:text-[1.0625rem] whitespace-nowrap [font-stretch:86%] after:absolute after:inset-x-0 after:bottom-1.5 after:h-[3px] after:bg-transparent hover:after:bg-line-strong aria-[current]:after:bg-taxi xl:[font-stretch:100%]"
            />
          </nav>
          <div className="-mr-2 flex">
            <SearchButton />
            <ShortlistButton />
            <MobileMenu />
          </div>
          <ButtonLink href={site.schedulingUrl} className="whitespace-nowrap max-lg:hidden">
            Get Started
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
