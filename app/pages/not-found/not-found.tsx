import { useEffect } from "react";
import { data, useLocation } from "react-router";
import { useMissingPathRedirect } from "#app/lib/missing-path.ts";
import { unlistedMeta } from "#app/lib/seo.ts";
import { MissingPage } from "#app/sections/missing-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { tagsMetadata } from "#content/metadata-for.ts";
import type { Route } from "./+types/not-found";

export function loader({ url }: Route.LoaderArgs) {
  return data({ metadata: tagsMetadata(url.pathname) }, { status: 404 });
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData);

export default function NotFoundPage() {
  const { pathname } = useLocation();

  const leaving = useMissingPathRedirect();

  // The path only: a query may hold personal data.
  useEffect(() => {
    if (!leaving) console.error(`404: no page at ${pathname}`);
  }, [pathname, leaving]);

  return (
    <MissingPage
      title={
        <>
          <span className="block type-display">404</span> Oops! Page not found
        </>
      }
      text="The address may be old or mistyped. The rest of the bridge is still standing."
    >
      <ButtonLink to="/">Return to Home</ButtonLink>
    </MissingPage>
  );
}

/** A static file host sends no data for unknown paths; the page is the same. */
export function ErrorBoundary() {
  return <NotFoundPage />;
}
