import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Stands in for Turnstile: serves its script and answers its siteverify call. */
export async function startTurnstile() {
  const verified: Record<string, string>[] = [];
  let away = false;
  const script = `window.turnstile = {
    render(slot, options) {
      slot.dataset.sitekey = options.sitekey;
      const button = slot.appendChild(document.createElement("button"));
      button.type = "button";
      button.textContent = "Test widget";
      button.onclick = () => options.callback("token-" + Math.random());
      this.options = options;
      return "widget";
    },
    reset() {},
    remove() {},
  };`;
  const server = createServer(async (request, response) => {
    if (away) return response.writeHead(503).end();
    if (request.method === "GET") return response.setHeader("Content-Type", "text/javascript").end(script);
    verified.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
    return response.end(JSON.stringify({ success: true, hostname: "localhost", action: "contact" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    verified,
    url: `http://127.0.0.1:${port}`,
    /** Answers nobody from now on. */
    goAway: () => {
      away = true;
    },
    stop: () => server.close(),
  };
}
