import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Site, SiteFile } from "./read-site.ts";
import { resolve } from "./resolve.ts";
import { pagePolicy } from "./security-headers.ts";

type Options = {
  /** Headers that every answer of the server has. */
  common: Readonly<Record<string, string>>;
  challengeOrigin: string | undefined;
  isStopping: () => boolean;
};

type Variant = SiteFile["variants"][number];

/**
 * Hands out the site from memory. It answers every path that no other route has taken. A file goes straight to the
 * connection, with headers that were put together once.
 */
export function serveSite(
  app: FastifyInstance,
  site: Site,
  { common, challengeOrigin, isStopping }: Options,
) {
  const prepared = new Map<Variant, Map<number, string[]>>();

  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header("Allow", "GET, HEAD").type("text/plain").send("Method Not Allowed\n"),
  );

  app.get("/*", (request, reply) => {
    const [path = "/", query] = request.url.split("?", 2);
    const found = resolve(site.files, path);
    if (found.kind === "redirect") {
      const to = query === undefined || found.status === 302 ? found.to : `${found.to}?${query}`;
      return reply.code(found.status).header("Location", to).send();
    }
    reply.hijack();
    return sendFile(request, reply.raw, found.file, found.status);
  });

  function sendFile(
    { headers, method }: FastifyRequest,
    raw: ServerResponse,
    file: SiteFile,
    status: number,
  ) {
    const variant = chooseVariant(file, headers["accept-encoding"]);
    const fresh = status === 200 && isFresh(headers["if-none-match"], variant.etag);
    raw.writeHead(fresh ? 304 : status, closing(headersOf(file, variant, status)));
    raw.end(fresh || method === "HEAD" ? undefined : variant.body);
  }

  /** The last answer on each connection says so, so that none is cut off while the server stops. */
  function closing(lines: string[]) {
    return isStopping() ? [...lines, "Connection", "close"] : lines;
  }

  function headersOf(file: SiteFile, variant: Variant, status: number) {
    const ofVariant = prepared.get(variant) ?? new Map<number, string[]>();
    prepared.set(variant, ofVariant);
    const known = ofVariant.get(status);
    if (known) return known;
    const lines = Object.entries({
      ...common,
      "Content-Type": file.type,
      "Cache-Control": cachingOf(file, status),
      ETag: variant.etag,
      Vary: "Accept-Encoding",
      "Content-Length": String(variant.body.length),
      ...(variant.encoding !== "identity" && { "Content-Encoding": variant.encoding }),
      ...(file.policy && { "Content-Security-Policy": pagePolicy(file.policy, challengeOrigin) }),
      // The router takes a data answer for its own only with this mark.
      ...(file.type.startsWith("text/x-script") && { "X-Remix-Response": "yes" }),
    }).flat();
    ofVariant.set(status, lines);
    return lines;
  }
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
