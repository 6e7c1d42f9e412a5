import { Readable } from "node:stream";
import { TLSSocket } from "node:tls";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { SmtpSettings } from "./smtp-settings.ts";

const minute = 60_000;

/** RFC 5321, section 4.5.3.2. */
export const smtpTimeouts = {
  connection: 2 * minute,
  greeting: 5 * minute,
  /** After DATA the RFC asks for two minutes, so five are enough. */
  command: 5 * minute,
  block: 3 * minute,
  /** The server replies to the final dot once it has stored or delivered the mail. */
  confirmation: 10 * minute,
};

/** However slowly the server keeps talking. A claim lasts longer than this. */
export const transmissionLimit = 14 * minute;

const blockSize = 16 * 1024;

export type Envelope = { from: string; to: string[] };

export type SmtpError = SMTPConnection.SMTPError & {
  originalCode?: string;
};

/** Without `textSent` the server cannot have received the mail. */
export type Transmission = {
  error: SmtpError | undefined;
  textSent: boolean;
  refused?: string | undefined;
};

/** Aborting the signal closes it, unless the text of a mail is on its way. */
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

  /** If `beforeText` fails, the text is not sent. */
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
      let errors: readonly { responseCode?: number | undefined }[] = [];
      await reply((done) =>
        connection.send(envelope, Readable.from(blocks(), { objectMode: false }), (error, info) => {
          errors = info?.rejectedErrors ?? [];
          done(error);
        }),
      );
      const refused = errors[0] && `${errors[0].responseCode} for ${errors.length} of ${envelope.to.length}`;
      return { error: undefined, textSent, refused };
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

  function reply(start: (done: (error?: Error | null) => void) => void) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onEnd = () => reject(Object.assign(new Error("Closed"), { code: "ECONNECTION" }));
    connection.once("error", reject).once("end", onEnd);
    start((error) => (error ? reject(error) : resolve()));
    return promise.finally(() => connection.off("error", reject).off("end", onEnd));
  }
}
