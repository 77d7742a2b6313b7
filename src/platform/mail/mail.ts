/** A mail as it goes over the wire. */
export type Mail = {
  /** With angle brackets; the same at every attempt, so that a receiver can drop a repeat. */
  messageId: string;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Of a mail to a list: where its reader gets off it, by a post (RFC 8058). */
  leaveLink?: string | undefined;
};

export type MailOutcome =
  | { outcome: "sent" }
  /** There is no server to send by; the mail stays in the outbox to be read. */
  | { outcome: "kept" }
  /** The server refuses this mail for good (5xx); `reason` is in its own words. */
  | { outcome: "refused"; reason: string };

/** The way out for mail. Two implementations: SMTP, and none. */
export type MailTransport = {
  /** @throws Error when trying again later may help: no connection, a time-out, a 4xx. */
  send(mail: Mail): Promise<MailOutcome>;
  close(): void;
};
