let coming: Promise<void> | undefined;

/**
 * A page comes with the rules for what its own modules can show. All others are one file, which is needed once the
 * visitor goes elsewhere or opens something that is loaded late. It lies ready as a prefetched link by then.
 */
export function restOfStyles() {
  coming ??= new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="prefetch"][href$=".css"]');
    if (!link) return resolve();
    link.onload = () => resolve();
    link.onerror = () => {
      link.rel = "prefetch";
      coming = undefined;
      resolve();
    };
    link.rel = "stylesheet";
  });
  return coming;
}
