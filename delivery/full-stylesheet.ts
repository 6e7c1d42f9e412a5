/**
 * A page carries the rules that it needs itself. The link to the full stylesheet counts for print until this is
 * called: when the page is idle, or before the router shows another page.
 */
export async function loadFullStylesheet() {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]');
  if (!link) return;
  link.media = "all";
  if (link.sheet) return;
  await new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}
