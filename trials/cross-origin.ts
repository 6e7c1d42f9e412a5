import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { challengeTokenHeader, contactPath, idempotencyKeyHeader } from "#contract/api.ts";
import { browserArguments, findBrowser } from "#scripts/browser.ts";
import { type Attack, attack, sameOriginPost } from "./cross-origin-posts.ts";
import { aMessage } from "./harness/client.ts";
import { createToken } from "./harness/tokens.ts";
import type { Trial, TrialContext } from "./harness/trial.ts";

export const crossOrigin: Trial = {
  id: "17",
  title: "cross-origin posts in a browser (fetch, form, no-cors)",
  expected: "0 stored",
  async run(context) {
    const store = context.sqlite();
    const server = await context.startServer(store, { env: { LOG_LEVEL: "info" } });
    const site = `http://localhost:${server.port}`;
    const otherPort = await startOtherSite(context);
    const executablePath = findBrowser();
    const browser = await chromium.launch({
      args: browserArguments,
      ...(executablePath && { executablePath }),
    });
    context.onCleanup(() => browser.close());
    const page = await browser.newPage();
    // Another site, and the same host on another port.
    const origins = [`http://127.0.0.1:${otherPort}`, `http://localhost:${otherPort}`];
    let tried = 0;
    for (const origin of origins) {
      for (let round = 0; round < context.counts.crossOriginPosts / 3; round += 1) {
        await page.goto(origin);
        tried += await attack(page, await createAttack(context, site));
      }
    }
    const stored = await store.count("messages");
    const received =
      server.output().match(/"method":"(POST|OPTIONS)","route":"\/api\/contact"/g)?.length ?? 0;
    await page.goto(`${site}/contact`);
    const own = await page.evaluate(sameOriginPost, await createAttack(context, site));
    const measured = `${tried} posts from ${origins.length} origins in a browser, ${received} reached the server, ${stored} stored; the site's own page then ${own}`;
    return [{ store: store.name, measured, passed: stored === 0 && received > 0 && own === 202 }];
  },
};

async function createAttack(context: TrialContext, site: string): Promise<Attack> {
  return {
    url: `${site}${contactPath}`,
    body: JSON.stringify(aMessage()),
    token: await createToken(),
    key: context.random.uuid(),
    tokenHeader: challengeTokenHeader,
    keyHeader: idempotencyKeyHeader,
  };
}

async function startOtherSite(context: TrialContext) {
  const server = createServer((_request, response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Other</title><body>"),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  context.onCleanup(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
