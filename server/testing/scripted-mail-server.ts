import { type AddressInfo, createServer, type Socket } from "node:net";

export type Step = "connect" | "EHLO" | "MAIL" | "RCPT" | "DATA" | ".";

const defaultReplies: Record<Step, string> = {
  connect: "220 ready\r\n",
  EHLO: "250 hello\r\n",
  MAIL: "250 ok\r\n",
  RCPT: "250 ok\r\n",
  DATA: "354 go on\r\n",
  ".": "250 taken\r\n",
};

/** A mail server whose replies can be overridden by step. `undefined` sends no reply. */
export async function startScriptedMailServer(
  overrides: Partial<Record<Step, (socket: Socket) => string | undefined>>,
) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    let inText = false;
    const reply = (line: string) => {
      if (inText && line !== ".") return;
      const step = line === "." ? "." : line.match(/^(connect|EHLO|MAIL|RCPT|DATA)/)?.[0];
      if (!isStep(step)) return void socket.write("500 unknown\r\n");
      inText = step === "DATA";
      const override = overrides[step];
      const text = override ? override(socket) : defaultReplies[step];
      if (text && socket.writable) socket.write(text);
    };
    reply("connect");
    socket.on("data", (data) => data.toString().split("\r\n").filter(Boolean).forEach(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`smtp://127.0.0.1:${port}`),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function isStep(step: string | undefined): step is Step {
  return step !== undefined && step in defaultReplies;
}
