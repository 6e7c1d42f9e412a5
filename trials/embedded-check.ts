import { challengePath } from "#contract/api.ts";
import { embeddedQuery } from "#contract/challenge.ts";
import { get, post } from "./harness/client.ts";
import { tally } from "./harness/measure.ts";
import type { Trial } from "./harness/trial.ts";
import { startTurnstile } from "./harness/turnstile.ts";

export const embeddedCheck: Trial = {
  id: "34",
  title: "solved built-in checks where Turnstile is configured",
  expected: "0 accepted while Turnstile answers, all while it does not",
  async run(context) {
    let away = false;
    const env = await startTurnstile(context, (request, response) => {
      request.resume().on("end", () => {
        response.writeHead(away ? 503 : 200);
        response.end(JSON.stringify({ success: false, "error-codes": ["invalid-input-response"] }));
      });
    });
    const store = context.sqlite();
    const outcomes = [];
    // What the server has found holds for half a minute, so each round starts one that does not know yet.
    for (const isAway of [false, true, false]) {
      away = isAway;
      const server = await context.startServer(store, { env });
      const offer = await get(server, challengePath + embeddedQuery);
      const posts = await Promise.all(Array.from({ length: context.counts.posts }, () => post(server)));
      outcomes.push({
        isAway,
        kind: JSON.parse(offer.text).kind,
        statuses: posts.map(({ status }) => status),
      });
      await server.stop();
    }
    const measured = outcomes
      .map(
        ({ isAway, kind, statuses }) => `${isAway ? "away" : "there"}: ${kind} offered (${tally(statuses)})`,
      )
      .join("; ");
    const passed = outcomes.every(
      ({ isAway, kind, statuses }) =>
        kind === (isAway ? "embedded" : "turnstile") &&
        statuses.every((status) => status === (isAway ? 202 : 403)),
    );
    return [{ store: store.name, measured, passed }];
  },
};
