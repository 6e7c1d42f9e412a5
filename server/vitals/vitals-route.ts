import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { routeOf, vitalsPath } from "#contract/vitals.ts";
import { type RateLimit, vitalsLimits, vitalsTotalLimits } from "../api/rate-limit.ts";
import { postChecks } from "../api/request-checks.ts";
import type { ClientAddress } from "../client-address.ts";
import { createMapTo503, Problem } from "../problem.ts";
import type { Site } from "../site/read-site.ts";
import type { VitalsStore } from "./vitals-store.ts";

type Dependencies = {
  vitals: VitalsStore;
  site: Pick<Site, "files">;
  limit: RateLimit;
  siteUrl: URL;
  allowedOrigins: readonly string[];
  clientAddress: ClientAddress;
};

const bodyLimit = 1_024;

/** Up to ten minutes: a longer time says nothing of the page. */
const figure = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)));

const vitalsSchema = v.strictObject({
  route: v.pipe(v.string(), v.maxLength(100)),
  lcp: figure,
  inp: figure,
  cls: figure,
});

/** Stands for all that is not a page, so that nobody can add routes. */
const unknownRoute = "*";

/** Where pages tell how fast they were. Checks run in the order in which they are listed. */
export function registerVitalsRoute(app: FastifyInstance, deps: Dependencies) {
  const { vitals, limit, siteUrl, allowedOrigins, clientAddress } = deps;
  const mapTo503 = createMapTo503(app.log);
  const pages = [...deps.site.files].filter(([, { type }]) => type.startsWith("text/html"));
  const routes = new Set(pages.map(([path]) => routeOf(path)));

  app.route({
    url: vitalsPath,
    method: app.supportedMethods,
    bodyLimit,
    onRequest: [
      ...postChecks(siteUrl, allowedOrigins),
      async (request) => mapTo503(limit(clientAddress(request.raw), vitalsLimits)),
    ],
    async handler(request, reply) {
      const parsed = v.safeParse(vitalsSchema, request.body);
      if (!parsed.success) throw new Problem("not-valid");
      const { route, ...values } = parsed.output;
      // Only what could be counted counts for everyone.
      await mapTo503(limit(clientAddress(request.raw), vitalsTotalLimits));
      await mapTo503(vitals.add({ ...values, route: routes.has(route) ? route : unknownRoute }));
      return reply.code(204).header("Cache-Control", "no-store").send();
    },
  });
}
