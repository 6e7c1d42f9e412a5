import { createApp } from "./app.ts";
import { type Config, ConfigError, parseConfig } from "./config.ts";
import { readSite } from "./site/read-site.ts";

const config = readConfig();
const site = await readSite("build");
const app = createApp({ site, siteUrl: config.siteUrl, logLevel: config.logLevel });

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, async () => {
    await app.close();
    process.exit(0);
  });
}

await app.listen({ port: config.port, host: config.host });
console.log(`${site.files.size} files at http://localhost:${config.port}`);

function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`Cannot start: ${error.message}`);
    process.exit(1);
  }
}
