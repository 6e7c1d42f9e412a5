import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import * as v from "valibot";
import {
  count,
  databaseUrl,
  flag,
  mailAddress,
  mailAddressList,
  networkList,
  origin,
  originList,
  port,
  secretList,
  smtpUrl,
  text,
  webUrl,
} from "./config-fields.ts";
import type { Secrets } from "./contact/challenge/secret.ts";
import type { TurnstileConfig } from "./contact/challenge/turnstile.ts";
import type { SmtpSettings } from "./outbox/smtp-settings.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** systemd passes sockets from here on. */
const firstPassedFd = 3;

const configSchema = v.pipe(
  v.object({
    PORT: v.optional(port, "3000"),
    HOST: v.optional(text, "0.0.0.0"),
    LISTEN_FDS: v.optional(v.literal("1", "must be 1: the server listens on one socket")),
    LISTEN_PID: v.optional(count),
    MAX_CONNECTIONS: v.optional(count, "900"),
    SITE_URL: v.optional(origin, "http://localhost:3000"),
    ALLOWED_ORIGINS: v.optional(originList),
    DATA_DIR: v.optional(text, "data"),
    DATABASE_URL: v.optional(databaseUrl),
    CONTACT_TO: v.optional(mailAddressList),
    MAIL_FROM: v.optional(mailAddress),
    SMTP_URL: v.optional(smtpUrl),
    ACKNOWLEDGE: v.optional(flag, "false"),
    CHALLENGE_SECRET: v.optional(secretList),
    TURNSTILE_SITE_KEY: v.optional(text),
    TURNSTILE_SECRET: v.optional(text),
    TURNSTILE_VERIFY_URL: v.optional(webUrl, "https://challenges.cloudflare.com/turnstile/v0/siteverify"),
    TURNSTILE_SCRIPT_URL: v.optional(webUrl, "https://challenges.cloudflare.com/turnstile/v0/api.js"),
    MESSAGES_PER_MINUTE: v.optional(count, "60"),
    TRUSTED_PROXIES: v.optional(networkList),
    VITALS: v.optional(flag, "false"),
    LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(", ")}`), "info"),
  }),
  v.forward(
    v.check(
      (env) => !env.TURNSTILE_SITE_KEY === !env.TURNSTILE_SECRET,
      "must be set together with TURNSTILE_SITE_KEY",
    ),
    ["TURNSTILE_SECRET"],
  ),
  v.forward(
    v.check((env) => !env.ACKNOWLEDGE || env.SMTP_URL !== undefined, "needs SMTP_URL"),
    ["ACKNOWLEDGE"],
  ),
);

export type Config = {
  port: number;
  host: string;
  /** Passed by systemd, instead of port and host. */
  listenFd: number | undefined;
  maxConnections: number;
  siteUrl: URL;
  allowedOrigins: readonly string[];
  dataDir: string;
  databaseUrl: URL | undefined;
  /** By default the published address. */
  contactTo: readonly string[] | undefined;
  mailFrom: string | undefined;
  smtp: SmtpSettings | undefined;
  acknowledge: boolean;
  challengeSecrets: Secrets | undefined;
  turnstile: TurnstileConfig | undefined;
  /** For all clients together. */
  messagesPerMinute: number;
  trustedProxies: readonly string[];
  /** Whether pages tell how fast they were. They do so if they were built with the same setting. */
  vitals: boolean;
  logLevel: (typeof logLevels)[number];
};

export function parseConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const misplaced = Object.keys(given).find((name) => name.startsWith("SMTP_") && name !== "SMTP_URL");
  if (misplaced)
    throw new ConfigError(`${misplaced} must be part of SMTP_URL, the only setting of the mail server`);
  const result = v.safeParse(configSchema, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new ConfigError(`${issue.path?.[0]?.key} ${issue.message}`);
  }
  const env = result.output;
  return {
    port: env.PORT,
    host: env.HOST,
    listenFd: env.LISTEN_FDS && (env.LISTEN_PID ?? process.pid) === process.pid ? firstPassedFd : undefined,
    maxConnections: env.MAX_CONNECTIONS,
    siteUrl: env.SITE_URL,
    allowedOrigins: env.ALLOWED_ORIGINS ?? [],
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    contactTo: env.CONTACT_TO,
    mailFrom: env.MAIL_FROM,
    smtp: env.SMTP_URL,
    acknowledge: env.ACKNOWLEDGE,
    challengeSecrets: env.CHALLENGE_SECRET,
    turnstile:
      env.TURNSTILE_SITE_KEY && env.TURNSTILE_SECRET
        ? {
            siteKey: env.TURNSTILE_SITE_KEY,
            secret: env.TURNSTILE_SECRET,
            verifyUrl: env.TURNSTILE_VERIFY_URL,
            scriptUrl: env.TURNSTILE_SCRIPT_URL,
          }
        : undefined,
    messagesPerMinute: env.MESSAGES_PER_MINUTE,
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    vitals: env.VITALS,
    logLevel: env.LOG_LEVEL,
  };
}

export class ConfigError extends Error {}

/** `process.env` stays as it is: a process that takes over inherits it, and reads the `.env` file again. */
export function loadEnvironment(): Record<string, string | undefined> {
  return { ...(existsSync(".env") && parseEnv(readFileSync(".env", "utf8"))), ...process.env };
}
