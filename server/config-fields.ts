import { existsSync } from "node:fs";
import { isIP } from "node:net";
import * as v from "valibot";
import { fieldLimits } from "#contract/limits.ts";
import { minSecretLength, type Secrets } from "./contact/challenge/secret.ts";
import { parseSmtpUrl, SmtpUrlError } from "./outbox/smtp-settings.ts";

/** Each message completes the sentence "PORT ...". */

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a port number"),
  v.transform(Number),
  v.maxValue(65_535, "must be a port number"),
);

export const count = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,6}$/, "must be a whole number from 1 to 9999999"),
  v.transform(Number),
);

export const flag = v.pipe(
  v.picklist(["true", "false"], "must be true or false"),
  v.transform((value) => value === "true"),
);

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be blank"));

export const origin = v.pipe(
  v.string(),
  v.check(isOrigin, "must be a full address without a path, such as https://midspan.example"),
  v.transform((address) => new URL(address)),
);

export const originList = v.pipe(
  v.string(),
  v.transform((list) => list.split(",").map((entry) => entry.trim())),
  v.check(
    (list) => list.every(isOrigin),
    "must be a list of addresses without a path, such as https://midspan.example, https://www.midspan.example",
  ),
  v.transform((list) => list.map((address) => new URL(address).origin)),
);

const oneAddress =
  "must be one e-mail address in ASCII; a domain in other letters has a form that starts with xn--";

export const mailAddress = v.pipe(
  v.string(),
  v.rfcEmail(oneAddress),
  v.maxLength(fieldLimits.email, oneAddress),
);

const addresses = "must be one e-mail address, or several with commas between them, all in ASCII";

export const mailAddressList = v.pipe(
  v.string(),
  v.transform((list) => [...new Set(list.split(",").map((entry) => entry.trim()))]),
  v.array(v.pipe(v.string(), v.rfcEmail(addresses), v.maxLength(fieldLimits.email, addresses))),
  v.maxLength(20, "must have at most 20 addresses: use a mailing list for more"),
);

export const secretList = v.pipe(
  v.string(),
  v.transform((list): Secrets => {
    const [first = "", ...others] = list.split(",").map((entry) => entry.trim());
    return [first, ...others];
  }),
  v.check(
    (list) => list.every(({ length }) => length >= minSecretLength),
    `must have at least ${minSecretLength} characters, or be a list of such secrets`,
  ),
);

const tlsFiles = ["sslrootcert", "sslcert", "sslkey"];

export const databaseUrl = v.pipe(
  url(
    ({ protocol, hostname, pathname }) =>
      /^postgres(ql)?:$/.test(protocol) && hostname !== "" && pathname.length > 1,
    "must be an address such as postgres://user:password@host:5432/database",
  ),
  v.check(
    hasSafeOptions,
    `must have no option but sslmode=disable, or sslmode=verify-full with ${tlsFiles.join(", ")}`,
  ),
  v.check(
    ({ searchParams }) => tlsFiles.every((name) => existsSync(searchParams.get(name) ?? ".")),
    "must name existing files for sslrootcert, sslcert and sslkey",
  ),
);

export const smtpUrl = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return parseSmtpUrl(dataset.value);
    } catch (error) {
      if (!(error instanceof SmtpUrlError)) throw error;
      addIssue({ message: error.message });
      return NEVER;
    }
  }),
);

export const webUrl = url(
  ({ protocol, hostname }) =>
    protocol === "https:" || (protocol === "http:" && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)),
  "must be an https address",
);

export const networkList = v.pipe(
  v.string(),
  v.transform((list) => list.split(",").map((entry) => entry.trim())),
  v.check((list) => list.every(isNetwork), "must be a list of networks such as 10.0.0.0/8, 192.168.1.7"),
);

function url(isValid: (url: URL) => boolean, message: string) {
  return v.pipe(
    v.string(),
    v.check((address) => {
      const parsed = URL.parse(address);
      return parsed !== null && isValid(parsed);
    }, message),
    v.transform((address) => new URL(address)),
  );
}

/** The driver ignores an option that it does not know, and knows some that leave the certificate unverified. */
function hasSafeOptions({ searchParams }: URL) {
  const names = [...searchParams.keys()];
  const mode = searchParams.get("sslmode") ?? "disable";
  const allowed = mode === "verify-full" ? ["sslmode", ...tlsFiles] : ["sslmode"];
  return (
    ["verify-full", "disable"].includes(mode) &&
    names.every((name, index) => allowed.includes(name) && names.indexOf(name) === index)
  );
}

function isOrigin(address: string) {
  const parsed = URL.parse(address);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.href === `${parsed.origin}/`;
}

function isNetwork(entry: string) {
  const [address = "", size, ...rest] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return size === undefined || (/^\d{1,3}$/.test(size) && Number(size) <= (version === 4 ? 32 : 128));
}
