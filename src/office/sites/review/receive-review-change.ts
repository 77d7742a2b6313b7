import * as z from "zod";
import type { AttachServices } from "../../../core/files/attached-files.ts";
import { maxFileBytes } from "../../../core/files/file-rules.ts";
import { addAnswer } from "../../../core/reviews/add-answer.ts";
import { answerComment, resolveComment } from "../../../core/reviews/comments.ts";
import { filesField, longest, maxFiles, tooManyFiles } from "../../../core/reviews/fields.ts";
import { openReview, revokeReview } from "../../../core/reviews/reviews.ts";
import type { ReleaseServices } from "../../../core/sites/releases/releases.ts";
import { chooseSlug } from "../../../core/sites/releases/slugs.ts";
import { isChosenFile, readFormWithFiles } from "../../../platform/http/read-form-with-files.ts";
import type { ReceivedFile } from "../../../platform/http/read-multipart.ts";
import { isUuid } from "../../../platform/is-uuid.ts";
import { describeError } from "../../../platform/log.ts";
import { lines } from "../../../platform/text-rules.ts";
import { isDone, refusalWords } from "../live/live-words.ts";

type Did =
  | "sent"
  | "revoked"
  | "answered"
  | "resolved"
  | "reopened"
  | "answer-added"
  | "answer-waits";

export type ReviewReceipt =
  | { outcome: "done"; did: Did }
  /** `thread` and `text` are of an answer, `slug` is of an address, to show them again. */
  | {
      outcome: "refused";
      status: number;
      reason: string;
      thread?: string;
      text?: string;
      slug?: string;
    };

const limits = { maxFieldBytes: 64 * 1024, maxFileBytes, maxFiles };

const answerText = lines(
  "Your answer",
  { atLeast: 1, atMost: longest.text },
  "Please write an answer",
);
const thread = z.uuid();
const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("send"), slug: z.string().trim().toLowerCase().optional() }),
  z.object({ intent: z.literal("revoke") }),
  z.object({ intent: z.literal("answer"), thread, text: z.string() }),
  z.object({ intent: z.literal("add-answer"), thread }),
  z.object({ intent: z.enum(["resolve", "reopen"]), thread }),
]);

type ChangeServices = ReleaseServices & AttachServices & { incomingDir: string };

type Change = { siteId: string; operator: { id: string; name: string } };

/** Receives the forms of a site’s review page. */
export async function receiveReviewChange(
  services: ChangeServices,
  request: Request,
  change: Change,
): Promise<ReviewReceipt> {
  await using reading = await readFormWithFiles(request, { folder: services.incomingDir }, limits);
  const parsed = changeSchema.safeParse(Object.fromEntries(reading.form));
  if (!parsed.success || !isUuid(change.siteId))
    return refused(422, "We don’t recognise that form.");
  const typed = parsed.data.intent === "answer" ? parsed.data : undefined;
  if (reading.outcome === "unreadable")
    return { ...refused(reading.status, reading.reason), ...typed };
  if (reading.tooManyFiles) return { ...refused(422, `${tooManyFiles}.`), ...typed };
  const files = reading.files.filter((file) => isChosenFile(file, filesField));
  try {
    const receipt = await makeChange(services, parsed.data, { ...change, files });
    return receipt.outcome === "done" ? receipt : { ...receipt, ...typed };
  } catch (error) {
    services.log.error(describeError(error), "reviews: a change failed");
    return { ...refused(503, "It couldn’t be saved. Please try again."), ...typed };
  }
}

async function makeChange(
  services: ChangeServices,
  asked: z.infer<typeof changeSchema>,
  { siteId, operator: { id: actor, name }, files }: Change & { files: ReceivedFile[] },
): Promise<ReviewReceipt> {
  switch (asked.intent) {
    case "send":
      return sendForReview(services, { siteId, actor, slug: asked.slug });
    case "revoke":
      await revokeReview(services, { siteId, actor });
      return { outcome: "done", did: "revoked" };
    case "answer": {
      const answer = answerText.safeParse(asked.text);
      if (!answer.success) return refused(422, answer.error.issues[0]?.message ?? "");
      const said = { siteId, threadId: asked.thread, name, text: answer.data, files };
      const answered = await answerComment(services, said);
      if (answered.outcome === "unknown thread") return gone;
      if (answered.outcome === "files refused") return refused(422, answered.problems.join("\n"));
      return { outcome: "done", did: "answered" };
    }
    case "add-answer":
      return addToSite(services, { siteId, threadId: asked.thread, actor });
    default: {
      const resolved = asked.intent === "resolve";
      const did = resolved ? "resolved" : "reopened";
      const isThere = await resolveComment(services, { siteId, threadId: asked.thread, resolved });
      return isThere ? { outcome: "done", did } : gone;
    }
  }
}

async function addToSite(
  services: ChangeServices,
  change: { siteId: string; threadId: string; actor: string },
): Promise<ReviewReceipt> {
  const added = await addAnswer(services, change);
  switch (added.outcome) {
    case "added":
      return { outcome: "done", did: added.isShown ? "answer-added" : "answer-waits" };
    case "not asked":
      return refused(409, "That question has been answered, or is no longer on the site.");
    case "too long":
      return refused(409, "It’s too long for the page. Shorten it in the editor, under Facts.");
    case "closed":
      return refused(409, "This site is cancelled, so it’s read-only.");
    case "missing":
      return gone;
  }
}

async function sendForReview(
  services: ReleaseServices,
  { slug, ...change }: { siteId: string; actor: string; slug: string | undefined },
): Promise<ReviewReceipt> {
  if (slug !== undefined) {
    const chosen = await chooseSlug(services, { ...change, slug, confirmed: false });
    if (!isDone(chosen)) return { ...refused(422, refusalWords(chosen)), slug };
  }
  const opened = await openReview(services, change);
  switch (opened.outcome) {
    case "opened":
      return { outcome: "done", did: "sent" };
    case "approved already":
      return refused(
        409,
        "The customer has already approved this version: there’s nothing new to review.",
      );
    case "slug missing":
      return refused(409, "Choose the site’s address first, on its Live page.");
    case "file missing":
      return refused(
        409,
        `A file the site uses is missing: ${opened.file}. Replace it in the editor.`,
      );
    case "forbidden":
      return refused(409, ["The site can’t be sent yet.", ...opened.claims].join("\n\n"));
    case "unknown version":
      return refused(409, opened.reason);
    case "closed":
      return refused(409, "This site is cancelled: there’s nobody to send it to.");
    case "missing":
      return refused(404, "That site doesn’t exist.");
  }
}

const gone = refused(404, "That comment no longer exists.");

function refused(status: number, reason: string) {
  return { outcome: "refused" as const, status, reason };
}
