import * as z from "zod";
import type { Change, ChangeOutcome } from "../../core/briefs/apply-change.ts";
import { type BriefEvent, listBriefEvents } from "../../core/briefs/brief-events.ts";
import { type Brief, briefStatuses } from "../../core/briefs/briefs.ts";
import {
  askForDraft,
  changeFailures,
  mailCustomer,
  noteOnBrief,
  setBriefStatus,
} from "../../core/briefs/change-brief.ts";
import {
  askCustomer,
  longestAnswer,
  longestQuestion,
  resumeClock,
} from "../../core/briefs/questions.ts";
import { unsentSiteOfBrief } from "../../core/reviews/reviews.ts";
import type { Database } from "../../database/client.ts";
import { readFields } from "../../platform/http/read-form.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { lines } from "../../platform/text-rules.ts";

/** Far more than the longest email needs, so that what is too long comes back to be cut. */
const MAX_BODY_BYTES = 1024 * 1024;

export const maxNoteLength = 4000;
export const maxMessageLength = 8000;
const maxLinkLength = 2000;

const typedText = z.string().optional().catch(undefined);
const typedSchema = z.object({
  id: z.string().catch(""),
  status: z.enum(briefStatuses).optional().catch(undefined),
  note: typedText,
  message: typedText,
  question: typedText,
  answer: typedText,
  previewLink: typedText,
  notReady: typedText,
  link: typedText,
  told: typedText,
});

/** What was typed, to show again. */
export type TypedChange = z.infer<typeof typedSchema>;

export type ChangeReceipt =
  | { outcome: "updated"; brief: Brief; kind: keyof typeof changeFailures }
  | { outcome: "changed-meanwhile"; brief: Brief; events: BriefEvent[]; typed: TypedChange }
  | { outcome: "invalid"; field: WrittenField; error: string; typed: TypedChange }
  /** It is ready by hand. What the customer has is asked next: their site for review, or a link. */
  | { outcome: "ready"; brief: Brief; unsentSite: string | undefined }
  | { outcome: "missing" }
  /** None of our forms. */
  | { outcome: "refused" }
  /** The database did not take it; `reason` is in the spec's words where it has any. */
  | { outcome: "failed"; reason: string; typed: TypedChange };

const writtenFields = ["note", "message", "previewLink", "link", "question", "answer"] as const;
type WrittenField = (typeof writtenFields)[number];

const text = (label: string, longest: number) =>
  z
    .string()
    .transform((value) => value.replace(/\r\n?/g, "\n").trim())
    .pipe(
      z
        .string()
        .min(1, `Please write ${label}`)
        .max(longest, `Please use at most ${longest} characters`)
        .refine(
          (value) => !/(?![\t\n])\p{Cc}|\p{Cs}/u.test(value),
          "Some characters can’t be used",
        ),
    );

const previewLink = z
  .string()
  .trim()
  .max(maxLinkLength, "That link is too long")
  .refine((value) => value === "" || isSecureLink(value), "The link must begin with https://");

const where = { id: z.uuid(), seen: z.iso.datetime() };
const status = z.enum(briefStatuses);
const changeSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("status"),
    ...where,
    status,
    told: z.literal("yes").optional(),
    link: previewLink.default(""),
  }),
  z.object({ intent: z.literal("note"), ...where, note: text("a note", maxNoteLength) }),
  z.object({
    intent: z.literal("mail"),
    ...where,
    message: text("a message", maxMessageLength),
    previewLink,
    notReady: z.literal("yes").optional(),
  }),
  z.object({
    intent: z.literal("ask"),
    ...where,
    question: lines(
      "Your question",
      { atLeast: 1, atMost: longestQuestion },
      "Please write a question",
    ),
  }),
  z.object({
    intent: z.literal("resume"),
    ...where,
    answer: lines("The answer", { atMost: longestAnswer }),
  }),
  z.object({ intent: z.literal("draft"), ...where }),
]);

/**
 * Receives the forms about briefs: a status from the list, and all of them from a brief's own page.
 * What was typed comes back with every outcome except success.
 *
 * @param id of the brief whose page this is; in the list, each form has its own.
 */
export async function receiveBriefChange(
  services: { database: Database; log: Log },
  request: Request,
  { actor, id }: { actor: string; id?: string },
): Promise<ChangeReceipt> {
  const posted = await readFields(request, { longest: MAX_BODY_BYTES });
  if (!posted) return { outcome: "refused" };
  const fields = { ...posted, ...(id !== undefined && { id }) };
  const typed = typedSchema.parse(fields);
  const parsed = changeSchema.safeParse(fields);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = writtenFields.find((name) => name === issue?.path[0]);
    if (!issue || !field) return { outcome: "refused" };
    return { outcome: "invalid", field, error: issue.message, typed };
  }
  const { intent: kind, seen } = parsed.data;
  const since = new Date(seen);
  try {
    const change = { id: parsed.data.id, actor, expected: { updatedAt: since } };
    const result = await makeChange(services, change, parsed.data);
    if (result.outcome === "missing") return result;
    if (result.outcome === "updated") {
      const isSetReady = kind === "status" && result.brief.status === "preview_ready";
      return (isSetReady && (await askAfterReady(services, result.brief))) || { ...result, kind };
    }
    const events = await listBriefEvents(services.database, result.brief.id, { since });
    return { ...result, events, typed };
  } catch (error) {
    services.log.error(describeError(error), "briefs: a change failed");
    return { outcome: "failed", reason: changeFailures[kind], typed };
  }
}

/** What is still to be asked of a brief that is ready. */
async function askAfterReady(
  { database }: { database: Database },
  brief: Brief,
): Promise<ChangeReceipt | undefined> {
  const unsentSite = (await unsentSiteOfBrief(database, brief.id))?.id;
  if (unsentSite === undefined && brief.preview_link) return undefined;
  return { outcome: "ready", brief, unsentSite };
}

function makeChange(
  services: { database: Database },
  change: Change,
  asked: z.infer<typeof changeSchema>,
): Promise<ChangeOutcome> {
  switch (asked.intent) {
    case "status":
      return setBriefStatus(services, change, asked.status, {
        told: asked.told === "yes",
        previewLink: asked.link,
      });
    case "note":
      return noteOnBrief(services, change, asked.note);
    case "mail": {
      const { message, previewLink, notReady } = asked;
      const markReady = previewLink !== "" && notReady !== "yes";
      return mailCustomer(services, change, { message, previewLink, markReady });
    }
    case "ask":
      return askCustomer(services, change, asked.question);
    case "resume":
      return resumeClock(services, change, asked.answer);
    case "draft":
      return askForDraft(services, change);
  }
}

/** What both screens say of a brief that was set to ready. */
export function askedAfterReady(unsentSite: string | undefined): string {
  return unsentSite
    ? "It’s “Preview ready” now, and its site hasn’t been sent for review. Send it, if the customer is to see it there."
    : "It’s “Preview ready” now. Where is the preview? Add its link, if there is one.";
}

function isSecureLink(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username } = new URL(value);
  return protocol === "https:" && username === "";
}
