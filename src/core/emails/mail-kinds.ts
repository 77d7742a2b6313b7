import * as z from "zod";

const role = z.enum(["owner", "staff"]);
const person = z.object({
  position: z.int().positive(),
  preferredPlan: z.enum(["once-off", "monthly"]),
});

const reviewLink = { review: z.uuid(), version: z.int().positive() };
const reviewNews = {
  /** The first of them, oldest first. */
  comments: z.array(
    z.object({
      by: z.string(),
      about: z.string().nullable(),
      text: z.string(),
      /** How many files came with it. */
      files: z.int().default(0),
    }),
  ),
  /** How many there are besides. */
  more: z.int(),
};

/**
 * Every kind of email and its data, stored in the outbox as JSON. One list, so that sender, outbox
 * and template cannot disagree. A new field needs a default, since queued emails lack it.
 */
const mailKinds = {
  "waitlist-confirmation": person,
  "waitlist-invitation": person,
  "send-brief-notifications": z.object({
    id: z.uuid(),
    business_name: z.string(),
    email: z.string(),
    contact_name: z.string().nullable(),
    phone: z.string().nullable(),
    business_description: z.string(),
    site_goals: z.string(),
    style: z.string(),
    has_domain: z.boolean(),
    domain_preferences: z.string().nullable(),
    color_preferences: z.string().nullable(),
    service_area: z.string().nullable().default(null),
    current_website: z.string().nullable().default(null),
    opening_hours: z.string().nullable().default(null),
    services: z.string().nullable().default(null),
    preferred_plan: z.enum(["once-off", "monthly"]).nullable().default(null),
    dropped_files: z.array(z.string()).default([]),
    files: z.array(z.object({ name: z.string(), key: z.string() })),
  }),
  "brief-receipt": z.object({ id: z.uuid() }),
  /** Without title and text where the idea was asked for in a visitor's own words. */
  "kept-ideas": z.object({
    ideas: z.array(
      z.object({
        title: z.string().optional(),
        text: z.string().optional(),
        sealedPath: z.string(),
      }),
    ),
  }),
  /** `previewLink` is empty for an email without one. */
  "brief-message": z.object({ message: z.string(), previewLink: z.string() }),
  "enquiry-notification": z.object({
    id: z.uuid(),
    via: z.enum(["contact", "chat"]),
    name: z.string().nullable(),
    email: z.string(),
    subject: z.string().nullable(),
    message: z.string(),
  }),
  /** To a customer, from a visitor of their site. `email` is the sender’s, if they left one. */
  "site-enquiry": z.object({
    id: z.uuid(),
    siteName: z.string(),
    name: z.string(),
    contact: z.string(),
    email: z.string().nullable(),
    /** Answers go there (`sendEmail`). */
    replyTo: z.string().nullable(),
    message: z.string(),
  }),
  /** Those of an hour that had too many for an email each. */
  "site-enquiry-digest": z.object({
    /** The id of the first. */
    from: z.uuid(),
    siteName: z.string(),
    enquiries: z.array(z.object({ name: z.string(), contact: z.string(), message: z.string() })),
    /** How many more there are than these. */
    more: z.int(),
  }),
  /** `clock` says how the promise of the preview was going, here and below. */
  "brief-question": z.object({ question: z.string(), clock: z.string() }),
  /** `email` is the customer's, whose data this is, here and below. */
  "brief-answered": z.object({
    id: z.uuid(),
    business_name: z.string(),
    email: z.string(),
    question: z.string(),
    answer: z.string(),
    clock: z.string(),
  }),
  /** `hoursLeft` is 0 once it is overdue. */
  "preview-reminder": z.object({
    id: z.uuid(),
    business_name: z.string(),
    email: z.string(),
    hoursLeft: z.int(),
    clock: z.string().default(""),
  }),
  /** `name` is the business's, here and below; the link is made of the review and its version. */
  "review-link": z.object({
    ...reviewLink,
    name: z.string(),
    isFirst: z.boolean(),
    /** Whether the version is another than in the email before. */
    isNew: z.boolean().default(true),
  }),
  "review-answers": z.object({ ...reviewLink, name: z.string(), ...reviewNews }),
  /** `email` is the customer's, whose words these are, here and below. */
  "review-comments": z.object({
    site: z.uuid(),
    name: z.string(),
    email: z.string(),
    ...reviewNews,
  }),
  /** Of what the code follows, which is nowhere stored; `code` in emails of an earlier program. */
  "review-code": z.object({
    name: z.string(),
    review: z.uuid().optional(),
    release: z.string().optional(),
    at: z.int().optional(),
    /** A hash of the address that asked. */
    asker: z.string().optional(),
    code: z.string().optional(),
  }),
  "review-approved": z.object({
    site: z.uuid(),
    name: z.string(),
    email: z.string(),
    by: z.string(),
    /** Operators who had read the code. */
    codeReadBy: z.array(z.string()).default([]),
  }),
  /** To somebody who has lost the link to their page. */
  "your-page": z.object({}),
  "operator-password-reset": z.object({ name: z.string(), sealedToken: z.string() }),
  "operator-invitation": z.object({ inviter: z.string(), sealedToken: z.string() }),
  "sign-in-guesses": z.object({ name: z.string() }),
  "sign-in-address": z.object({ name: z.string(), address: z.string() }),
  "team-invitation": z.object({ inviter: z.string(), email: z.string(), role }),
  "team-role": z.object({ by: z.string(), name: z.string(), role }),
};

export type MailKind = keyof typeof mailKinds;

export type MailData = { [Kind in MailKind]: z.output<(typeof mailKinds)[Kind]> };

/** What a person waits for at their screen. */
const awaited: MailKind[] = ["review-code", "your-page", "operator-password-reset"];

/** The priority of the job that sends an email of this kind: lower comes first. */
export function mailPriority(kind: string): number {
  return awaited.some((known) => known === kind) ? -10 : 0;
}

/** Whether this kind of email exists; the outbox may hold kinds that were dropped. */
export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailKinds, kind);
}

/** @throws ZodError if the data has another shape. */
export function readMailData<Kind extends MailKind>(kind: Kind, data: unknown): MailData[Kind] {
  const schemas: { [Known in MailKind]: z.ZodType<MailData[Known]> } = mailKinds;
  return schemas[kind].parse(data);
}
