let loading: Promise<void> | undefined;

/**
 * The page carries its critical rules, and its link is disabled, so that nothing is fetched. Enabled where it stands, the
 * stylesheet would make Chrome look up every font and lay out all text again. So it is added behind all others.
 */
export function loadFullStylesheet() {
  loading ??= new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
    if (!link) return resolve();
    const { href } = link;
    const done = () => resolve();
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done, onerror: done }),
    );
  });
  return loading;
}
