/** An email to send. */
export type Mail = {
  /** With angle brackets; the same at every attempt, so that mail servers can drop repeats. */
  messageId: string;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Who an answer goes to, where that is not the sender. */
  replyTo?: string | undefined;
  /** For an email to a list: where to post to leave the list (RFC 8058). */
  leaveLink?: string | undefined;
};

export type MailOutcome =
  | { outcome: "sent" }
  /** There is no server to send by; the email stays in the outbox to be read. */
  | { outcome: "kept" }
  /** The server refuses this email for good (5xx); `reason` is in its own words. */
  | { outcome: "refused"; reason: string };

/** Sends email. Two implementations: SMTP, and none. */
export type MailTransport = {
  /** @throws Error if trying again later may help: no connection, a time-out, a 4xx. */
  send(mail: Mail): Promise<MailOutcome>;
  close(): void;
};
