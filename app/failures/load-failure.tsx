import { useEffect, useState } from "react";
import UnexpectedError from "#app/failures/unexpected-error.tsx";
import { isReachable } from "#app/lib/is-reachable.ts";
import { readJson, writeJson } from "#app/lib/json-storage.ts";
import { Button } from "#app/ui/button.tsx";

const reloadedKey = "reloaded";
const retryEvery = 5_000;
const soon = 10_000;

/**
 * In place of a page whose data or code did not come. After a deployment its files have other names, so the page is
 * loaded as a document, once. Offline it waits for the connection.
 */
export default function LoadFailure() {
  const [state, setState] = useState<"loading" | "offline" | "broken">("loading");

  useEffect(() => {
    if (state === "broken") return;
    const tryAgain = async () => setState(await loadDocument());
    tryAgain();
    const timer = setInterval(tryAgain, retryEvery);
    window.addEventListener("online", tryAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", tryAgain);
    };
  }, [state]);

  if (state === "broken") return <UnexpectedError />;
  if (state === "loading") return <p className="page-width py-24 text-center type-lead">Loading page...</p>;
  return (
    <section className="page-width section-space">
      <title>You are offline | Midspan</title>
      <h1 className="type-h1">You are offline</h1>
      <p className="mt-6 measure type-lead text-graphite">
        This page opens by itself when the connection is back. What you typed is kept.
      </p>
      <Button className="mt-8" onClick={async () => setState(await loadDocument())}>
        Try again
      </Button>
    </section>
  );
}

/** Never twice in a row: what a new document did not mend, another will not. */
async function loadDocument() {
  const { href } = window.location;
  if (!(await isReachable())) return "offline";
  if (readJson("sessionStorage", reloadedKey) === href && performance.now() < soon) return "broken";
  writeJson("sessionStorage", reloadedKey, href);
  window.location.reload();
  return "loading";
}
