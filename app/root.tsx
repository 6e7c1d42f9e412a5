import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
} from "react-router";
import { LoadFailure, UnexpectedError } from "#app/failures/failure-pages.ts";
import { isLoadError } from "#app/failures/load-errors.ts";
import { redirectUnknownService } from "#app/failures/unknown-service.ts";
import { PendingPage } from "#app/layout/pending-page.tsx";
import { RouteAnnouncer } from "#app/layout/route-announcer.tsx";
import { SiteFooter } from "#app/layout/site-footer.tsx";
import { SiteHeader } from "#app/layout/site-header.tsx";
import { SkipLink } from "#app/layout/skip-link.tsx";
import { Toasts } from "#app/ui/toast/toasts.tsx";
import { scrollStorageKey } from "#app/url-state/router-history.ts";
import { canonicalPath } from "#contract/canonical-path.ts";
import { DeliveryHead } from "#delivery/delivery-head.tsx";
import { loadFullStylesheet } from "#delivery/full-stylesheet.ts";
import type { Route } from "./+types/root";
import "./app.css";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  function toCanonicalPath({ request }) {
    const { pathname, search } = new URL(request.url);
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname) throw redirect(canonical + search);
  },
  loadFullStylesheet,
  redirectUnknownService,
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <Meta />
        <DeliveryHead />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/atom+xml" title="Case studies" href="/feed.xml" />
        <Links />
      </head>
      <body>
        <SkipLink />
        <SiteHeader />
        <main id="main" tabIndex={-1} className="relative pt-(--header-height) outline-none">
          {children}
        </main>
        <SiteFooter />
        <RouteAnnouncer />
        <Toasts />
        <ScrollRestoration storageKey={scrollStorageKey} />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <PendingPage>
      <Outlet />
    </PendingPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isLoadError(error)) return <LoadFailure />;
  const detail = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : stackOf(error);
  return <UnexpectedError detail={import.meta.env.DEV ? detail : undefined} />;
}

function stackOf(error: unknown) {
  return error instanceof Error ? error.stack : String(error);
}
