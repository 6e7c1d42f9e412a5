/**
 * Where the site is served, without a closing slash. It comes from the environment of the build,
 * so only loaders and build scripts import it: a component would carry it into the browser.
 */
export const siteUrl = (process.env.SITE_URL ?? "http://localhost:3000").replace(/\/+$/, "");
