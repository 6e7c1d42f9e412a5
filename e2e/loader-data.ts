import type { Page } from "@playwright/test";

type Value = string | number | null | readonly Value[] | { readonly [name: string]: Value };

/**
 * Replaces the field `name` in the loader data of `path`, so that its page shows other content. The visitor has to
 * come from another page of the site, which fetches that data.
 */
export async function overrideLoaderData(page: Page, path: string, name: string, value: Value) {
  await page.route(`**${path}.data*`, async (route) => {
    const response = await route.fetch();
    const [data = "", ...rest] = (await response.text()).split("\n");
    await route.fulfill({ response, body: [withField(JSON.parse(data), name, value), ...rest].join("\n") });
  });
}

/**
 * The router encodes data as one flat list: an object refers to its fields and values by their index, and null is -5.
 * The new value goes to the end of the list.
 */
function withField(flat: unknown[], name: string, value: Value) {
  const key = `_${flat.indexOf(name)}`;
  const owner = flat.find((entry) => isObject(entry) && key in entry);
  if (!isObject(owner)) throw new Error(`The data has no field ${name}`);
  owner[key] = encode(flat, value);
  return JSON.stringify(flat);
}

function encode(flat: unknown[], value: Value): number {
  if (value === null) return -5;
  const put = (encoded: unknown) => flat.push(encoded) - 1;
  if (typeof value !== "object") return put(value);
  if (Array.isArray(value)) return put(value.map((entry: Value) => encode(flat, entry)));
  return put(
    Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [`_${encode(flat, name)}`, encode(flat, entry)]),
    ),
  );
}

function isObject(entry: unknown): entry is Record<string, number> {
  return typeof entry === "object" && entry !== null && !Array.isArray(entry);
}
