import { basename } from "node:path";
import type { GenericSchema } from "valibot";
import { fileSchemas, folderSchemas } from "#content/library/schemas.ts";

type Name = keyof typeof folderSchemas | keyof typeof fileSchemas;

type Collection = {
  label: string;
  group: "Work" | "Clients" | "Prices" | "Pages" | "Technologies" | "Settings";
  /** One entry, where each is a file. */
  noun?: string;
  /** The page that shows an entry. */
  page: (id: string) => string;
  /** The page that lists the entries, where each has a page of its own. */
  list?: string;
};

/** Everything that can be edited, in the order of the menu. A schema without a line here does not compile. */
export const collections: Readonly<Record<Name, Collection>> = {
  "case-studies": {
    label: "Case studies",
    group: "Work",
    noun: "case study",
    page: (id) => `/case-studies/${id}`,
    list: "/case-studies",
  },
  projects: {
    label: "Projects",
    group: "Work",
    noun: "project",
    page: (id) => `/portfolio/${id}`,
    list: "/portfolio",
  },
  services: {
    label: "Services",
    group: "Work",
    noun: "service",
    page: (id) => `/services/${id}`,
    list: "/services",
  },
  people: { label: "People", group: "Work", noun: "person", page: () => "/about" },
  testimonials: {
    label: "Testimonials",
    group: "Clients",
    noun: "testimonial",
    page: () => "/testimonials",
  },
  "client-logos": { label: "Client logos", group: "Clients", noun: "client logo", page: () => "/" },
  calculator: {
    label: "Price calculator",
    group: "Prices",
    noun: "calculator tab",
    page: (id) => `/pricing?tab=${id}`,
  },
  staffing: { label: "Staffing and plans", group: "Prices", page: () => "/staffing" },
  home: { label: "Home", group: "Pages", page: () => "/" },
  about: { label: "About", group: "Pages", page: () => "/about" },
  process: { label: "Process", group: "Pages", page: () => "/process" },
  faq: { label: "Questions and answers", group: "Pages", page: () => "/pricing?tab=faq" },
  chat: { label: "Automated chat", group: "Pages", page: () => "/" },
  "technology-partners": {
    label: "On the home page",
    group: "Technologies",
    page: () => "/technologies",
  },
  technologies: { label: "All that can be named", group: "Technologies", page: () => "/technologies" },
  site: { label: "Contact, hours and claims", group: "Settings", page: () => "/contact" },
  "page-metadata": { label: "Search engines", group: "Settings", page: () => "/" },
  redirects: { label: "Redirects", group: "Settings", page: () => "/" },
};

/** What is known of a file of the content by its name; undefined for any other path. */
export function locate(file: string) {
  const [, folder, id] = /^content\/([a-z-]+)\/([a-z0-9-]+)\.yaml$/.exec(file) ?? [];
  if (folder && id && isFolder(folder)) return located(folder, id, folderSchemas[folder]);
  const name = /^content\/([a-z-]+)\.yaml$/.exec(file)?.[1];
  return name && isFile(name) ? located(name, basename(file, ".yaml"), fileSchemas[name]) : undefined;
}

export function isFolder(name: string): name is keyof typeof folderSchemas {
  return Object.hasOwn(folderSchemas, name);
}

function isFile(name: string): name is keyof typeof fileSchemas {
  return Object.hasOwn(fileSchemas, name);
}

function located(name: Name, id: string, schema: GenericSchema) {
  return { name, id, schema, named: isFolder(name), page: collections[name].page(id) };
}
