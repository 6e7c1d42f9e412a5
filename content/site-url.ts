/** From the environment of the build: only loaders and build scripts import it, never a component. */
export const siteUrl = (process.env.SITE_URL ?? "http://localhost:3000").replace(/\/+$/, "");
