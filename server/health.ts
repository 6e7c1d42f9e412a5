import type { FastifyInstance } from "fastify";
import type { Store } from "./store/store.ts";

/** Asking more often than this gets the same answer: each look writes to the disk. */
const freshFor = 1_000;

export type Health = ReturnType<typeof createHealth>;

/** Whether this process can take in messages, and how the mail is doing. */
export function createHealth({ db }: Store, now: () => number = Date.now) {
  let stopping = false;
  let last: { at: number; report: ReturnType<typeof look> } | undefined;

  return {
    /** From now on no new work should be sent here. */
    stop: () => {
      stopping = true;
    },
    isStopping: () => stopping,
    async report() {
      if (!last || now() - last.at >= freshFor) last = { at: now(), report: look() };
      const report = await last.report;
      return { ready: report.store === "writable" && !stopping, ...report };
    },
  };

  async function look() {
    try {
      await write();
      return { store: "writable" as const, ...(await mail()) };
    } catch {
      return { store: "unavailable" as const };
    }
  }

  function write() {
    return db
      .insertInto("heartbeat")
      .values({ id: 1, at: now() })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ at: now() }))
      .execute();
  }

  async function mail() {
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

export function reportHealth(app: FastifyInstance, health: Health) {
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
