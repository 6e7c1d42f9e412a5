import * as v from "valibot";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const configSchema = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, "must be a port number"),
      v.transform(Number),
      v.maxValue(65_535, "must be a port number"),
    ),
    "3000",
  ),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty("must be a host name or address")), "0.0.0.0"),
  SITE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, "must be a full address without a path, such as https://midspan.example"),
      v.transform((address) => new URL(address)),
    ),
    "http://localhost:3000",
  ),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(", ")}`), "info"),
});

export type Config = { port: number; host: string; siteUrl: URL; logLevel: (typeof logLevels)[number] };

/** Reads the environment once, at the start. A wrong value is one clear line for the operator. */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = v.safeParse(configSchema, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new ConfigError(`${v.getDotPath(issue)} ${issue.message}`);
  }
  const { PORT, HOST, SITE_URL, LOG_LEVEL } = result.output;
  return { port: PORT, host: HOST, siteUrl: SITE_URL, logLevel: LOG_LEVEL };
}

export class ConfigError extends Error {}

function isOrigin(address: string) {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}
