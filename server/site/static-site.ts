import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Site, SiteFile } from "./read-site.ts";
import { resolve } from "./resolve.ts";
import { pagePolicy } from "./security-headers.ts";

/** Hands out the site from memory. It answers every path that no other route has taken. */
export function serveSite(app: FastifyInstance, site: Site, challengeOrigin?: string) {
  const policies = new Map<SiteFile, string>();
  for (const file of site.files.values()) {
    if (file.policy) policies.set(file, pagePolicy(file.policy, challengeOrigin));
  }

  app.setNotFoundHandler((request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return reply.code(405).header("Allow", "GET, HEAD").type("text/plain").send("Method Not Allowed\n");
    }
    const [path = "/", query] = request.url.split("?", 2);
    const found = resolve(site.files, path);
    if (found.kind === "redirect") {
      const to = query === undefined || found.status === 302 ? found.to : `${found.to}?${query}`;
      return reply.code(found.status).header("Location", to).send();
    }
    return sendFile(request, reply, found.file, found.status, policies.get(found.file));
  });
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  status: number,
  policy: string | undefined,
) {
  const variant = chooseVariant(file, request.headers["accept-encoding"]);
  reply.headers({
    "Content-Type": file.type,
    "Cache-Control": cachingOf(file, status),
    ETag: variant.etag,
    Vary: "Accept-Encoding",
    ...(variant.encoding !== "identity" && { "Content-Encoding": variant.encoding }),
    ...(policy && { "Content-Security-Policy": policy }),
    // The router takes a data answer for its own only with this mark.
    ...(file.type.startsWith("text/x-script") && { "X-Remix-Response": "yes" }),
  });
  if (status === 200 && isFresh(request.headers["if-none-match"], variant.etag))
    return reply.code(304).send();
  if (request.method === "HEAD")
    return reply.code(status).header("Content-Length", variant.body.length).send();
  return reply.code(status).send(variant.body);
}

/**
 * Pages are always asked for anew. What they load under a lasting name is good for a minute, so that the data of a
 * page that was fetched when a visitor pointed at its link is not fetched again by the click.
 */
function cachingOf({ immutable, type }: SiteFile, status: number) {
  if (immutable) return "public, max-age=31536000, immutable";
  return type.startsWith("text/html") || status !== 200 ? "no-cache" : "public, max-age=60";
}

/** The smallest variant that the client takes; the plain one is always there. */
function chooseVariant(file: SiteFile, accepted: string | undefined) {
  const plain = file.variants.at(-1);
  if (!plain) throw new Error("A file of the site has no content");
  return file.variants.find(({ encoding }) => accepts(accepted, encoding)) ?? plain;
}

function accepts(header: string | undefined, encoding: string) {
  if (!header || encoding === "identity") return false;
  return header.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function isFresh(header: string | undefined, etag: string) {
  if (!header) return false;
  return header.split(",").some((part) => part.trim() === "*" || part.trim().replace(/^W\//, "") === etag);
}
