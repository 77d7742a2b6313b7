import type * as z from "zod";

/** A kind of email. Each domain declares its own, with `mailKinds`, and writes them (`writtenMails`). */
export type MailKind<Data> = {
  name: string;
  /** What the outbox keeps of one, as JSON. A new field needs a default, since queued emails lack it. */
  data: z.ZodType<Data>;
  /** A person waits for it at their screen: it is sent before others. */
  isAwaited?: boolean;
  /** It goes to a customer, and carries the link to their page. */
  isForCustomer?: boolean;
};

export type MailKinds<All> = { [Name in keyof All]: MailKind<All[Name]> };

/** What is kept of each of a domain’s kinds, by name. */
export type MailData<Kinds> = Kinds extends MailKinds<infer All> ? All : never;

/** The kinds of a domain, by the name that each has in the outbox. */
export function mailKinds<All extends Record<string, unknown>>(
  kinds: {
    [Name in keyof All]: Omit<MailKind<All[Name]>, "name">;
  },
): MailKinds<All> {
  const named = { ...kinds } as { [Name in keyof All]: MailKind<All[Name]> };
  for (const name in named) named[name] = { ...named[name], name };
  return named;
}

/** The priority of the job that sends an email: lower comes first. */
export const awaitedPriority = -10;
