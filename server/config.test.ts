import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";

test("an empty environment runs on the defaults", () => {
  expect(parseConfig({})).toEqual({
    port: 3000,
    host: "0.0.0.0",
    siteUrl: new URL("http://localhost:3000"),
    logLevel: "info",
  });
});

test("an empty value counts as not set", () => {
  expect(parseConfig({ PORT: "", SITE_URL: "" }).port).toBe(3000);
});

test.each([
  [{ PORT: "http" }, "PORT must be a port number"],
  [{ PORT: "70000" }, "PORT must be a port number"],
  [{ PORT: "-1" }, "PORT must be a port number"],
  [{ SITE_URL: "midspan.example" }, "SITE_URL must be a full address without a path"],
  [{ SITE_URL: "ftp://midspan.example" }, "SITE_URL must be a full address without a path"],
  [{ SITE_URL: "https://midspan.example/site" }, "SITE_URL must be a full address without a path"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of"],
])("%o is refused in one line that names the variable", (environment, message) => {
  expect(() => parseConfig(environment)).toThrow(message);
});
