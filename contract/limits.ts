export const fieldLimits = {
  name: 100,
  email: 254,
  phone: 40,
  company: 120,
  subject: 200,
  message: 5_000,
} as const;

export const textLimit = 8_000;

export const bodyLimit = 32 * 1024;

/** In code points, so that an emoji is one character. */
export function lengthOf(text: string) {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
