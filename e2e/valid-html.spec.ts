import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";

const hasJava = spawnSync("java", ["-version"]).status === 0;

type Message = { type: string; url: string; message: string; extract?: string };

test("the Nu HTML checker finds no errors on any page", () => {
  test.skip(!hasJava, "The Nu HTML checker was not run: it needs Java, and there is none on this machine.");
  const copies = test.info().outputPath("pages");
  const files = globSync("**/*.html", { cwd: "build/client" });
  for (const file of files) {
    const html = readFileSync(join("build/client", file), "utf8");
    mkdirSync(dirname(join(copies, file)), { recursive: true });
    // The checker does not know recent CSS. Lightning CSS has parsed the stylesheet in the build.
    writeFileSync(join(copies, file), html.replace(/<style>.*?<\/style>/s, ""));
  }
  const jar = join(dirname(fileURLToPath(import.meta.resolve("vnu-jar"))), "build/dist/vnu.jar");
  const { stderr } = spawnSync("java", ["-jar", jar, "--skip-non-html", "--format", "json", copies], {
    encoding: "utf8",
    maxBuffer: 100 * 1024 * 1024,
  });
  rmSync(copies, { recursive: true });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const faults = messages
    // React closes void elements with a slash, which is allowed and does nothing.
    .filter(({ message }) => !message.startsWith("Trailing slash on void elements"))
    // Newer than the checker, which is at its last version without an install script.
    .filter(({ message }) => !/^Attribute “command(for)?” not allowed|^Bad value “max\(/.test(message))
    .map(
      ({ type, url, message, extract }) => `${url.split("/pages/")[1]} ${type}: ${message} ${extract ?? ""}`,
    );
  expect(faults).toEqual([]);
});
