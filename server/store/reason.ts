import { certificateFailures } from "../certificate-failures.ts";
import { StoreError } from "./store.ts";

const reasons: Record<string, string> = {
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "the connection broke",
  EHOSTUNREACH: "the host cannot be reached",
  ENETUNREACH: "the network cannot be reached",
  ENOTFOUND: "the host name is unknown",
  EAI_AGAIN: "the host name cannot be looked up",
  ETIMEDOUT: "it does not answer",
  "25006": "it is read-only",
  "28000": "it rejects the user",
  "28P01": "it rejects the password",
  "3D000": "the database does not exist",
  "42501": "the user lacks permissions",
  "53100": "its disk is full",
  "53300": "it has too many connections",
  "57014": "it is too slow",
  "57P01": "it is shutting down",
  "57P02": "it has crashed",
  "57P03": "it is starting up or shutting down",
};

/** Of the driver, which has no codes. */
const messages: [RegExp, string][] = [
  [/timeout/i, "it does not answer"],
  [/terminated|not queryable/, "the connection broke"],
  [/does not support SSL/, "it offers no TLS, which DATABASE_URL requires"],
];

/** It never quotes a query or its values. */
export function reasonFor(error: unknown): string {
  return storeFailure(error) ?? (error instanceof Error ? error.name : "unknown");
}

/** Undefined for an error in our code. */
export function storeFailure(error: unknown): string | undefined {
  if (error instanceof StoreError) return error.message;
  if (!(error instanceof Error)) return undefined;
  // A host name with several addresses fails with an error for each of them.
  if (error instanceof AggregateError && error.errors.length > 0) return storeFailure(error.errors[0]);
  const code = "code" in error && error.code ? String(error.code) : "";
  if (code === "") return messages.find(([pattern]) => pattern.test(error.message))?.[1];
  const certificate = certificateFailures[code];
  const words = certificate ? `its certificate ${certificate}` : reasons[code];
  return words ? `${words} (${code})` : code;
}
