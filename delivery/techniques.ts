/** README.md says what each one gains. */
export const techniques = [
  "critical-css",
  "deferred-start",
  "deferred-layout",
  "deferred-pictures",
  "compile-hint",
  "chunk-groups",
  "unused-code",
] as const;

type Technique = (typeof techniques)[number];

export function deliveryConstants() {
  return {
    __DEFERRED_LAYOUT__: isEnabled("deferred-layout"),
    __DEFERRED_PICTURES__: isEnabled("deferred-pictures"),
    __PREFETCH__: !isPlain(),
  };
}

export function isPlain(setting = process.env.DELIVERY ?? "") {
  return setting === "plain";
}

/** `DELIVERY=plain` turns all of them off, `DELIVERY=without-critical-css` that one. */
export function isEnabled(technique: Technique, setting = process.env.DELIVERY ?? "") {
  const known = ["", "plain", ...techniques.map((name) => `without-${name}`)];
  if (!known.includes(setting))
    throw new Error(`DELIVERY is "${setting}" and must be one of: ${known.join(" ")}`);
  return !isPlain(setting) && setting !== `without-${technique}`;
}
