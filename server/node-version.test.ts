import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the container image has the Node version that the tests run on", () => {
  const [, version] = /^ARG NODE_VERSION=(.+)$/m.exec(readFileSync("deploy/Dockerfile", "utf8")) ?? [];
  expect(version).toBe(process.versions.node);
});
