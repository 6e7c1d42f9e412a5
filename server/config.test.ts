import { expect, test } from "vitest";
import { ConfigError, parseConfig } from "./config.ts";

test("an empty environment is a working configuration", () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    dataDir: "data",
    allowedOrigins: [],
    trustedProxies: [],
    turnstile: undefined,
  });
});

test("every value is read", () => {
  const config = parseConfig({
    PORT: "8080",
    HOST: "127.0.0.1",
    SITE_URL: "https://midspan.example",
    ALLOWED_ORIGINS: "https://midspan.example, https://www.midspan.example/",
    DATA_DIR: "/var/lib/midspan",
    DATABASE_URL: "postgres://user:pass@db.example:5432/midspan",
    CONTACT_TO: "hello@midspan.example, sales@midspan.example",
    MAIL_FROM: "website@midspan.example",
    SMTP_URL: "smtps://user:p%40ss@mail.example",
    ACKNOWLEDGE: "true",
    CHALLENGE_SECRET: `${"n".repeat(32)}, ${"o".repeat(32)}`,
    TURNSTILE_SITE_KEY: "site",
    TURNSTILE_SECRET: "secret",
    TURNSTILE_VERIFY_URL: "http://127.0.0.1:9/verify",
    TURNSTILE_SCRIPT_URL: "http://localhost:9/api.js",
    TRUSTED_PROXIES: "10.0.0.0/8, ::1,192.168.1.7",
    MESSAGES_PER_MINUTE: "600",
    VITALS: "true",
    LOG_LEVEL: "warn",
  });
  expect(config.acknowledge).toBe(true);
  expect(config.vitals).toBe(true);
  expect(config.messagesPerMinute).toBe(600);
  expect(config.contactTo).toEqual(["hello@midspan.example", "sales@midspan.example"]);
  expect(config.challengeSecrets).toEqual(["n".repeat(32), "o".repeat(32)]);
  expect(config.allowedOrigins).toEqual(["https://midspan.example", "https://www.midspan.example"]);
  expect(config.trustedProxies).toEqual(["10.0.0.0/8", "::1", "192.168.1.7"]);
  expect(config.turnstile).toMatchObject({ siteKey: "site", secret: "secret" });
  expect(config.databaseUrl?.host).toBe("db.example:5432");
});

test.each([
  ["PORT", "web"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "3000.5"],
  ["HOST", " "],
  ["SITE_URL", "midspan.example"],
  ["SITE_URL", "https://midspan.example/home"],
  ["SITE_URL", "ftp://midspan.example"],
  ["ALLOWED_ORIGINS", "*"],
  ["ALLOWED_ORIGINS", "https://midspan.example/home"],
  ["ALLOWED_ORIGINS", "https://midspan.example,"],
  ["DATA_DIR", "  "],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["DATABASE_URL", "postgres://"],
  ["DATABASE_URL", "postgres://localhost"],
  ["DATABASE_URL", "data.sqlite"],
  ["CONTACT_TO", "hello"],
  ["CONTACT_TO", "a@b.example, c d@e.example"],
  ["CONTACT_TO", "a@b.example,"],
  ["CONTACT_TO", "a@b.example; c@d.example"],
  ["CONTACT_TO", "Midspan <hello@midspan.example>"],
  ["MAIL_FROM", "website@"],
  ["MAIL_FROM", "website@b\u00fccher.example"],
  ["SMTP_URL", "mail.example:587"],
  ["SMTP_URL", "http://mail.example"],
  ["SMTP_URL", "smtp://mail.example/inbox"],
  ["SMTP_URL", "smtp://mail.example?requireTls=true"],
  ["SMTP_URL", "smtp://mail.example?requireTLS=yes"],
  ["SMTP_URL", "smtp://mail.example?requireTLS=true&pool=true"],
  ["SMTP_URL", "smtp://mail.example#tls"],
  ["SMTP_HOST", "mail.example"],
  ["SMTP_URL", "smtp://user@mail.example"],
  ["SMTP_URL", "smtp://user:100%@mail.example"],
  ["DATABASE_URL", "postgres://localhost/x?sslmode=verify-full&sslrootcert=/no/such/file"],
  ["DATABASE_URL", "postgres://localhost/x?sslmod=verify-full"],
  ["DATABASE_URL", "postgres://localhost/x?sslmode=no-verify"],
  ["DATABASE_URL", "postgres://localhost/x?sslmode=require"],
  ["DATABASE_URL", "postgres://localhost/x?sslmode=verify-full&uselibpqcompat=true"],
  ["DATABASE_URL", "postgres://localhost/x?sslmode=verify-full&sslmode=disable"],
  ["DATABASE_URL", "postgres://localhost/x?sslmode=disable&sslrootcert=package.json"],
  ["DATABASE_URL", "postgres://localhost/x?sslrootcert=package.json"],
  ["DATABASE_URL", "postgres://localhost/x?sslmode=constructor"],
  ["CHALLENGE_SECRET", "short"],
  ["CHALLENGE_SECRET", `${"x".repeat(32)},short`],
  ["TURNSTILE_VERIFY_URL", "http://challenges.example"],
  ["TURNSTILE_SCRIPT_URL", "javascript:alert(1)"],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["TRUSTED_PROXIES", "everyone"],
  ["TRUSTED_PROXIES", "10.0.0.1,,10.0.0.2"],
  ["TRUSTED_PROXIES", "::1/129"],
  ["MESSAGES_PER_MINUTE", "0"],
  ["MESSAGES_PER_MINUTE", "many"],
  ["ACKNOWLEDGE", "yes"],
  ["ACKNOWLEDGE", "true"],
  ["VITALS", "1"],
  ["LOG_LEVEL", "loud"],
])("%s=%s fails with one line that names it", (name, value) => {
  const attempt = () => parseConfig({ [name]: value });
  expect(attempt).toThrow(ConfigError);
  expect(attempt).toThrow(new RegExp(`^${name} (must|needs)[^\\n]+$`));
});

test.each([
  "",
  "?sslmode=disable",
  "?sslmode=verify-full",
  "?sslmode=verify-full&sslrootcert=package.json&sslcert=package.json&sslkey=package.json",
])("DATABASE_URL may end in %j", (options) => {
  const address = `postgres://db.example/midspan${options}`;
  expect(parseConfig({ DATABASE_URL: address }).databaseUrl?.href).toBe(address);
});

test.each(["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET"])("%s alone fails", (name) => {
  expect(() => parseConfig({ [name]: "x" })).toThrow(/^TURNSTILE_SECRET .*TURNSTILE_SITE_KEY/);
});
