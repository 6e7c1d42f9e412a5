import type { FastifyInstance } from "fastify";
import type { Log } from "./log.ts";
import { reasonFor } from "./store/reason.ts";
import type { Store } from "./store/store.ts";

/** Each check writes to the disk. */
const maxAge = 1_000;

export type Health = ReturnType<typeof createHealth>;

export function createHealth({ db }: Store, mailStatus: () => string, now: () => number = Date.now) {
  let stopping = false;
  let last: { at: number; report: ReturnType<typeof check> } | undefined;

  return {
    /** So that a load balancer sends no new requests. */
    stop: () => {
      stopping = true;
    },
    isStopping: () => stopping,
    async report() {
      if (!last || Math.abs(now() - last.at) >= maxAge) last = { at: now(), report: check() };
      const report = await last.report;
      return { ready: report.store === "writable" && !stopping, ...report, mail: mailStatus() };
    },
  };

  async function check() {
    try {
      await write();
      return { store: "writable" as const, ...(await mailCounts()) };
    } catch (error) {
      return { store: "unavailable" as const, reason: reasonFor(error), unhandled: undefined };
    }
  }

  function write() {
    return db
      .insertInto("heartbeat")
      .values({ id: 1, at: now() })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ at: now() }))
      .execute();
  }

  async function mailCounts() {
    const { waiting, dead, unhandled, oldest } = await db
      .selectFrom("outbox")
      .innerJoin("messages", "messages.id", "outbox.message_id")
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere("state", "=", "waiting").as("waiting"),
        fn.countAll<number>().filterWhere("state", "=", "dead").filterWhere("done_at", "is", null).as("dead"),
        fn.countAll<number>().filterWhere("done_at", "is", null).as("unhandled"),
        fn.min<number | null>("received_at").filterWhere("state", "=", "waiting").as("oldest"),
      ])
      .where("state", "!=", "sent")
      .executeTakeFirstOrThrow();
    const oldestWaitingSeconds = oldest === null ? 0 : Math.max(0, Math.round((now() - oldest) / 1000));
    return { waiting, dead, unhandled, oldestWaitingSeconds };
  }
}

export async function reportUnhandled(health: Health, log: Log) {
  const { unhandled } = await health.report();
  if (unhandled)
    log.warn({ unhandled }, "messages wait, neither mailed nor done: npm run inbox -- list --unmailed");
}

export function registerHealthRoutes(app: FastifyInstance, health: Health) {
  app.get("/healthz", { logLevel: "silent" }, async (_request, reply) => {
    return reply.header("Cache-Control", "no-store").type("text/plain").send("ok\n");
  });

  app.get("/readyz", { logLevel: "silent" }, async (_request, reply) => {
    const report = await health.report();
    return reply
      .code(report.ready ? 200 : 503)
      .header("Cache-Control", "no-store")
      .send(report);
  });
}
