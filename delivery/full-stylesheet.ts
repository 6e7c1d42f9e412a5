/** The link counts for print until the page, which carries its critical rules, is idle or navigates. */
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
