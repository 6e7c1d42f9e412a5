import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Answer } from "../log.ts";
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

type Sender = ReturnType<typeof fileSender>;

/** Answers every path that no other route has taken. */
export function serveSite(app: FastifyInstance, site: Site, send: Sender) {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header("Allow", "GET, HEAD").type("text/plain").send("Method Not Allowed\n"),
  );

  app.get(siteRoute, (request, reply) => {
    const [path = "/", query] = request.url.split("?", 2);
    const found = resolve(site, path);
    if (found.kind === "redirect") {
      const to = query === undefined || found.status === 302 ? found.to : `${found.to}?${query}`;
      return reply.code(found.status).header("Location", to).send();
    }
    reply.hijack();
    return send(request.raw, reply.raw, found.file);
  });
}

const siteRoute = "/*";

/**
 * Most of what is asked for is a file of the site by its exact address. That needs nothing of the framework, and past
 * it the server hands out a fifth more.
 */
export function filesFirst(
  { files }: Site,
  send: Sender,
  { otherwise, onAnswer }: { otherwise: RequestListener; onAnswer: (answer: Answer) => void },
): RequestListener {
  return (request, response) => {
    const { method = "", url = "" } = request;
    const file = method === "GET" || method === "HEAD" ? files.get(url) : undefined;
    if (!file) return otherwise(request, response);
    send(request, response, file);
    onAnswer({ method, route: siteRoute, status: response.statusCode });
  };
}

/** Files leave from memory, straight to the connection, with headers that were put together once. */
export function fileSender({ common, challengeOrigin, isStopping }: Options) {
  const prepared = new Map<Variant, string[]>();

  return ({ headers, method }: IncomingMessage, response: ServerResponse, file: SiteFile) => {
    const variant = chooseVariant(file, headers["accept-encoding"]);
    const fresh = file.status === 200 && isFresh(headers["if-none-match"], variant.etag);
    response.writeHead(fresh ? 304 : file.status, closing(headersOf(file, variant)));
    response.end(fresh || method === "HEAD" ? undefined : variant.body);
  };

  /** The last answer on each connection says so, so that none is cut off while the server stops. */
  function closing(lines: string[]) {
    return isStopping() ? [...lines, "Connection", "close"] : lines;
  }

  function headersOf(file: SiteFile, variant: Variant) {
    const known = prepared.get(variant);
    if (known) return known;
    const lines = Object.entries({
      ...common,
      "Content-Type": file.type,
      "Cache-Control": cachingOf(file),
      ETag: variant.etag,
      Vary: "Accept-Encoding",
      "Content-Length": String(variant.body.length),
      ...(variant.encoding !== "identity" && { "Content-Encoding": variant.encoding }),
      ...(file.policy && { "Content-Security-Policy": pagePolicy(file.policy, challengeOrigin) }),
      // The router takes a data answer for its own only with this mark.
      ...(file.type.startsWith("text/x-script") && { "X-Remix-Response": "yes" }),
    }).flat();
    prepared.set(variant, lines);
    return lines;
  }
}

/**
 * Pages are always asked for anew. What they load under a lasting name is good for a minute, so that the data of a
 * page that was fetched when a visitor pointed at its link is not fetched again by the click.
 */
function cachingOf({ immutable, status, type }: SiteFile) {
  if (immutable) return "public, max-age=31536000, immutable";
  return type.startsWith("text/html") || status !== 200 ? "no-cache" : "public, max-age=60";
}

/** The smallest variant that the client takes; the plain one is always there. */
function chooseVariant(file: SiteFile, accepted: string | undefined) {
  const plain = file.variants.at(-1);
  if (!plain) throw new Error("A file of the site has no content");
  return file.variants.find(({ encoding }) => accepts(accepted, encoding)) ?? plain;
}

function accepts(header: string | undefined, encoding: Variant["encoding"]) {
  return header !== undefined && encoding !== "identity" && wanted[encoding].test(header);
}

/** Its name in a list, without the weight that means "not this one". */
const wanted = { br: inList("br"), gzip: inList("gzip") };

function inList(name: string) {
  return new RegExp(`(^|,)\\s*${name}\\s*(,|$|;(?![^,]*\\bq=0(\\.0*)?\\s*(,|$)))`, "i");
}

function isFresh(header: string | undefined, etag: string) {
  if (!header) return false;
  return header.split(",").some((part) => part.trim() === "*" || part.trim().replace(/^W\//, "") === etag);
}
