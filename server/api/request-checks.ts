import type { FastifyReply, FastifyRequest } from "fastify";
import { bodyLimit } from "#contract/limits.ts";
import { Problem } from "../problem.ts";
import { allowOrigins } from "./cross-origin.ts";

/** What every post of a page has to pass, in this order, before anything of it is read. */
export function postChecks(siteUrl: URL, allowedOrigins: readonly string[]) {
  return [
    allowOrigins(allowedOrigins, "POST"),
    allow("POST"),
    rejectBadHost,
    rejectUnsupportedBody,
    rejectForeignOrigin(siteUrl, allowedOrigins),
  ];
}

export function allow(...methods: string[]) {
  return async ({ method }: FastifyRequest, _reply: FastifyReply) => {
    if (!methods.includes(method)) throw new Problem("method-not-allowed", { Allow: methods.join(", ") });
  };
}

const host = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;

export async function rejectBadHost({ raw }: FastifyRequest) {
  if (!host.test(raw.headers.host ?? "")) throw new Problem("bad-host");
}

const json = /^application\/json\s*(?:;\s*charset\s*=\s*(?:utf-8|"utf-8")\s*)?$/i;

async function rejectUnsupportedBody({ headers }: FastifyRequest) {
  if (!json.test(headers["content-type"] ?? "")) throw new Problem("not-supported");
  if (headers["content-encoding"] !== undefined) throw new Problem("not-supported");
  if (Number(headers["content-length"] ?? 0) > bodyLimit) throw new Problem("too-large");
}

// A page of another site cannot change its origin. Other clients send none and solve the challenge.
// A Host that agrees with the origin proves nothing: any name can be made to point here.
function rejectForeignOrigin(siteUrl: URL, allowedOrigins: readonly string[]) {
  return async ({ headers, raw }: FastifyRequest) => {
    const { origin } = headers;
    if (origin !== undefined && allowedOrigins.includes(origin)) return;
    const site = headers["sec-fetch-site"];
    if (site !== undefined && site !== "same-origin") throw new Problem("foreign-origin");
    if (origin === undefined || origin === siteUrl.origin) return;
    // A site in development has no name yet: it is the same one on any port and name of this machine.
    const local = isLoopback(siteUrl) ? URL.parse(origin) : null;
    if (!local || !isLoopback(local) || local.host !== raw.headers.host?.toLowerCase())
      throw new Problem("foreign-origin");
  };
}

function isLoopback({ protocol, hostname }: URL) {
  return /^https?:$/.test(protocol) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
