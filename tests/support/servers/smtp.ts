import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** `subject` is decoded. */
type ReceivedMail = { to: string; messageId: string; subject: string; raw: string };

type SmtpBehaviour = {
  /** Refuses a recipient by throwing an error with `responseCode`. */
  onRecipient?: (address: string) => void;
  /** Likewise an email that it has read to its end. */
  onMail?: () => void;
  /** Milliseconds between the end of an email and its acceptance. */
  delay?: number;
  port?: number;
};

/** A real SMTP server on loopback that keeps what it accepts. */
export async function startSmtp(behaviour: SmtpBehaviour = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo({ address }, _session, callback) {
      try {
        behaviour.onRecipient?.(address);
        callback();
      } catch (error) {
        callback(error instanceof Error ? error : new Error(String(error)));
      }
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        setTimeout(() => {
          const sent = Buffer.concat(chunks).toString();
          const raw = withLinesJoined(sent);
          try {
            behaviour.onMail?.();
          } catch (error) {
            return callback(error instanceof Error ? error : new Error(String(error)));
          }
          const messageId = /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? "";
          const to = session.envelope.rcptTo[0]?.address ?? "";
          mails.push({ to, messageId, subject: subjectOf(sent), raw });
          callback();
        }, behaviour.delay ?? 0);
      });
    },
  });
  server.on("error", () => {}); // a client that went away
  const listening = once(server.server, "listening");
  server.listen(behaviour.port ?? 0, "127.0.0.1");
  await listening;
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    port,
    url: `smtp://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** A refusal as a mail server words it. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Without the soft line breaks of quoted-printable, which only the body has. */
function withLinesJoined(sent: string): string {
  const body = sent.search(/\r?\n\r?\n/);
  return sent.slice(0, body) + sent.slice(body).replace(/=\r?\n/g, "");
}

/** Joins folded lines and decodes the words that nodemailer encodes as quoted-printable (RFC 2047). */
function subjectOf(sent: string): string {
  const [, subject = ""] = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(sent) ?? [];
  return subject
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) =>
      decodeURIComponent(word.replaceAll("_", " ").replaceAll("%", "%25").replaceAll("=", "%")),
    )
    .trim();
}
