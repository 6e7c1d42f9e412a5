import css from "#app/app.css?inline";

/**
 * The styles travel inside each page, so that nothing stands between the first byte and the first paint; the build
 * cuts them down to what the page needs (scripts/page-css.ts). A production bundle leaves their text out and takes it
 * from the page, in case React has to build the page anew.
 */
export function Stylesheet() {
  const text = import.meta.env.SSR || import.meta.env.DEV ? css : cssOfPage;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet.
  return <style dangerouslySetInnerHTML={{ __html: text }} />;
}

const cssOfPage = import.meta.env.SSR ? "" : (document.querySelector("head style")?.textContent ?? "");
