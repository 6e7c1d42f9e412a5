let loading: Promise<void> | undefined;

/**
 * The link of the page counts for print alone, because the page carries its critical rules. When it is idle or
 * navigates, the stylesheet is added behind all others. To switch the link on where it stands would make Chrome look up
 * every font again, and lay out all text.
 */
export function loadFullStylesheet() {
  loading ??= new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]');
    if (!link) return resolve();
    const { href } = link;
    const done = () => resolve();
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done, onerror: done }),
    );
  });
  return loading;
}
