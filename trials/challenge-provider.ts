import type { RequestListener } from "node:http";
import { turnstileToken } from "#contract/challenge.ts";
import { get, post } from "./harness/client.ts";
import { formatCount } from "./harness/measure.ts";
import type { Trial } from "./harness/trial.ts";
import { startTurnstile } from "./harness/turnstile.ts";

const yes = { success: true, hostname: "localhost", action: "contact" };

/** The provider's behaviour and the expected status. */
const behaviours: [string, number, RequestListener][] = [
  [
    "refuses",
    403,
    respondWith(JSON.stringify({ success: false, "error-codes": ["invalid-input-response"] })),
  ],
  ["hangs", 503, () => {}],
  ["hangs in its body", 503, (_request, response) => void response.writeHead(200).write('{"success":')],
  ["answers 500", 503, respondWith(JSON.stringify(yes), 500)],
  ["answers HTML", 503, respondWith("<!doctype html><title>Sorry</title>")],
  ['reports success: "true" as a string', 503, respondWith(JSON.stringify({ ...yes, success: "true" }))],
  ["reports another hostname", 403, respondWith(JSON.stringify({ ...yes, hostname: "evil.example" }))],
  ["closes the connection", 503, (request) => void request.socket.destroy()],
];

export const challengeProvider: Trial = {
  id: "9",
  title: 'provider refuses, hangs, answers 500, HTML, `success:"true"` as a string',
  expected: "0 accepted, 503 within 6 s",
  runsAlone: true,
  async run(context) {
    let behave: RequestListener = respondWith(JSON.stringify(yes));
    const env = await startTurnstile(context, (request, response) => behave(request, response));
    const store = context.sqlite();
    const server = await context.startServer(store, { env });
    const unexpected: string[] = [];
    let slowest = 0;
    let tried = 0;
    for (const [name, expected, behaviour] of behaviours) {
      behave = behaviour;
      const posts = Array.from({ length: context.counts.providerPosts }, (_, index) =>
        post(server, { token: turnstileToken(`${name}-${index}`) }),
      );
      const pages = get(server, "/contact");
      const responses = await Promise.all(posts);
      tried += responses.length;
      slowest = Math.max(slowest, ...responses.map(({ ms }) => ms));
      const wrong = responses.filter(({ status, headers }) => {
        return status !== expected || (status === 503 && !headers["retry-after"]);
      });
      if (wrong.length > 0 || (await pages).status !== 200) unexpected.push(`${name}: ${wrong[0]?.status}`);
    }
    const stored = await store.count("messages");
    behave = respondWith(JSON.stringify(yes));
    const last = (await post(server, { token: turnstileToken("good") })).status;
    const measured = `${formatCount(tried)} posts with ${behaviours.length} behaviours, ${stored} accepted, ${unexpected.length} unexpected responses${unexpected.map((text) => ` (${text})`).join("")}, slowest ${(slowest / 1000).toFixed(1)} s; a success then ${last}`;
    const passed =
      stored === 0 && unexpected.length === 0 && slowest < 6_000 * context.counts.tolerance && last === 202;
    return [{ store: store.name, measured, passed }];
  },
};

function respondWith(body: string, status = 200): RequestListener {
  return (request, response) => void request.resume().on("end", () => response.writeHead(status).end(body));
}
