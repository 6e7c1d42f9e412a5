/** Reads `_headers` as Cloudflare Pages does, and says what a response for a path gets. */
export function hostRules(text: string) {
  const rules = text.split(/\n(?=\/)/).map((block) => {
    const [path = "", ...lines] = block.trim().split("\n");
    const pattern = path.replaceAll(".", "\\.").replaceAll("*", ".*");
    return {
      path: new RegExp(`^${pattern}$`),
      headers: lines.map((line) => line.trim().split(/: (.*)/s, 2)),
    };
  });
  return (requested: string) => {
    const headers: Record<string, string> = {};
    const matching = rules.filter(({ path }) => path.test(requested));
    // A header that two rules name is joined, which breaks a policy.
    for (const [name = "", value = ""] of matching.flatMap((rule) => rule.headers))
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    return headers;
  };
}
