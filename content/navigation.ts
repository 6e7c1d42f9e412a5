import { library } from "./library/library.ts";

export type NavigationLink = { to: string; label: string };

export const mainLinks: readonly NavigationLink[] = [
  { to: "/", label: "Home" },
  { to: "/services", label: "Services" },
  { to: "/portfolio", label: "Portfolio" },
  { to: "/case-studies", label: "Case Studies" },
  { to: "/about", label: "About" },
  { to: "/process", label: "Process" },
  { to: "/staffing", label: "Staffing Solutions" },
  { to: "/contact", label: "Contact" },
];

export const footerServices: readonly NavigationLink[] = [
  ...library.services.map(({ id, title }) => ({ to: `/services/${id}`, label: title })),
  { to: "/services", label: "All services" },
];

export const footerCompany: readonly NavigationLink[] = [
  { to: "/about", label: "About" },
  { to: "/process", label: "Process" },
  { to: "/portfolio", label: "Portfolio" },
  { to: "/case-studies", label: "Case Studies" },
  { to: "/staffing", label: "Staffing Solutions" },
  { to: "/pricing", label: "Pricing" },
  { to: "/contact", label: "Contact" },
];

export const legalLinks: readonly NavigationLink[] = [
  { to: "/privacy-policy", label: "Privacy Policy" },
  { to: "/terms-of-service", label: "Terms & Conditions" },
];
