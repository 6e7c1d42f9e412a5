import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One real PostgreSQL for all tests of the server; each test makes a database of its own in it. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres({ durable: false });
  project.provide("postgresUrl", postgres.url.href);
  return postgres.remove;
}
