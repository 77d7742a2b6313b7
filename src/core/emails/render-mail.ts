import { type MailData, type MailKind, readMailData } from "./mail-kinds.ts";

/** What a template makes of the data of one mail. */
export type MailContent = {
  subject: string;
  html: string;
  text: string;
  /** Of a mail with a link that lets its receiver in: it is rendered at every attempt, never stored. */
  isSecret?: true;
};

/** One template for each kind of mail. `leaveLink` is there for mails to a list. */
export type MailTemplates = {
  [Kind in MailKind]: (data: MailData[Kind], leaveLink?: string) => MailContent;
};

/**
 * Writes a mail from the data that was queued for it.
 *
 * @throws when the data is not of the shape that its kind needs.
 */
export function renderMail<Kind extends MailKind>(
  templates: Pick<MailTemplates, Kind>,
  { kind, data, leaveLink }: { kind: Kind; data: unknown; leaveLink?: string | undefined },
): MailContent {
  return templates[kind](readMailData(kind, data), leaveLink);
}
