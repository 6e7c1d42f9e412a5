import { type AddressInfo, createServer, type Socket } from "node:net";

export type Step = "connect" | "EHLO" | "MAIL" | "RCPT" | "DATA" | ".";

const polite: Record<Step, string> = {
  connect: "220 ready\r\n",
  EHLO: "250 hello\r\n",
  MAIL: "250 ok\r\n",
  RCPT: "250 ok\r\n",
  DATA: "354 go on\r\n",
  ".": "250 taken\r\n",
};

/** A mail server that talks properly up to a point, where `at` takes over. Silence is a way to fail, too. */
export async function startScriptedMail(at: Partial<Record<Step, (socket: Socket) => string | undefined>>) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    let inText = false;
    const say = (line: string) => {
      if (inText && line !== ".") return;
      const step = line === "." ? "." : line.match(/^(connect|EHLO|MAIL|RCPT|DATA)/)?.[0];
      if (!isStep(step)) return void socket.write("500 unknown\r\n");
      inText = step === "DATA";
      const custom = at[step];
      const text = custom ? custom(socket) : polite[step];
      if (text && socket.writable) socket.write(text);
    };
    say("connect");
    socket.on("data", (data) => data.toString().split("\r\n").filter(Boolean).forEach(say));
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
  return step !== undefined && step in polite;
}
