import { Readable } from "node:stream";
import { TLSSocket } from "node:tls";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { SmtpSettings } from "./smtp-settings.ts";

const minute = 60_000;

/** How long the server may be silent in each phase: RFC 5321, section 4.5.3.2. */
export const smtpTimeouts = {
  connection: 2 * minute,
  greeting: 5 * minute,
  /** For the reply to each command. After DATA the RFC asks for two minutes, so five are enough. */
  command: 5 * minute,
  block: 3 * minute,
  /** For the reply after the final dot: the server sends it once it has stored or delivered the mail. */
  confirmation: 10 * minute,
};

/** From the first block to the reply, however slowly the server keeps talking. A claim lasts longer than this. */
export const transmissionLimit = 14 * minute;

const blockSize = 16 * 1024;

export type Envelope = { from: string; to: string[] };

export type SmtpError = SMTPConnection.SMTPError & {
  /** The code of the system or of TLS, where the library replaces it with its own. */
  originalCode?: string;
};

/** `error` is undefined once the server has confirmed the mail. Without `textSent` it cannot have received it. */
export type Transmission = { error: SmtpError | undefined; textSent: boolean };

/**
 * A connection to the mail server that is ready for mails: greeted, encrypted and logged in as the settings say. It sends
 * one mail at a time. Aborting the signal closes it, unless the text of a mail is on its way.
 */
export async function openSession(settings: SmtpSettings, signal: AbortSignal, timeouts = smtpTimeouts) {
  signal.throwIfAborted();
  const { host, port, secure, requireTLS, login } = settings;
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    requireTLS,
    tls: { rejectUnauthorized: settings.verifyCertificate },
    connectionTimeout: timeouts.connection + timeouts.greeting,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.command,
  });
  let transmitting = false;
  const onAbort = () => {
    if (!transmitting) connection.close();
  };
  signal.addEventListener("abort", onAbort);
  connection.once("end", () => signal.removeEventListener("abort", onAbort));
  // A lost connection is reported to whoever waits for a reply. Without a listener it would end the process.
  connection.on("error", () => {});

  try {
    await reply((done) => connection.connect(done));
    if (login) await reply((done) => connection.login({ credentials: login }, done));
  } catch (error) {
    connection.close();
    throw error;
  }
  return { describe, send, close: () => connection.quit() };

  function describe() {
    const { _socket: socket } = connection;
    const encryption = socket instanceof TLSSocket ? socket.getProtocol() : "no TLS";
    return `${encryption}, ${login ? "logged in" : "no login"}`;
  }

  /** `beforeText` runs once the server has accepted the envelope. If it fails, the text is not sent. */
  async function send(
    envelope: Envelope,
    text: Buffer,
    beforeText: () => Promise<void>,
  ): Promise<Transmission> {
    let textSent = false;
    let timer: NodeJS.Timeout | undefined;
    const allowSilence = (time: number) => {
      if (connection._socket) connection._socket.setTimeout(time);
    };
    async function* blocks() {
      transmitting = true;
      await beforeText();
      textSent = true;
      timer = setTimeout(() => connection.close(), transmissionLimit);
      allowSilence(timeouts.block);
      for (let start = 0; start < text.length; start += blockSize)
        yield text.subarray(start, start + blockSize);
      allowSilence(timeouts.confirmation);
    }
    allowSilence(timeouts.command);
    try {
      await reply((done) => connection.send(envelope, Readable.from(blocks(), { objectMode: false }), done));
      return { error: undefined, textSent };
    } catch (error) {
      connection.close();
      // Also what `beforeText` throws comes through the library.
      return { error: error as SmtpError, textSent };
    } finally {
      transmitting = false;
      clearTimeout(timer);
      if (signal.aborted) connection.close();
    }
  }

  /** The library calls back with a reply of the server, and emits an event when the connection is lost. */
  function reply(start: (done: (error?: Error | null) => void) => void) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onEnd = () => reject(Object.assign(new Error("Closed"), { code: "ECONNECTION" }));
    connection.once("error", reject).once("end", onEnd);
    start((error) => (error ? reject(error) : resolve()));
    return promise.finally(() => connection.off("error", reject).off("end", onEnd));
  }
}
