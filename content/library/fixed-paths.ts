export const fixedPaths = [
  "/",
  "/services",
  "/portfolio",
  "/case-studies",
  "/about",
  "/contact",
  "/pricing",
  "/process",
  "/staffing",
  "/privacy-policy",
  "/terms-of-service",
] as const;

/** Addresses that show the home page; search engines are sent to "/". */
export const aliasPaths = ["/technologies", "/testimonials", "/sitemap"] as const;
