import { certificateFailures } from "../certificate-failures.ts";
import type { SmtpError } from "./smtp-session.ts";

/** The reason is the reply code of the mail server, "no reply" or "disconnected". */
export type MailFailure = { kind: "rejected" | "deferred"; reason: string };

export type ServerFailure = {
  reason: string;
  /** Trying again soon would only lock an account. */
  needsOperator: boolean;
};

/** "Log in first", "too weak", "wrong user name or password", "use TLS first": RFC 4954 and 3207. */
const loginCodes = [530, 534, 535, 538];

const unknownCommandCodes = [500, 502, 503, 504];

export function describeMailFailure({ responseCode, code }: SmtpError): MailFailure {
  // 503 means that the server lost track of the conversation. Another connection may succeed.
  if (responseCode && responseCode >= 500 && responseCode !== 503)
    return { kind: "rejected", reason: String(responseCode) };
  if (responseCode) return { kind: "deferred", reason: String(responseCode) };
  return { kind: "deferred", reason: code === "ETIMEDOUT" ? "no reply" : "disconnected" };
}

export function concernsLogin({ responseCode }: SmtpError) {
  return responseCode !== undefined && loginCodes.includes(responseCode);
}

export function describeServerFailure(error: SmtpError): ServerFailure {
  const { code, originalCode = code ?? "", responseCode } = error;
  const certificate = certificateFailures[originalCode];
  if (certificate)
    return { reason: `the certificate of the mail server ${certificate}`, needsOperator: true };
  if (code === "EAUTH" || concernsLogin(error)) return describeLoginFailure(responseCode);
  if (/^(EPROTO$|ERR_SSL_)/.test(originalCode))
    return {
      reason: "TLS with the mail server fails: use smtps:// for port 465 and smtp:// for ports 587 and 25",
      needsOperator: true,
    };
  if (code === "ETLS")
    return { reason: "the mail server offers no TLS, which SMTP_URL requires", needsOperator: true };
  const reason = responseCode
    ? `answers ${responseCode} to the connection`
    : (connectionFailures[originalCode] ?? "closes the connection");
  return { reason: `the mail server ${reason}`, needsOperator: false };
}

function describeLoginFailure(responseCode: number | undefined): ServerFailure {
  if (!responseCode || unknownCommandCodes.includes(responseCode))
    return { reason: "the mail server offers no login for the password in SMTP_URL", needsOperator: true };
  if (responseCode < 500)
    return {
      reason: `the mail server cannot check the password now (${responseCode})`,
      needsOperator: false,
    };
  const reason =
    responseCode === 530 || responseCode === 538
      ? `the mail server requires a login or TLS (${responseCode})`
      : `the mail server refuses the user name or password (${responseCode})`;
  return { reason, needsOperator: true };
}

const connectionFailures: Record<string, string> = {
  ECONNREFUSED: "refuses the connection",
  EDNS: "has a name that cannot be resolved",
  ENOTFOUND: "has a name that cannot be resolved",
  EAI_AGAIN: "has a name that cannot be resolved",
  EHOSTUNREACH: "cannot be reached",
  ENETUNREACH: "cannot be reached",
  ETIMEDOUT: "does not answer",
  EPROTOCOL: "does not speak SMTP",
};
