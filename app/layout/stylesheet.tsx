import css from "#app/app.css?inline";

/**
 * The stylesheet travels inside each page, so that nothing stands between the first byte and the first paint.
 * A production bundle leaves its text out: the element is already in the page and React leaves it alone.
 */
export function Stylesheet() {
  const text = import.meta.env.SSR || import.meta.env.DEV ? css : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet.
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
