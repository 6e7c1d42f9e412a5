import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { shutDoor } from "./shut-door.ts";

test("whoever was let in is answered, whoever comes later is not", async () => {
  const server = createServer((_request, response) => response.end("hello"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const early = Array.from({ length: 20 }, () => connect(port, "127.0.0.1"));
  await Promise.all(early.map((socket) => once(socket, "connect")));
  await shutDoor(server);
  await expect(once(connect(port, "127.0.0.1"), "connect")).rejects.toThrow(/ECONNREFUSED/);
  // They have been idle all the time, and their request comes only now.
  await setTimeout(100);
  const answers = early.map(async (socket) => {
    socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    return Buffer.concat(await socket.toArray()).toString();
  });
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200 /);
});
