import { type MailData, type MailKind, readMailData } from "./mail-kinds.ts";

/** A rendered email. */
export type MailContent = {
  subject: string;
  html: string;
  text: string;
  /** Set for an email with a sign-in link: it is rendered at every attempt and never stored. */
  isSecret?: true;
};

/** One template for each kind of email. `leaveLink` is for emails to a list. */
export type MailTemplates = {
  [Kind in MailKind]: (data: MailData[Kind], leaveLink?: string) => MailContent;
};

/**
 * Renders an email from its queued data.
 *
 * @throws if the data does not have the shape that its kind needs.
 */
export function renderMail<Kind extends MailKind>(
  templates: Pick<MailTemplates, Kind>,
  { kind, data, leaveLink }: { kind: Kind; data: unknown; leaveLink?: string | undefined },
): MailContent {
  return templates[kind](readMailData(kind, data), leaveLink);
}
