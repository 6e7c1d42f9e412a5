import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parse, stringify } from "yaml";
import { sentence } from "./mistake.ts";
import { readContent } from "./read-content.ts";

let root: string;

// All files are read in each test, on a machine that may have other things to do.
vi.setConfig({ testTimeout: 30_000 });

/** A copy of the real content, to be spoilt. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", join(root, "content"), { recursive: true, filter: (file) => !file.endsWith(".ts") });
  cpSync("public/images/logos", join(root, "public/images/logos"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test("every mistake in every file is told at once, with line, field and sentence", () => {
  const [calculator, service, study] = [first("calculator"), first("services"), first("case-studies")];
  change(calculator, /price: \d+/, "price: three thousand");
  change(service, /^title: .*/, "titel: Web3");
  change(study, /^updated: .*/m, "updated: 2025-02-30");
  expect(told()).toEqual([
    expect.stringMatching(
      `^content/${calculator}, line \\d+: field groups.0.options.0.price must be a number$`,
    ),
    expect.stringMatching(`^content/${study}, line \\d+: field updated is not in the calendar$`),
    `content/${service}, line 1: field titel is not a field of this entry`,
    `content/${service}, line 1: field title is missing`,
  ]);
});

test("a file that is not YAML is told with the line, and the others are checked all the same", () => {
  change("faq.yaml", /^questions:/, "questions: [");
  change("chat.yaml", /^greeting:.*?(?=^reply)/ms, "");
  expect(told()).toEqual([
    "content/chat.yaml, line 1: field greeting is missing",
    expect.stringMatching(/^content\/faq\.yaml, line \d+: cannot be read: .* quotation marks/),
  ]);
});

test.each([
  ["greeting: Hi\n", /greeting stands there twice\. Put the new lines under the first/],
  ["more:\n\t- Hi\n", /begins with a tab/],
  ["more: One: two\n", /a text with a colon needs quotation marks/],
  ["more: @midspan\n", /a text that starts with a sign needs quotation marks/],
  ["more: *midspan\n", /a text that starts with a sign needs quotation marks/],
])("%j is told in plain words", (lines, problem) => {
  change("chat.yaml", /$/, lines);
  expect(told()).toEqual([expect.stringMatching(problem)]);
});

test("while the redirects cannot be read, nobody is blamed for the old name of a service", () => {
  const renamed = serviceOfFirstProject();
  renameSync(join(root, `content/services/${renamed}.yaml`), join(root, "content/services/new-name.yaml"));
  change("redirects.yaml", /$/, `redirects:\n  - from: /services/${renamed}\n    to: /services/new-name\n`);
  expect(told()).toEqual([expect.stringMatching(/^content\/redirects\.yaml, line \d+: cannot be read/)]);
});

test("a file that is gone is told", () => {
  rmSync(join(root, "content/site.yaml"));
  expect(told()).toEqual(["content/site.yaml: is not there"]);
});

test("a name that stands for nothing is told", () => {
  change("chat.yaml", /^reply:.*?(?=\n\S)/ms, "reply: Call {telephone}.");
  expect(told()).toEqual([
    expect.stringMatching(/^content\/chat\.yaml, line \d+: field reply names \{telephone\}/),
  ]);
});

test("a mistake in site.yaml is told once, and not for every text that names the figure", () => {
  change("site.yaml", /phone: .*\n/, "");
  expect(told()).toEqual([expect.stringMatching(/^content\/site\.yaml, line \d+: field phone is missing$/)]);
});

test("figures of site.yaml stand in every text that names them", () => {
  change("site.yaml", /phone: .*/, "phone: +1 202 555 0199");
  change("chat.yaml", /^reply:.*?(?=\n\S)/ms, "reply: Call {phone}.");
  expect(readContent(root).found.chat?.reply).toBe("Call +1 202 555 0199.");
});

test("an entry that names what is not there is told with its field", () => {
  const project = first("projects");
  for (const field of ["services", "technologies"])
    change(project, new RegExp(`^${field}:\n(?: {2}- .*\n)+`, "m"), `${field}:\n  - no-such\n`);
  const place = `^content/${project}, line \\d+: field`;
  expect(told()).toEqual([
    expect.stringMatching(
      `${place} services.0 names "no-such", which is not in the files in content/services$`,
    ),
    expect.stringMatching(
      `${place} technologies.0 names "no-such", which is not in content/technologies.yaml$`,
    ),
  ]);
});

test("a renamed service is known by its old name once its address leads on", () => {
  const renamed = serviceOfFirstProject();
  renameSync(join(root, `content/services/${renamed}.yaml`), join(root, "content/services/new-name.yaml"));
  redirect(`/services/${renamed}`, "/services/new-name");
  const { found, mistakes } = readContent(root);
  expect(mistakes).toEqual([]);
  expect(found.projects.flatMap(({ services }) => services)).toContain("new-name");
});

test("a removed service is left out by those that named it once its address leads elsewhere", () => {
  const removed = serviceOfFirstProject();
  renameSync(join(root, `content/services/${removed}.yaml`), join(root, "content/services/another.yaml"));
  redirect(`/services/${removed}`, "/services");
  const { found, mistakes } = readContent(root);
  expect(mistakes).toEqual([]);
  const { projects, caseStudies, calculators } = found;
  expect([...projects, ...caseStudies].flatMap(({ services }) => services)).not.toContain(removed);
  expect(calculators.map(({ service }) => service)).not.toContain(removed);
});

test("a page that lists entries has one", () => {
  rmSync(join(root, "content/calculator"), { recursive: true });
  expect(told()).toEqual(["content/calculator: needs at least one entry: a page lists them"]);
});

test("a line that is in a list twice is told", () => {
  const study = first("case-studies");
  change(study, /^keyResults:\n/m, "keyResults:\n  - The same line\n  - The same line\n");
  expect(told()).toEqual([
    expect.stringMatching(`^content/${study}, line \\d+: field keyResults.1 is there twice$`),
  ]);
});

test("a file that nobody reads is told", () => {
  const study = first("case-studies");
  cpSync(join(root, "content", study), join(root, "content", study.replace(".yaml", ".yml")));
  writeFileSync(join(root, "content/prices.yaml"), "");
  writeFileSync(join(root, "content/projects/old.png"), "");
  writeFileSync(join(root, "content/.DS_Store"), "");
  expect(told()).toEqual([
    `content/${study.replace(".yaml", ".yml")}: is not read: its name has to end in .yaml`,
    "content/prices.yaml: is not read: docs/content.md says which files there are",
  ]);
  expect(readContent(root).unused.map(sentence)).toEqual([
    "content/projects/old.png: is shown nowhere: no field of an entry names it",
  ]);
});

test.each(["an entry that cannot be read", "an entry with another ending"])(
  "the pictures of %s are not called superfluous",
  (entry) => {
    const study = first("case-studies");
    const folder = join(root, "content", study.replace(".yaml", ""));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "new-cover.png"), "");
    if (entry.endsWith("ending")) renameSync(`${folder}.yaml`, `${folder}.yml`);
    else writeFileSync(`${folder}.yaml`, "title: One: two");
    expect(readContent(root).unused).toEqual([]);
  },
);

test("fields that an editor left empty are as good as not there", () => {
  const study = first("case-studies");
  change(study, /\nmetadata:.*|$/s, '\nmetadata:\n  title: ""\n  keywords:\n');
  const { found, mistakes } = readContent(root);
  expect(mistakes).toEqual([]);
  expect(found.caseStudies.find(({ id }) => study.endsWith(`/${id}.yaml`))).not.toHaveProperty("metadata");
});

test("a file with a name that makes no address is told", () => {
  cpSync(join(root, "content", first("case-studies")), join(root, "content/case-studies/A Name.yaml"));
  expect(told()).toEqual([
    "content/case-studies/A Name.yaml: needs a name of lower-case words joined by hyphens",
  ]);
});

test("a picture may be a file in the folder of its entry", () => {
  const study = first("case-studies");
  const folder = `content/${study.replace(".yaml", "")}`;
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, "new-cover.png"), "");
  change(study, /(?<=coverImage:\n {2})(scene|file): .*/, "file: new-cover.png");
  const { found, mistakes, pictures } = readContent(root);
  expect(mistakes).toEqual([]);
  const path = `${folder}/new-cover.png`;
  expect(found.caseStudies.some(({ coverImage }) => coverImage.id === path)).toBe(true);
  expect(pictures).toContainEqual(expect.objectContaining({ field: "coverImage.file", path, kind: "cover" }));
});

test("a picture that is missing, undescribed or from elsewhere is told", () => {
  const study = first("case-studies");
  change(study, /coverImage:.*?(?=\n\w)/s, "coverImage:\n  file: no-such.png");
  change(study, /(?<=galleryImages:\n {2}- )(scene|file): .*/, "file: ../logo.gif");
  const place = new RegExp(`content/${study}, line \\d+: field `);
  expect(
    told()
      .map((line) => line.replace(place, ""))
      .toSorted(),
  ).toEqual([
    "coverImage.alt is missing",
    `coverImage.file names content/${study.replace(".yaml", "")}/no-such.png, which is not there`,
    "galleryImages.0.file must name a PNG, JPEG or WebP file in the folder of this entry",
    expect.stringMatching("galleryImages.0.file names .*, which is not there"),
  ]);
});

test("a picture is a file or a scene, and not both", () => {
  const study = first("case-studies");
  change(study, /(?<=coverImage:\n {2})(scene|file): .*\n {2}/, "");
  expect(told()).toEqual([expect.stringMatching(/field coverImage needs a file or a scene, and not both$/)]);
});

/** Any entry will do. */
function first(folder: string) {
  return `${folder}/${readdirSync(join(root, "content", folder)).find((name) => name.endsWith(".yaml"))}`;
}

/** Which it names by itself, whatever it named before. */
function serviceOfFirstProject() {
  const service = basename(first("services"), ".yaml");
  change(first("projects"), /^services:\n(?: {2}- .*\n)+/m, `services:\n  - ${service}\n`);
  return service;
}

function told() {
  return readContent(root).mistakes.map(sentence).toSorted();
}

function redirect(from: string, to: string) {
  const file = join(root, "content/redirects.yaml");
  const { redirects } = parse(readFileSync(file, "utf8"));
  writeFileSync(file, stringify({ redirects: [...redirects, { from, to }] }));
}

function change(file: string, from: RegExp, to: string) {
  const path = join(root, "content", file);
  const before = readFileSync(path, "utf8");
  if (before.search(from) < 0) throw new Error(`${file} has nothing like ${from}`);
  writeFileSync(path, before.replace(from, to));
}
