import type { MailKind, MailKinds } from "./mail-kinds.ts";

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

/** How the emails of some kinds are written. */
type MailTemplates<All> = {
  [Name in keyof All]: (data: All[Name], links: MailLinks) => MailContent;
};

/** A kind of email, and how one is written from its queued data. */
export type WrittenMail = {
  kind: MailKind<unknown>;
  /** @throws ZodError if the data has another shape than its kind needs. */
  write(data: unknown, links: MailLinks): MailContent;
};

/** The kinds of a domain with the templates of each, by name. */
export function writtenMails<All>(
  kinds: MailKinds<All>,
  templates: NoInfer<MailTemplates<All>>,
): { [Name in keyof All]: WrittenMail } {
  const written: Partial<{ [Name in keyof All]: WrittenMail }> = {};
  for (const name in kinds) {
    const kind = kinds[name];
    const write = templates[name];
    written[name] = { kind, write: (data, links) => write(kind.data.parse(data), links) };
  }
  return written as { [Name in keyof All]: WrittenMail };
}

/** Writes an email from its queued data. @throws ZodError as above. */
export function renderMail<Name extends string>(
  mails: Readonly<Record<Name, WrittenMail>>,
  { kind, data, links = {} }: { kind: Name; data: unknown; links?: MailLinks },
): MailContent {
  return mails[kind].write(data, links);
}
