import { RFC_EMAIL_REGEX } from "valibot";

export type AddressError = "not-an-email" | "not-ascii";

/** ASCII only, as HTML has it: mail servers without RFC 6531 would lose the reply to any other address. */
export function validateAddress(address: string): AddressError | undefined {
  if (RFC_EMAIL_REGEX.test(address)) return undefined;
  return RFC_EMAIL_REGEX.test(address.replace(/[^ -~]/gu, "a")) ? "not-ascii" : "not-an-email";
}

/** The ASCII form of a domain works everywhere: bücher.example is xn--bcher-kva.example. */
export function toAsciiDomain(address: string) {
  const domain = address.slice(address.lastIndexOf("@") + 1);
  if (domain === address || /^[ -~]*$/.test(domain) || /[\s/\\?#%:[\]]/.test(domain)) return address;
  try {
    return address.slice(0, -domain.length) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}
