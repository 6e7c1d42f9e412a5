import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { LoadFailure, prefetchFailurePages } from "#app/failures/failure-pages.ts";
import { noteLoadError } from "#app/failures/load-errors.ts";
import { maskMissingPath } from "#app/lib/missing-path.ts";
import { lostModule } from "#contract/framework.ts";

maskMissingPath();
// In place of a page whose module is lost.
Reflect.set(window, lostModule, { default: LoadFailure, ErrorBoundary: LoadFailure });

// In a task of its own: making React ready has already held the page for a while.
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={noteLoadError} />
      </StrictMode>,
    );
  });
});

setTimeout(() => {
  prefetchFailurePages();
  // Where the line is gone, a visit is neither counted nor measured.
  if (__COUNTS_VISITS__) import("#app/visits/count-visits.ts").then(({ countVisits }) => countVisits(), noop);
  if (__SENDS_VITALS__) import("#app/visits/send-vitals.ts").then(({ sendVitals }) => sendVitals(), noop);
}, 1_000);

function noop() {}
