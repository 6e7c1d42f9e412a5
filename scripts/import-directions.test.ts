import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const refused = [
  ["content/to-app.ts", 'import { x } from "#app/ui/button.tsx"; console.info(x);'],
  ["content/services/to-app.ts", 'import { x } from "../../app/ui/button.tsx"; console.info(x);'],
  ["app/ui/to-content.tsx", 'import { x } from "#content/site.ts"; console.info(x);'],
  ["app/lib/to-content.ts", 'import { x } from "../../content/site.ts"; console.info(x);'],
  ["app/bridge/to-content.tsx", 'import { x } from "#content/site.ts"; console.info(x);'],
  ["app/lib/to-room.ts", 'import { x } from "#app/lists/use-list.ts"; console.info(x);'],
  ["app/focus/to-content.ts", 'import { x } from "#content/site.ts"; console.info(x);'],
  ["app/lists/to-collection.tsx", 'import { x } from "#content/projects/index.ts"; console.info(x);'],
  ["app/search/to-page.tsx", 'import { x } from "#app/pages/home/hero.tsx"; console.info(x);'],
  ["app/layout/to-collection.tsx", 'import { x } from "#content/services/index.ts"; console.info(x);'],
  ["app/sections/to-page.tsx", 'import { x } from "#app/pages/home/hero.tsx"; console.info(x);'],
  [
    "app/sections/to-schema.tsx",
    'import { schema } from "#content/services/schema.ts"; console.info(schema);',
  ],
  ["app/pages/home/to-page.tsx", 'import { x } from "#app/pages/about/about.tsx"; console.info(x);'],
  ["app/pages/home/to-sibling.tsx", 'import { x } from "../about/about.tsx"; console.info(x);'],
  ["app/pages/home/to-server.tsx", 'import { x } from "#server/app.ts"; console.info(x);'],
  ["app/pages/home/to-delivery.tsx", 'import { x } from "#delivery/techniques.ts"; console.info(x);'],
  ["app/ui/to-delivery.tsx", 'import { x } from "#delivery/techniques.ts"; console.info(x);'],
  ["app/lists/to-delivery.tsx", 'import { x } from "#delivery/techniques.ts"; console.info(x);'],
  ["delivery/to-content.ts", 'import { x } from "#content/site.ts"; console.info(x);'],
  ["server/to-content.ts", 'import { x } from "#content/site.ts"; console.info(x);'],
  ["server/site/to-app.ts", 'import { x } from "../../app/lib/format.ts"; console.info(x);'],
  ["contract/to-content.ts", 'import { x } from "#content/site.ts"; console.info(x);'],
  ["e2e/to-app.spec.ts", 'import { x } from "#app/lib/format.ts"; console.info(x);'],
  ["scripts/to-server.ts", 'import { x } from "#server/app.ts"; console.info(x);'],
  ["scripts/to-artwork.ts", 'import { x } from "../artwork/lib/scene.ts"; console.info(x);'],
  ["e2e/to-bench.spec.ts", 'import { x } from "../bench/lib/site.ts"; console.info(x);'],
  ["trials/to-app.ts", 'import { x } from "#app/lib/format.ts"; console.info(x);'],
  ["e2e/to-editor.spec.ts", 'import { x } from "../editor/plugin.ts"; console.info(x);'],
  ["editor/client/to-collection.tsx", 'import { x } from "#content/services/index.ts"; console.info(x);'],
  ["editor/client/to-server.tsx", 'import { x } from "../server/api.ts"; console.info(x);'],
  ["editor/server/to-app.ts", 'import { x } from "#app/ui/button.tsx"; console.info(x);'],
] as const;

const allowed = [
  ["app/lists/to-room.ts", 'import { x } from "#app/search/search-text.ts"; console.info(x);'],
  ["app/ui/to-lib.tsx", 'import { x } from "#app/lib/format.ts"; console.info(x);'],
  ["app/layout/to-site.tsx", 'import { x } from "#content/site.ts"; console.info(x);'],
  [
    "app/sections/to-type.tsx",
    'import type { Service } from "#content/services/schema.ts"; export type X = Service;',
  ],
  ["app/pages/home/to-collection.tsx", 'import { x } from "#content/services/index.ts"; console.info(x);'],
  ["server/site/to-config.ts", 'import { x } from "../config.ts"; console.info(x);'],
  ["artwork/to-truss.ts", 'import { x } from "../app/bridge/truss.ts"; console.info(x);'],
  ["trials/to-server.ts", 'import { x } from "#server/store/open.ts"; console.info(x);'],
  ["editor/client/to-ui.tsx", 'import { x } from "#app/ui/button.tsx"; console.info(x);'],
  ["e2e/to-content.spec.ts", 'import { x } from "#content/site.ts"; console.info(x);'],
] as const;

/** A made-up project of one-line files, linted with this project's own rules. */
const folder = mkdtempSync(join(tmpdir(), "imports-"));
let report = "";

beforeAll(() => {
  const { vcs: _, ...rules } = JSON.parse(readFileSync("biome.json", "utf8"));
  writeFileSync(join(folder, "biome.json"), JSON.stringify(rules));
  for (const [file, statement] of [...refused, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${statement}\n`);
  }
  const parameters = [
    "lint",
    "--only=style/noRestrictedImports",
    "--reporter=github",
    "--max-diagnostics=none",
  ];
  const { stdout, error } = spawnSync(resolve("node_modules/.bin/biome"), parameters, {
    cwd: folder,
    encoding: "utf8",
  });
  if (error) throw error;
  report = stdout;
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(refused)("%s is refused: %s", (file) => {
  expect(report).toContain(`${file},`);
});

test.each(allowed)("%s is allowed: %s", (file) => {
  expect(report).not.toContain(`${file},`);
});
