import { index, type RouteConfig, route } from "@react-router/dev/routes";

const home = "pages/home/home.tsx";

export default [
  index(home),
  // The home page has these addresses too. The XML sitemap is scripts/publish/sitemap.ts.
  route("technologies", home, { id: "technologies" }),
  route("testimonials", home, { id: "testimonials" }),
  route("sitemap", home, { id: "sitemap" }),
  route("services", "pages/services/services.tsx"),
  route("services/:serviceId", "pages/service/service.tsx"),
  route("portfolio", "pages/portfolio/portfolio.tsx"),
  route("portfolio/:projectId", "pages/project/project.tsx"),
  route("case-studies", "pages/case-studies/case-studies.tsx"),
  route("case-studies/:studyId", "pages/case-study/case-study.tsx"),
  route(":list/titles/:page", "pages/titles/titles.tsx"),
  route("about", "pages/about/about.tsx"),
  route("contact", "pages/contact/contact.tsx"),
  route("pricing", "pages/pricing/pricing.tsx"),
  route("process", "pages/process/process.tsx"),
  route("staffing", "pages/staffing/staffing.tsx"),
  route("privacy-policy", "pages/legal/privacy-policy.tsx"),
  route("terms-of-service", "pages/legal/terms-of-service.tsx"),
  // Every primitive in every state, for work on the design. Never part of a production build.
  ...(process.env.NODE_ENV === "development"
    ? [route("design-system", "pages/design-system/design-system.tsx")]
    : []),
  route("*", "pages/not-found/not-found.tsx"),
] satisfies RouteConfig;
