import { connect } from "node:net";
import { contactPath } from "#contract/api.ts";
import { bodyLimit } from "#contract/limits.ts";
import { post, send } from "./harness/client.ts";
import { formatMs, waitUntil } from "./harness/measure.ts";
import type { Trial } from "./harness/trial.ts";
import type { TrialServer } from "./harness/trial-server.ts";

const head = `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;

export const largeAndSlowRequests: Trial = {
  id: "5",
  title: "100 MB body, 15,000-deep JSON, one byte a second",
  expected: "413 after < 64 KiB, 400 in < 50 ms, closed at 10 s",
  runsAlone: true,
  async run(context) {
    const { largeBody, tolerance } = context.counts;
    const store = context.sqlite();
    const server = await context.startServer(store);
    // The first request compiles code.
    await post(server);
    const announced = await sendLarge(
      server,
      largeBody,
      `Content-Length: ${largeBody}\r\n\r\n`,
      (chunk) => chunk,
    );
    const chunked = await sendLarge(server, largeBody, "Transfer-Encoding: chunked\r\n\r\n", toChunk);
    const body = "[".repeat(15_000) + "]".repeat(15_000);
    const deep = await send(server, "POST", contactPath, {
      headers: { "Content-Type": "application/json", "X-Forwarded-For": "10.9.9.9" },
      body,
    });
    const drip = await sendSlowly(server);
    const measured = `${announced.status} after ${announced.sent} B (announced) and ${chunked.status} after ${chunked.sent} B (chunked); ${deep.status} in ${formatMs(deep.ms)}; ${drip.status} and closed at ${drip.seconds.toFixed(1)} s`;
    const passed =
      [announced, chunked].every(({ status, sent }) => status === 413 && sent < 64 * 1024) &&
      deep.status === 400 &&
      deep.ms < 50 * tolerance &&
      drip.status === 408 &&
      drip.seconds > 9 &&
      drip.seconds < 12 * tolerance;
    return [{ store: store.name, measured, passed }];
  },
};

function toChunk(bytes: Buffer) {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);
}

/** Sends until there is a response. The pauses make sure that the server has read what was sent. */
async function sendLarge(
  { port }: TrialServer,
  size: number,
  framing: string,
  wrap: (chunk: Buffer) => Buffer,
) {
  const socket = connect(port, "127.0.0.1");
  let response = "";
  let open = true;
  socket.on("data", (data) => (response += data));
  socket.on("error", () => {});
  socket.on("close", () => (open = false));
  socket.write(head + framing);
  const isAnswered = () => response !== "" || !open;
  await waitUntil(isAnswered, 1_000, 5);
  const chunk = wrap(Buffer.alloc(4 * 1024, "x"));
  let sent = 0;
  for (; sent < size && !isAnswered(); sent += chunk.length) {
    socket.write(chunk);
    // Beyond the limit there has to be a response; writing on could reset the connection before it is read.
    await waitUntil(isAnswered, sent < bodyLimit - chunk.length ? 5 : 1_000, 5);
  }
  socket.destroy();
  return { status: Number(response.slice(9, 12)), sent };
}

async function sendSlowly({ port }: TrialServer) {
  const start = performance.now();
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(`${head}Content-Length: 100\r\n\r\n{`);
  const drip = setInterval(() => socket.write(" "), 1_000);
  const response = await new Promise<string>((resolve) => {
    let text = "";
    socket.on("data", (chunk) => (text += chunk));
    socket.on("close", () => resolve(text));
    socket.setTimeout(30_000, () => socket.destroy());
  });
  clearInterval(drip);
  return { status: Number(response.slice(9, 12)), seconds: (performance.now() - start) / 1000 };
}
