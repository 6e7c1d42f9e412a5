import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "./test-app.ts";

export function writeMinimalBuild(folder: string) {
  const client = join(folder, "build", "client");
  mkdirSync(client, { recursive: true });
  writeFileSync(join(client, "index.html"), "<!doctype html><title>Home</title>");
  writeFileSync(join(client, "404.html"), "<!doctype html><title>Not found</title>");
  const siteUrl = "http://localhost:3000";
  writeFileSync(
    join(folder, "build", "site.json"),
    JSON.stringify({ company, siteUrl, sendsVitals: false, policies: {}, redirects: [] }),
  );
}
