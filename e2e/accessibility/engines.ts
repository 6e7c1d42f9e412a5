import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import axe, { type AxeResults } from "axe-core";
import { lowContrast } from "./contrast.ts";
import { type Finding, isReviewed } from "./reviewed.ts";

const tags = [
  "wcag2a",
  "wcag2aa",
  "wcag2aaa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
  "experimental",
];

/** Every rule of axe, those for level AAA and the experimental ones too. What it cannot decide counts as found. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations, incomplete } = await runAxe(page, tags);
  const [broken = [], undecided = []] = [violations, incomplete].map((results) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, any, all, none }) => ({
        rule: id,
        target: target.join(" "),
        detail: [startTag(html), ...[...any, ...all, ...none].map(({ message }) => message)].join("; "),
      })),
    ),
  );
  const isContrast = ({ rule }: Finding) => rule.startsWith("color-contrast");
  const low = await lowContrast(
    page,
    undecided.filter(isContrast).map(({ target }) => target),
  );
  const open = undecided.filter((finding) => !isContrast(finding) || low.includes(finding.target));
  return told([...broken, ...open].filter((finding) => !isReviewed(finding)));
}

/** All in the page: `@axe-core/playwright` collects what passes too, in a second page, and takes four times as long. */
export async function runAxe(
  page: Page,
  tags: readonly string[],
  exclude: string[] = [],
): Promise<AxeResults> {
  // By the test runner, because the content security policy refuses foreign scripts.
  await page.evaluate(axe.source);
  return page.evaluate(
    ([exclude, tags]) => {
      const engine: typeof axe = Reflect.get(window, "axe");
      return engine.run(
        { exclude },
        {
          runOnly: { type: "tag", values: [...tags] },
          resultTypes: ["violations", "incomplete"],
        },
      );
    },
    [exclude, tags] as const,
  );
}

const codeSniffer = readFileSync(
  fileURLToPath(import.meta.resolve("html_codesniffer/build/HTMLCS.js")),
  "utf8",
);

/** HTML_CodeSniffer's errors for WCAG 2.1, level AAA. */
export async function codeSnifferFindings(page: Page): Promise<string[]> {
  await page.evaluate(codeSniffer);
  const findings = await page.evaluate(
    () =>
      new Promise<Finding[]>((resolve) => {
        const sniffer = Reflect.get(window, "HTMLCS");
        sniffer.process("WCAG2AAA", document, () => {
          const messages: { type: number; code: string; msg: string; element: Element }[] =
            sniffer.getMessages();
          const errors = messages.filter(({ type }) => type === sniffer.ERROR);
          resolve(
            errors.map(({ code, msg, element }) => ({
              rule: code.replace("WCAG2AAA.", ""),
              target: element.outerHTML ?? element.nodeName,
              detail: msg,
            })),
          );
        });
      }),
  );
  const short = findings.map(({ target, ...finding }) => ({ ...finding, target: startTag(target) }));
  return told(short.filter((finding) => !isReviewed(finding)));
}

function startTag(html: string) {
  return html.replace(/>.*/s, ">");
}

function told(findings: readonly Finding[]) {
  return findings.map(({ rule, target, detail }) => `${rule}: ${target} (${detail})`);
}
