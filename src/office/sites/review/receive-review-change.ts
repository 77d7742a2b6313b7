import * as z from "zod";
import { maxFileBytes } from "../../../core/files/file-rules.ts";
import { addAnswer } from "../../../core/reviews/add-answer.ts";
import type { AttachServices } from "../../../core/reviews/attach-files.ts";
import { answerComment, resolveComment } from "../../../core/reviews/comments.ts";
import { filesField, longest, maxFiles, tooManyFiles } from "../../../core/reviews/fields.ts";
import { openReview, revokeReview } from "../../../core/reviews/reviews.ts";
import type { ReleaseServices } from "../../../core/sites/releases.ts";
import { isChosenFile, readFormWithFiles } from "../../../platform/http/read-form-with-files.ts";
import type { ReceivedFile } from "../../../platform/http/read-multipart.ts";
import { isUuid } from "../../../platform/is-uuid.ts";
import { describeError } from "../../../platform/log.ts";
import { lines } from "../../../platform/text-rules.ts";

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
  /** `thread` and `text` are of an answer, to show it again. */
  | { outcome: "refused"; status: number; reason: string; thread?: string; text?: string };

const limits = { maxFieldBytes: 64 * 1024, maxFileBytes, maxFiles };

const answerText = lines(
  "Your answer",
  { atLeast: 1, atMost: longest.text },
  "Please write an answer",
);
const thread = z.uuid();
const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("send") }),
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
    return refused(422, "That form isn’t one of ours.");
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
      return sendForReview(services, { siteId, actor });
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
      return refused(
        409,
        "The question has an answer by now, or isn’t one of the site’s any more.",
      );
    case "too long":
      return refused(
        409,
        "It’s too long for the page. Open the editor and write it shorter, under Facts.",
      );
    case "closed":
      return refused(409, "This site is cancelled, and takes no more changes.");
    case "missing":
      return gone;
  }
}

async function sendForReview(
  services: ReleaseServices,
  change: { siteId: string; actor: string },
): Promise<ReviewReceipt> {
  const opened = await openReview(services, change);
  switch (opened.outcome) {
    case "opened":
      return { outcome: "done", did: "sent" };
    case "approved already":
      return refused(
        409,
        "The customer has approved exactly this version: there’s nothing new to look at.",
      );
    case "slug missing":
      return refused(409, "Choose the site’s address first, on its Live page.");
    case "file missing":
      return refused(
        409,
        `A file that the site uses is gone: ${opened.file}. Replace it in the editor.`,
      );
    case "forbidden":
      return refused(409, ["The site can’t be sent yet.", ...opened.claims].join("\n\n"));
    case "unknown version":
      return refused(409, opened.reason);
    case "closed":
      return refused(409, "This site is cancelled: there’s nobody to send it to.");
    case "missing":
      return refused(404, "There is no such site.");
  }
}

const gone = refused(404, "That comment is gone.");

function refused(status: number, reason: string) {
  return { outcome: "refused" as const, status, reason };
}
