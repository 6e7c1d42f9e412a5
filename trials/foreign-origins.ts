import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Page } from "@playwright/test";
import { challengeTokenHeader, contactPath, idempotencyKeyHeader } from "#contract/api.ts";
import { browserArguments, findBrowser } from "#scripts/browser.ts";
import { aMessage } from "./harness/client.ts";
import type { Lab, Trial } from "./harness/lab.ts";
import { mintToken } from "./harness/tokens.ts";

type Attack = {
  url: string;
  body: string;
  token: string;
  key: string;
  tokenHeader: string;
  keyHeader: string;
};

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

/** Every way in which a page can make a browser post; returns how many there were. */
async function attack(page: Page, given: Attack) {
  const fetches = await page.evaluate(async ({ url, body, token, key, tokenHeader, keyHeader }) => {
    const all = { "Content-Type": "application/json", [tokenHeader]: token, [keyHeader]: key };
    const attempts: RequestInit[] = [
      { headers: all },
      { headers: all, mode: "no-cors" },
      { headers: { "Content-Type": "text/plain" }, mode: "no-cors" },
      { headers: { "Content-Type": "application/json" }, credentials: "include" },
      { mode: "no-cors", referrerPolicy: "no-referrer" },
    ];
    for (const attempt of attempts) await fetch(url, { method: "POST", body, ...attempt }).catch(() => {});
    navigator.sendBeacon(url, new Blob([body], { type: "text/plain" }));
    return attempts.length + 1;
  }, given);
  const forms = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"];
  for (const enctype of forms) {
    const back = page.url();
    await Promise.all([
      page.waitForURL((url) => url.pathname.startsWith("/api/")),
      page.evaluate(
        ([url, body, type]) => {
          const form = Object.assign(document.createElement("form"), {
            method: "post",
            action: url,
            enctype: type,
          });
          const field = Object.assign(document.createElement("input"), { name: body, value: "" });
          form.append(field);
          document.body.append(form);
          form.submit();
        },
        [given.url, given.body, enctype] as const,
      ),
    ]);
    await page.goto(back);
  }
  return fetches + forms.length;
}

async function sameOriginPost({ url, body, token, key, tokenHeader, keyHeader }: Attack) {
  const headers = { "Content-Type": "application/json", [tokenHeader]: token, [keyHeader]: key };
  return (await fetch(url, { method: "POST", body, headers })).status;
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
