import type { Random } from "./harness/random.ts";

export function hostilePath(random: Random) {
  const up = random.pick([
    "../",
    "..%2f",
    "%2e%2e/",
    "%2e%2e%2f",
    "..\\",
    "..%5c",
    "%252e%252e/",
    "..%c0%af",
    "....//",
    ".%00./",
  ]);
  const file = random.pick([
    "etc/passwd",
    "package.json",
    "data/midspan.sqlite",
    ".env",
    "server/main.ts",
    "build/site.json",
    "proc/self/environ",
  ]);
  const base = random.pick(["/", "/assets/", "/about/", "/portfolio/", "/images/", "//", "/services/"]);
  return random.pick([
    () => `${base}${up.repeat(random.int(1, 8))}${file}`,
    () => `${base}${file}`,
    () => `//evil.example/${up}`,
    () => `/\\evil.example/`,
    () => `///evil.example/%2f..`,
    () => `http://evil.example/${file}`,
    () => `/${encodeURIComponent(`/../${file}`)}/`,
    () =>
      `/${random
        .bytes(12)
        .toString("latin1")
        .replace(/[\s\0]/g, "%00")}`,
    () => `/%${random.word(2)}/${file}`,
    () => `/${"a/".repeat(random.int(1, 900))}`,
    () => `/@evil.example/${random.word()}/`,
    () => `/;/evil.example//`,
    () => `/about/%0d%0aSet-Cookie:%20a=b/`,
    () =>
      `/${random.pick(["__proto__", "constructor", "toString", "404.html", "site.json", "index.html", "compressed/index.html.br"])}`,
    () => `/about.data?${"x".repeat(random.int(1, 6_000))}`,
    () => "*",
  ])();
}

export function range(random: Random) {
  const number = () => random.pick([0, 1, 5, 99, 2 ** 31, 2 ** 53, "", -1, "a"]);
  const part = () => `${number()}-${number()}`;
  const unit = random.pick(["bytes", "bytes", "bytes", "items", "", "BYTES"]);
  return `${unit}=${Array.from({ length: random.pick([1, 1, 2, 200]) }, part).join(",")}`;
}

export function host(random: Random) {
  const name = random.word(12);
  return random.pick([
    `${name}.evil.example`,
    `${name}:99999`,
    `${name}@localhost`,
    `[${name}]`,
    `${name}/..`,
    name.repeat(30),
    `${name}\u00e9`,
    ` ${name} x`,
    "",
  ]);
}
