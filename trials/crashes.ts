import { freePort } from "#scripts/free-port.ts";
import type { Received } from "#server/testing/mail-server.ts";
import type { Trial } from "./harness/lab.ts";
import { messageIdOf } from "./harness/mails.ts";
import { grouped, pause, until } from "./harness/measure.ts";
import { startVisitors } from "./harness/visitors.ts";

/** A claim ends after a minute; starting the server that much later saves waiting for it. */
const afterTheLease = { speed: 1, ahead: 61_000 };

export const crashes: Trial = {
  id: "11",
  title: "kill -9 at 200 random moments under load",
  wanted: "0 accepted messages lost, <= 3 % delivered twice, each with an equal Message-ID",
  async run(lab) {
    const { random, counts } = lab;
    const mail = await lab.mailServer();
    const store = lab.sqlite();
    const env = { SMTP_URL: mail.url.href };
    const port = await freePort();
    const visitors = startVisitors({ port, random, writers: 4, readers: 1, everyMs: 60 });
    lab.atEnd(visitors.stop);
    for (let crash = 0; crash < counts.crashes; crash += 1) {
      const server = await lab.server(store, { env, port });
      await pause(random.int(50, 1_800));
      await server.stop("SIGKILL");
    }
    await visitors.stop();
    await lab.server(store, { env, port, clock: afterTheLease });
    const { accepted } = visitors;
    const idle = async () => (await store.count("outbox where state = 'waiting'")) === 0;
    await until(idle, 120_000, 250);
    const mails = Map.groupBy(mail.received, markOf);
    const lost = [...accepted].filter((mark) => !mails.has(mark)).length;
    const twice = [...mails.values()].filter((copies) => copies.length > 1);
    const unlike = twice.filter((copies) => new Set(copies.map(messageIdOf)).size > 1).length;
    const share = (100 * twice.length) / Math.max(1, mails.size);
    const measured = `${counts.crashes} crashes, ${grouped(accepted.size)} accepted, ${lost} lost, ${twice.length} delivered twice (${share.toFixed(1)} %), ${unlike} of them with unequal Message-IDs`;
    const passed = accepted.size > 0 && lost === 0 && share <= 3 * counts.leniency && unlike === 0;
    return [{ store: store.name, measured, passed }];
  },
};

function markOf({ raw }: Received) {
  return raw.match(/mark-\w+/)?.[0] ?? "";
}
