import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isSeq } from "yaml";
import { freePort } from "#server/testing/free-port.ts";
import { withoutOptionalFields } from "./bare-content.ts";
import { type Editor, editorOf, folders } from "./edit-content.ts";
import { addEntries } from "./new-entries.ts";

const visitCounter = {
  kind: "plausible",
  script: "https://counter.example/js/script.js",
  site: "midspan.example",
};

/** Sites that owners might have. Each is made of the content in the copy at `root`. */
export const scenarios: Readonly<Record<string, (root: string) => Promise<void>>> = {
  changed,
  renamed,
  one: (root) => bare(root, 1),
  none: (root) => bare(root, 0),
  hosts,
};

/** Another company: its own price, contact details, hours, film, visit counter, service, and entries that came and went. */
async function changed(root: string) {
  const editor = withoutSpecification(root);
  const { change, ids, remove, rename } = editor;
  const [service = "", calculator = ""] = [ids("services")[0], ids("calculator")[0]];
  const technology = firstTechnology(editor);
  for (const folder of ["projects", "case-studies", "client-logos", "testimonials"] as const) {
    const [first = "", ...others] = ids(folder);
    if (others.length > 0) remove(folder, first);
  }
  change(`calculator/${calculator}.yaml`, (file) => file.setIn(["groups", 0, "options", 0, "price"], 4321));
  change(`services/${service}.yaml`, (file) => file.set("title", "Shops & Sites"));
  rename("services", service, "shops-sites");
  await addEntries(editor, service, technology);
  change("faq.yaml", (file) => {
    file.deleteIn(["questions", 0]);
    file.addIn(["questions"], {
      question: "Do you build ferries?",
      answer: ["No. We build what sells the tickets."],
    });
  });
  await editor.addPicture("site/poster.png", 1280, 720);
  change("site.yaml", (file) => {
    file.set("email", "hello@riverbank.example");
    file.set("phone", "+1 202 555 0199");
    file.setIn(["hours", "opens"], "10:00");
    file.setIn(["hours", "closes"], "18:30");
    file.set("video", {
      url: "https://vimeo.com/123456789",
      title: "How we work",
      minutes: 2,
      poster: { file: "poster.png" },
    });
    file.set("visitCounter", visitCounter);
  });
}

/** The pages are on another host than the server, and visits are counted on a third. */
async function hosts(root: string) {
  const port = await freePort();
  const { change } = withoutSpecification(root);
  change("site.yaml", (file) => {
    file.set("formEndpoint", `http://localhost:${port}`);
    file.set("visitCounter", visitCounter);
  });
}

/** Every entry under another name, with a redirect where it is a page, and every id another. */
async function renamed(root: string) {
  const { change, ids, rename } = withoutSpecification(root);
  for (const folder of folders) for (const id of ids(folder)) rename(folder, id, `new-${id}`);
  const places = ["faq.yaml", "staffing.yaml", ...ids("calculator").map((id) => `calculator/${id}.yaml`)];
  for (const name of places) change(name, renameIds);
}

function renameIds({ contents }: Document) {
  const walk = (node: unknown) => {
    if (isSeq(node)) for (const item of node.items) walk(item);
    if (!isMap(node)) return;
    const id = node.get("id");
    if (typeof id === "string") node.set("id", `new-${id}`);
    for (const { value } of node.items) walk(value);
  };
  walk(contents);
}

/** One entry where a page lists them, `few` where a page does without, and no field that may be left out. */
async function bare(root: string, few: number) {
  const editor = withoutSpecification(root);
  const { change, ids, remove } = editor;
  for (const folder of folders) {
    const kept = ["client-logos", "people", "testimonials"].includes(folder) ? few : 1;
    for (const id of ids(folder).slice(kept)) remove(folder, id);
  }
  const lists = [
    { name: "faq.yaml", path: ["questions"], kept: few },
    { name: "technology-partners.yaml", path: ["partners"], kept: few },
    { name: "staffing.yaml", path: ["industries"], kept: few },
    { name: "staffing.yaml", path: ["plans"], kept: 1 },
    { name: "process.yaml", path: ["steps"], kept: 1 },
    { name: "process.yaml", path: ["delivery"], kept: 1 },
    { name: "about.yaml", path: ["goals"], kept: 1 },
    { name: "home.yaml", path: ["hero", "rotating"], kept: 1 },
  ];
  for (const { name, path, kept } of lists)
    change(name, (file) => {
      const list = file.getIn(path);
      if (isSeq(list)) list.items.splice(kept);
    });
  withoutOptionalFields(editor, folders);
}

function withoutSpecification(root: string): Editor {
  rmSync(join(root, "content/specified.test.ts"), { force: true });
  return editorOf(root);
}

function firstTechnology({ change }: Editor) {
  let first = "";
  change("technologies.yaml", (file) => {
    first = String(file.getIn(["technologies", 0]));
  });
  return first;
}
