import * as v from "valibot";
import { validateAddress } from "./email-address.ts";
import { fieldLimits, lengthOf, textLimit } from "./limits.ts";
import { isLines, isOneLine } from "./text.ts";

export const notAscii = "not-ascii";

export const messageSchema = v.strictObject({
  from: v.pipe(
    v.string(),
    v.check((address) => validateAddress(address) !== "not-ascii", notAscii),
    v.rfcEmail(),
    atMost(fieldLimits.email),
  ),
  to: v.pipe(v.string(), v.rfcEmail(), atMost(fieldLimits.email)),
  subject: v.pipe(v.string(), notBlank(), v.check(isOneLine), atMost(fieldLimits.subject)),
  text: v.pipe(v.string(), notBlank(), v.check(isLines), atMost(textLimit)),
});

export type Message = v.InferOutput<typeof messageSchema>;

function atMost(limit: number) {
  return v.check((text: string) => lengthOf(text) <= limit);
}

function notBlank() {
  return v.check((text: string) => text.trim() !== "");
}
