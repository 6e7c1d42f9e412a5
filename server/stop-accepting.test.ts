import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { stopAccepting } from "./stop-accepting.ts";

test("connections that were accepted are served, new ones are refused", async () => {
  const server = createServer((_request, response) => response.end("hello"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const early = Array.from({ length: 20 }, () => connect(port, "127.0.0.1"));
  await Promise.all(early.map((socket) => once(socket, "connect")));
  await stopAccepting(server);
  await expect(once(connect(port, "127.0.0.1"), "connect")).rejects.toThrow(/ECONNREFUSED/);
  // The connections have been idle all the time; their requests come only now.
  await delay(100);
  const responses = early.map(async (socket) => {
    socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    return Buffer.concat(await socket.toArray()).toString();
  });
  for (const response of await Promise.all(responses)) expect(response).toMatch(/^HTTP\/1.1 200 /);
});
