import { connect } from "node:net";
import { contactPath } from "#contract/api.ts";
import { bodyLimit } from "#contract/limits.ts";
import { post, send } from "./harness/client.ts";
import type { Trial } from "./harness/lab.ts";
import { milliseconds, until } from "./harness/measure.ts";
import type { SiteServer } from "./harness/site-server.ts";

const head = `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;

export const slowAndHuge: Trial = {
  id: "5",
  title: "100 MB body, 15,000-deep JSON, one byte a second",
  wanted: "413 after < 64 KiB, 400 in < 50 ms, closed at 10 s",
  async run(lab) {
    const { hugeBody, leniency } = lab.counts;
    const store = lab.sqlite();
    const server = await lab.server(store);
    // The first request of all pays for what is compiled then.
    await post(server);
    const announced = await sendHuge(
      server,
      hugeBody,
      `Content-Length: ${hugeBody}\r\n\r\n`,
      (chunk) => chunk,
    );
    const chunked = await sendHuge(server, hugeBody, "Transfer-Encoding: chunked\r\n\r\n", asChunk);
    const body = "[".repeat(15_000) + "]".repeat(15_000);
    const deep = await send(server, "POST", contactPath, {
      headers: { "Content-Type": "application/json", "X-Forwarded-For": "10.9.9.9" },
      body,
    });
    const drip = await sendSlowly(server);
    const measured = `${announced.status} after ${announced.sent} B (announced) and ${chunked.status} after ${chunked.sent} B (chunked); ${deep.status} in ${milliseconds(deep.ms)}; ${drip.status} and closed at ${drip.seconds.toFixed(1)} s`;
    const passed =
      [announced, chunked].every(({ status, sent }) => status === 413 && sent < 64 * 1024) &&
      deep.status === 400 &&
      deep.ms < 50 * leniency &&
      drip.status === 408 &&
      drip.seconds > 9 &&
      drip.seconds < 12;
    return [{ store: store.name, measured, passed }];
  },
};

function asChunk(bytes: Buffer) {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);
}

/** Keeps sending until it is told to stop. Each piece gets its time, so that what was sent has been read too. */
async function sendHuge(
  { port }: SiteServer,
  size: number,
  framing: string,
  wrap: (chunk: Buffer) => Buffer,
) {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  let open = true;
  socket.on("data", (chunk) => (answer += chunk));
  socket.on("error", () => {});
  socket.on("close", () => (open = false));
  socket.write(head + framing);
  const isOver = () => answer !== "" || !open;
  await until(isOver, 1_000, 5);
  const piece = wrap(Buffer.alloc(4 * 1024, "x"));
  let sent = 0;
  for (; sent < size && !isOver(); sent += piece.length) {
    socket.write(piece);
    // Beyond the limit an answer is due; whoever goes on writing then may not get to read it.
    await until(isOver, sent < bodyLimit - piece.length ? 5 : 1_000, 5);
  }
  socket.destroy();
  return { status: Number(answer.slice(9, 12)), sent };
}

async function sendSlowly({ port }: SiteServer) {
  const began = performance.now();
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(`${head}Content-Length: 100\r\n\r\n{`);
  const drip = setInterval(() => socket.write(" "), 1_000);
  const answer = await new Promise<string>((resolve) => {
    let text = "";
    socket.on("data", (chunk) => (text += chunk));
    socket.on("close", () => resolve(text));
    socket.setTimeout(30_000, () => socket.destroy());
  });
  clearInterval(drip);
  return { status: Number(answer.slice(9, 12)), seconds: (performance.now() - began) / 1000 };
}
