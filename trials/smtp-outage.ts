import { freePort } from "#server/testing/free-port.ts";
import { post } from "./harness/client.ts";
import { messageIdOf } from "./harness/mails.ts";
import { delay, waitUntil } from "./harness/measure.ts";
import type { Trial } from "./harness/trial.ts";

const minute = 60_000;

export const smtpOutage: Trial = {
  id: "12",
  title: "SMTP unreachable for 10 minutes (clock compressed), 500 accepted",
  expected: "500 delivered within 2 minutes of its recovery",
  runsAlone: true,
  async run(context) {
    const { outageMessages, outageSpeed: speed, outageMinutes, tolerance } = context.counts;
    const store = context.sqlite();
    const port = await freePort();
    const server = await context.startServer(store, {
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: "fatal" },
      clock: { speed, ahead: 0 },
    });
    const start = performance.now();
    const responses = await Promise.all(Array.from({ length: outageMessages }, () => post(server)));
    const accepted = responses.filter(({ status }) => status === 202).length;
    await delay((outageMinutes * minute) / speed - (performance.now() - start));
    const mail = await context.startMailServer(port);
    const recovery = performance.now();
    await waitUntil(() => mail.received.length >= accepted, (3 * minute) / speed, 20);
    const seconds = ((performance.now() - recovery) * speed) / 1000;
    const unique = new Set(mail.received.map(messageIdOf)).size;
    const measured = `${accepted} accepted during the outage, ${unique} delivered within ${Math.round(seconds)} s of its recovery at ${speed} times the speed, ${mail.received.length - unique} twice`;
    const passed = accepted === outageMessages && unique === accepted && seconds <= 120 * tolerance;
    return [{ store: store.name, measured, passed }];
  },
};
