import { RFC_EMAIL_REGEX } from "valibot";

export type AddressError = "not-an-email" | "not-ascii";

/**
 * The HTML rule for addresses, which is ASCII. Letters of other scripts before the @ need mail servers and programs that
 * support them at both ends (RFC 6531); many do not, and the answer to a message would be lost.
 */
export function validateAddress(address: string): AddressError | undefined {
  if (RFC_EMAIL_REGEX.test(address)) return undefined;
  return RFC_EMAIL_REGEX.test(address.replace(/[^ -~]/gu, "a")) ? "not-ascii" : "not-an-email";
}

/** A domain in letters of other scripts has an ASCII form, which works everywhere: bücher.example is xn--bcher-kva.example. */
export function toAsciiDomain(address: string) {
  const domain = address.slice(address.lastIndexOf("@") + 1);
  if (domain === address || /^[ -~]*$/.test(domain) || /[\s/\\?#%:[\]]/.test(domain)) return address;
  try {
    return address.slice(0, -domain.length) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}
