import { Problem } from "../problem.ts";

/** Four strings need no depth. What nests deeper was not made by a form, and costs time to look at. */
const deepest = 32;

const utf8 = new TextDecoder("utf-8", { fatal: true });

export function readJson(body: Buffer): unknown {
  try {
    const text = utf8.decode(body);
    if (nestsTooDeep(text)) throw new Problem("not-json");
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the body, so it must not go any further.
    throw new Problem("not-json");
  }
}

/** One pass, whatever the text: a pattern could be made to backtrack. */
function nestsTooDeep(text: string) {
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
    if (depth > deepest) return true;
  }
  return false;
}
