import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

const pieceLength = 1500;

/** A line before the site on which HTML arrives in pieces, each long enough after the one before to be painted. */
export async function startSlowLine(target: string | undefined) {
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(new URL(url, target));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    const length = type.startsWith("text/html") ? pieceLength : body.length;
    for (let start = 0; start < body.length; start += length) {
      response.write(body.subarray(start, start + length));
      await setTimeout(20);
    }
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
