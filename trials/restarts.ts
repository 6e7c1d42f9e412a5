import { freePort } from "#scripts/free-port.ts";
import type { Trial } from "./harness/lab.ts";
import { grouped, pause, tally, until } from "./harness/measure.ts";
import { startVisitors } from "./harness/visitors.ts";

export const restarts: Trial = {
  id: "20",
  title: "SIGTERM and restart under load, 20 times",
  wanted: "0 in-flight requests failed, 0 accepted lost",
  async run(lab) {
    const { random, counts } = lab;
    const mail = await lab.mailServer();
    const store = lab.sqlite();
    const env = { SMTP_URL: mail.url.href };
    const port = await freePort();
    const visitors = startVisitors({ port, random, writers: 6, readers: 6, everyMs: 20 });
    lab.atEnd(visitors.stop);
    const exits: (number | null)[] = [];
    for (let restart = 0; restart < counts.restarts; restart += 1) {
      const server = await lab.server(store, { env, port });
      await pause(random.int(200, 1_200));
      exits.push(await server.stop("SIGTERM"));
    }
    await visitors.stop();
    await lab.server(store, { env, port });
    const { accepted, failures } = visitors;
    await until(async () => (await store.count("outbox where state = 'waiting'")) === 0, 60_000, 250);
    const delivered = mail.received.map(({ raw }) => raw).join("\n");
    const lost = [...accepted].filter((mark) => !delivered.includes(mark)).length;
    const measured = `${counts.restarts} restarts, ${grouped(visitors.requests())} requests, ${failures.length} failed${failures.length > 0 ? ` (${tally(failures)})` : ""}, ${visitors.notBegun()} came to a closed door and tried again, ${grouped(accepted.size)} accepted, ${lost} lost, ${mail.received.length} mails`;
    // The system may take in a visitor in the very moment in which the door shuts, and then send them away unheard.
    // On a machine that is busy otherwise that moment is long.
    const sentAway = failures.filter((failure) => failure.includes("ECONNRESET")).length;
    const unanswered = failures.length - sentAway;
    const passed =
      unanswered === 0 &&
      sentAway < counts.leniency &&
      lost === 0 &&
      accepted.size > 0 &&
      exits.every((code) => code === 0);
    return [{ store: store.name, measured, passed }];
  },
};
