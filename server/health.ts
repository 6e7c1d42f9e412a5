import type { FastifyInstance } from "fastify";
import { reasonFor } from "./store/reason.ts";
import type { Store } from "./store/store.ts";

/** How long a report is reused: each check writes to the disk. */
const maxAge = 1_000;

export type Health = ReturnType<typeof createHealth>;

/** Whether this process can accept messages, and how many mails are waiting. */
export function createHealth({ db }: Store, now: () => number = Date.now) {
  let stopping = false;
  let last: { at: number; report: ReturnType<typeof check> } | undefined;

  return {
    /** Readiness fails from now on, so that a load balancer sends no new requests. */
    stop: () => {
      stopping = true;
    },
    isStopping: () => stopping,
    async report() {
      if (!last || now() - last.at >= maxAge) last = { at: now(), report: check() };
      const report = await last.report;
      return { ready: report.store === "writable" && !stopping, ...report };
    },
  };

  async function check() {
    try {
      await write();
      return { store: "writable" as const, ...(await mailCounts()) };
    } catch (error) {
      return { store: "unavailable" as const, reason: reasonFor(error) };
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
    const { waiting, dead, oldest } = await db
      .selectFrom("outbox")
      .innerJoin("messages", "messages.id", "outbox.message_id")
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere("state", "=", "waiting").as("waiting"),
        fn.countAll<number>().filterWhere("state", "=", "dead").as("dead"),
        fn.min<number | null>("received_at").filterWhere("state", "=", "waiting").as("oldest"),
      ])
      .where("state", "!=", "sent")
      .executeTakeFirstOrThrow();
    const oldestWaitingSeconds = oldest === null ? 0 : Math.round((now() - oldest) / 1000);
    return { waiting, dead, oldestWaitingSeconds };
  }
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
