import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mailbox } from "./test-app.ts";

/** The smallest built site that the server starts with: a home page and a not-found page. */
export function writeMinimalBuild(folder: string) {
  const client = join(folder, "build", "client");
  mkdirSync(client, { recursive: true });
  writeFileSync(join(client, "index.html"), "<!doctype html><title>Home</title>");
  writeFileSync(join(client, "404.html"), "<!doctype html><title>Not found</title>");
  const siteUrl = "http://localhost:3000";
  writeFileSync(
    join(folder, "build", "site.json"),
    JSON.stringify({ mailbox, siteUrl, policies: {}, redirects: [] }),
  );
}
