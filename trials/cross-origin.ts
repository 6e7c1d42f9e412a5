import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { challengeTokenHeader, contactPath, idempotencyKeyHeader } from "#contract/api.ts";
import { browserArguments, findBrowser } from "#scripts/browser.ts";
import { type Attack, attack, sameOriginPost } from "./foreign-posts.ts";
import { aMessage } from "./harness/client.ts";
import type { Lab, Trial } from "./harness/lab.ts";
import { mintToken } from "./harness/tokens.ts";

export const foreignOrigins: Trial = {
  id: "17",
  title: "foreign-origin posts in a browser (fetch, form, no-cors)",
  wanted: "0 stored",
  async run(lab) {
    const store = lab.sqlite();
    const server = await lab.server(store, { env: { LOG_LEVEL: "info" } });
    const site = `http://localhost:${server.port}`;
    const foreignPort = await foreignPage(lab);
    const executablePath = findBrowser();
    const browser = await chromium.launch({
      args: browserArguments,
      ...(executablePath && { executablePath }),
    });
    lab.atEnd(() => browser.close());
    const page = await browser.newPage();
    // Another site, and the same site on another port.
    const origins = [`http://127.0.0.1:${foreignPort}`, `http://localhost:${foreignPort}`];
    let tried = 0;
    for (const origin of origins) {
      for (let round = 0; round < lab.counts.foreignPosts / 3; round += 1) {
        await page.goto(origin);
        tried += await attack(page, await anAttack(lab, site));
      }
    }
    const stored = await store.count("messages");
    const arrived = server.output().match(/"method":"(POST|OPTIONS)","route":"\/api\/contact"/g)?.length ?? 0;
    await page.goto(`${site}/contact`);
    const own = await page.evaluate(sameOriginPost, await anAttack(lab, site));
    const measured = `${tried} posts from ${origins.length} origins in a browser, ${arrived} reached the server, ${stored} stored; the site's own page then ${own}`;
    return [{ store: store.name, measured, passed: stored === 0 && arrived > 0 && own === 202 }];
  },
};

async function anAttack(lab: Lab, site: string): Promise<Attack> {
  return {
    url: `${site}${contactPath}`,
    body: JSON.stringify(aMessage()),
    token: await mintToken(),
    key: lab.random.uuid(),
    tokenHeader: challengeTokenHeader,
    keyHeader: idempotencyKeyHeader,
  };
}

async function foreignPage(lab: Lab) {
  const server = createServer((_request, response) =>
    response
      .writeHead(200, { "Content-Type": "text/html" })
      .end("<!doctype html><title>Foreign</title><body>"),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  lab.atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
