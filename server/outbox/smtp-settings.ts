export type SmtpSettings = {
  host: string;
  port: number;
  secure: boolean;
  requireTLS: boolean;
  verifyCertificate: boolean;
  login: { user: string; pass: string } | undefined;
};

export class SmtpUrlError extends Error {}

/** Certificates are verified except on this machine, and a password leaves it only over TLS. */
export function parseSmtpUrl(address: string): SmtpSettings {
  const url = URL.parse(address);
  if (
    !url ||
    !/^smtps?:$/.test(url.protocol) ||
    url.hostname === "" ||
    !/^\/?$/.test(url.pathname) ||
    url.hash
  )
    throw new SmtpUrlError(
      "must be an address such as smtps://user:password@mail.example or smtp://mail.example:587?requireTLS=true",
    );
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isLocal = isLoopback(host);
  const requiresTLS = readRequireTLS(url.searchParams);
  const login = readLogin(url);
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: requiresTLS || (login !== undefined && !isLocal),
    verifyCertificate: secure || requiresTLS || !isLocal,
    login,
  };
}

function isLoopback(host: string) {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

function readRequireTLS(options: URLSearchParams) {
  const [option, ...others] = [...options];
  if (!option) return false;
  const [name, value] = option;
  if (others.length > 0 || name !== "requireTLS" || !/^(true|false)$/.test(value))
    throw new SmtpUrlError("must have no option but requireTLS=true or requireTLS=false");
  return value === "true";
}

function readLogin({ username, password }: URL) {
  if (username === "" && password === "") return undefined;
  if (username === "" || password === "")
    throw new SmtpUrlError("must have a user name and a password, or neither");
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    throw new SmtpUrlError("must have the character % in a user name or password written as %25");
  }
}
