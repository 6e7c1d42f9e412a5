import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type Received = { from: string; to: string[]; raw: string };

export type MailServerOptions = SMTPServerOptions & {
  /** How long the server takes to confirm a mail that it has received, in ms. */
  confirmAfter?: number;
};

export async function startMailServer({ confirmAfter = 0, ...options }: MailServerOptions = {}, port = 0) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 200,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString("utf8"),
        });
        if (confirmAfter > 0) setTimeout(done, confirmAfter);
        else done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  const address = server.server.address() as AddressInfo;
  return {
    received,
    port: address.port,
    url: new URL(`smtp://127.0.0.1:${address.port}`),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export function parseHeaders({ raw }: Received) {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  return Object.fromEntries(
    head
      .replace(/\r\n[ \t]+/g, " ")
      .split("\r\n")
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
  );
}

/** Decodes all encoded words (RFC 2047), also where a strict reader would not. */
export function decodeWords(header: string) {
  return header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString()
        : decodeURIComponent(text.replaceAll("_", "%20").replaceAll("=", "%")),
    );
}
