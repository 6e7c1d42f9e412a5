import type { FastifyInstance } from "fastify";
import { cacheControl, contentSecurityPolicy, dataHeaders } from "#contract/response-headers.ts";
import type { Site, SiteFile, Variant } from "./read-site.ts";
import { resolve } from "./resolve.ts";

export function serveSite(app: FastifyInstance, site: Site, challengeOrigin: string | undefined) {
  const headers = new Map<Variant, Record<string, string>>();
  for (const file of [...site.files.values(), ...site.notFoundPages.values()])
    for (const variant of file.variants) headers.set(variant, fileHeaders(file, variant, challengeOrigin));

  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header("Allow", "GET, HEAD").type("text/plain").send("Method Not Allowed\n"),
  );

  app.route({
    url: "/*",
    method: ["GET", "HEAD"],
    handler(request, reply) {
      const [path = "/", query] = request.url.split("?", 2);
      const found = resolve(site, path);
      if (found.kind === "redirect") {
        const { status, to } = found;
        if (status === 302) {
          request.log.warn({ service: loggable(found.unknownService) }, "unknown service");
          return reply.code(status).header("Location", to).send();
        }
        return reply
          .code(status)
          .header("Location", query === undefined ? to : `${to}?${query}`)
          .send();
      }
      const { file } = found;
      const variant = negotiate(file, request.headers["accept-encoding"]);
      reply.headers(headers.get(variant) ?? {});
      if (file.status === 200 && matches(request.headers["if-none-match"], variant.etag))
        return reply.code(304).send();
      return reply.code(file.status).send(variant.body());
    },
  });
}

/** Anyone can ask for any path. */
function loggable(id: string) {
  return id.replace(/[^\w-]/g, "").slice(0, 40);
}

function fileHeaders(file: SiteFile, variant: Variant, challengeOrigin: string | undefined) {
  return {
    "content-type": file.type,
    "cache-control": cacheControl(file),
    etag: variant.etag,
    vary: "Accept-Encoding",
    "content-length": String(variant.length),
    ...(variant.encoding !== "identity" && { "content-encoding": variant.encoding }),
    ...(file.policy && { "content-security-policy": contentSecurityPolicy(file.policy, challengeOrigin) }),
    ...(file.type === dataHeaders["content-type"] && dataHeaders),
  };
}

function negotiate(file: SiteFile, acceptEncoding: string | undefined) {
  const identity = file.variants.at(-1);
  if (!identity) throw new Error("A file of the site has no content");
  return file.variants.find(({ encoding }) => accepts(acceptEncoding, encoding)) ?? identity;
}

function accepts(header: string | undefined, encoding: Variant["encoding"]) {
  return header !== undefined && encoding !== "identity" && accepted[encoding].test(header);
}

/** A weight of 0 means "not this one". */
const accepted = { br: inList("br"), gzip: inList("gzip") };

function inList(name: string) {
  return new RegExp(`(^|,)\\s*${name}\\s*(,|$|;(?![^,]*\\bq=0(\\.0*)?\\s*(,|$)))`, "i");
}

/** `If-None-Match` is a list of ETags or `*`, and is compared weakly (RFC 9110, 13.1.2). */
function matches(header: string | undefined, etag: string) {
  if (!header) return false;
  return header.split(",").some((part) => part.trim() === "*" || part.trim().replace(/^W\//, "") === etag);
}
