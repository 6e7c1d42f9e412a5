import { Problem } from "../problem.ts";

/** The form sends four strings. Deeply nested JSON is an attack on the parser. */
const maxDepth = 32;

const utf8 = new TextDecoder("utf-8", { fatal: true });

export function parseJson(body: Buffer): unknown {
  try {
    const text = utf8.decode(body);
    if (isTooDeep(text)) throw new Problem("not-json");
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the body, so it is dropped.
    throw new Problem("not-json");
  }
}

/** A single pass: a regular expression could be made to backtrack. */
function isTooDeep(text: string) {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === "\\") index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
