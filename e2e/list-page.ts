import type { Page } from "@playwright/test";
import { caseStudies } from "#content/case-studies/index.ts";
import { projects } from "#content/projects/index.ts";
import { hydrated } from "./visitor.ts";

/** The two lists of work, as specified. */
export const lists = [
  {
    path: "/portfolio",
    entries: projects.all,
    size: 6,
    delay: 1_000,
    near: 300,
    more: "Load more projects",
    loading: "Loading projects...",
    end: "You've viewed all our projects in this category",
    titles: "All projects by title",
  },
  {
    path: "/case-studies",
    entries: caseStudies.all,
    size: 9,
    delay: 800,
    near: 200,
    more: "Load more case studies",
    loading: "Loading case studies...",
    end: "You've viewed all our case studies",
    titles: "All case studies by title",
  },
] as const;

/** All entries of a list, fetched when a visitor asks for more than its first page. */
export const listFiles = /\/assets\/(study|project)-index-[\w-]+\.json$/;

export const cards = (page: Page) => page.getByRole("main").getByRole("article");

export const status = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text });

export async function openList(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}
