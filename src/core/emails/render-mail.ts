import { type MailData, type MailKind, readMailData } from "./mail-kinds.ts";

/** A rendered email. */
export type MailContent = {
  subject: string;
  html: string;
  text: string;
  /** Set for an email with a sign-in link: it is rendered at every attempt and never stored. */
  isSecret?: true;
};

/** Links that prove who has got an email, for kinds that have them. */
export type MailLinks = {
  /** Where its reader can leave the list. */
  leave?: string;
  /** Where its reader can take the place that they are invited to. */
  place?: string;
  /** Their private page. An email that has one is stored without it, and rendered at every attempt. */
  review?: string;
  /** A code to approve with: an email that has one is treated likewise. */
  code?: string;
  /** The same, to their own page, which they have asked for. */
  lostPage?: string;
  /** To their own page, in any other email: added to what is sent, whatever is stored. */
  page?: string;
};

/** One template for each kind of email. */
export type MailTemplates = {
  [Kind in MailKind]: (data: MailData[Kind], links: MailLinks) => MailContent;
};

/**
 * Renders an email from its queued data.
 *
 * @throws if the data does not have the shape that its kind needs.
 */
export function renderMail<Kind extends MailKind>(
  templates: Pick<MailTemplates, Kind>,
  { kind, data, links = {} }: { kind: Kind; data: unknown; links?: MailLinks },
): MailContent {
  return templates[kind](readMailData(kind, data), links);
}
