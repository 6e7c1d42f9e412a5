import { freePort } from "#scripts/free-port.ts";
import { post } from "./harness/client.ts";
import type { Trial } from "./harness/lab.ts";
import { messageIdOf } from "./harness/mails.ts";
import { pause, until } from "./harness/measure.ts";

const minute = 60_000;

export const mailAway: Trial = {
  id: "12",
  title: "SMTP away for 10 minutes (clock compressed) with 500 accepted",
  wanted: "500 delivered within 2 minutes of its return",
  async run(lab) {
    const { awayMessages, awaySpeed: speed, leniency } = lab.counts;
    const store = lab.sqlite();
    const port = await freePort();
    const server = await lab.server(store, {
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: "fatal" },
      clock: { speed, ahead: 0 },
    });
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: awayMessages }, () => post(server)));
    const accepted = answers.filter(({ status }) => status === 202).length;
    await pause((10 * minute) / speed - (performance.now() - began));
    const mail = await lab.mailServer(port);
    const back = performance.now();
    await until(() => mail.received.length >= accepted, (3 * minute) / speed, 20);
    const seconds = ((performance.now() - back) * speed) / 1000;
    const unique = new Set(mail.received.map(messageIdOf)).size;
    const measured = `${accepted} accepted while it was away, ${unique} delivered within ${Math.round(seconds)} s of its return at ${speed} times the speed, ${mail.received.length - unique} twice`;
    const passed = accepted === awayMessages && unique === accepted && seconds <= 120 * leniency;
    return [{ store: store.name, measured, passed }];
  },
};
