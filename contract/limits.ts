/** Lengths of the contact form's fields, in code points. Form and server both read them here. */
export const fieldLimits = {
  name: 100,
  email: 254,
  phone: 40,
  company: 120,
  subject: 200,
  message: 5_000,
} as const;

/** The text that is made from all fields. */
export const textLimit = 8_000;

/** The whole request body, in bytes. */
export const bodyLimit = 32 * 1024;

/** What a visitor would count: an emoji is one character, whatever its length in the computer. */
export function lengthOf(text: string) {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
