import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { turnstileToken } from "#contract/challenge.ts";
import { get, post } from "./harness/client.ts";
import type { Lab, Trial } from "./harness/lab.ts";
import { grouped } from "./harness/measure.ts";

const yes = { success: true, hostname: "localhost", action: "contact" };

/** What the provider does, and the status that the visitor gets. */
const behaviours: [string, number, RequestListener][] = [
  ["refuses", 403, says(JSON.stringify({ success: false, "error-codes": ["invalid-input-response"] }))],
  ["hangs", 503, () => {}],
  ["hangs in its answer", 503, (_request, response) => void response.writeHead(200).write('{"success":')],
  ["answers 500", 503, says(JSON.stringify(yes), 500)],
  ["answers HTML", 503, says("<!doctype html><title>Sorry</title>")],
  ['says success: "true" as text', 503, says(JSON.stringify({ ...yes, success: "true" }))],
  ["speaks for another site", 403, says(JSON.stringify({ ...yes, hostname: "evil.example" }))],
  ["breaks the connection", 503, (request) => void request.socket.destroy()],
];

export const provider: Trial = {
  id: "9",
  title: 'provider refuses, hangs, answers 500, HTML, `success:"true"` as text',
  wanted: "0 accepted, 503 within 6 s",
  async run(lab) {
    let behave: RequestListener = says(JSON.stringify(yes));
    const url = await standIn(lab, (request, response) => behave(request, response));
    const store = lab.sqlite();
    const server = await lab.server(store, {
      env: {
        TURNSTILE_SITE_KEY: "site",
        TURNSTILE_SECRET: "secret",
        TURNSTILE_VERIFY_URL: url,
        TURNSTILE_SCRIPT_URL: url,
      },
    });
    const surprises: string[] = [];
    let slowest = 0;
    let tried = 0;
    for (const [name, expected, behaviour] of behaviours) {
      behave = behaviour;
      const posts = Array.from({ length: lab.counts.providerPosts }, (_, index) =>
        post(server, { token: turnstileToken(`${name}-${index}`) }),
      );
      const pages = get(server, "/contact");
      const answers = await Promise.all(posts);
      tried += answers.length;
      slowest = Math.max(slowest, ...answers.map(({ ms }) => ms));
      const wrong = answers.filter(({ status, headers }) => {
        return status !== expected || (status === 503 && !headers["retry-after"]);
      });
      if (wrong.length > 0 || (await pages).status !== 200) surprises.push(`${name}: ${wrong[0]?.status}`);
    }
    const kept = await store.count("messages");
    behave = says(JSON.stringify(yes));
    const last = (await post(server, { token: turnstileToken("good") })).status;
    const measured = `${grouped(tried)} posts in ${behaviours.length} ways, ${kept} accepted, ${surprises.length} unexpected answers${surprises.map((text) => ` (${text})`).join("")}, slowest ${(slowest / 1000).toFixed(1)} s; a yes then ${last}`;
    const passed = kept === 0 && surprises.length === 0 && slowest < 6_000 && last === 202;
    return [{ store: store.name, measured, passed }];
  },
};

function says(body: string, status = 200): RequestListener {
  return (request, response) => void request.resume().on("end", () => response.writeHead(status).end(body));
}

async function standIn(lab: Lab, listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  lab.atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
}
