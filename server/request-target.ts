import type { IncomingMessage } from "node:http";

const absoluteForm = /^https?:\/\/(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?(?=[/?]|$)/i;

/** A client may send a full address instead of a path (RFC 9112, 3.2.2), or `*` for the whole server. */
export function originForm(target: string) {
  if (target.startsWith("/")) return target;
  if (target === "*") return "/";
  const path = target.replace(absoluteForm, "");
  if (path === target) return undefined;
  return path.startsWith("/") ? path : `/${path}`;
}

/** Servers that read different Host lines could be made to disagree about a request (RFC 9112, 3.2). */
export function hasValidHost({ rawHeaders, httpVersion }: IncomingMessage) {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}
