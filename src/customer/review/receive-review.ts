import type * as z from "zod/mini";
import type { AttachServices } from "../../core/files/attached-files.ts";
import type { SentFile } from "../../core/files/judge-upload.ts";
import type { RoomServices } from "../../core/files/upload-room.ts";
import { approve, askForCode } from "../../core/reviews/approvals.ts";
import { addressQuestion, answerAsked } from "../../core/reviews/asked.ts";
import { commentOn } from "../../core/reviews/comments.ts";
import { confirmShownLines } from "../../core/reviews/confirm-lines.ts";
import { answerField, longest } from "../../core/reviews/fields.ts";
import type { ReviewKeys } from "../../core/reviews/review-links.ts";
import type { Review } from "../../core/reviews/reviews.ts";
import type { HostConfig } from "../../core/sites/releases/hosts.ts";
import { fieldErrors } from "../../platform/field-errors.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { minutes } from "../../platform/time/minutes.ts";
import { oneVisibleLine } from "../../platform/visible-text.ts";
import {
  addressSchema,
  answersSchema,
  approvalSchema,
  codeRequestSchema,
  commentSchema,
  linesSchema,
} from "./review-schema.ts";

export type ReviewServices = AttachServices &
  RoomServices & {
    incomingDir: string;
    reviewKeys: ReviewKeys;
    config: HostConfig & {
      operatorEmail: string;
      supportEmail: string;
      smtpUrl: string | undefined;
    };
    rateLimits: Record<
      "reviewComment" | "reviewCommentsADay" | "reviewCode" | "reviewApproval",
      RateLimit
    >;
  };

export type Posted = {
  review: Review;
  typed: Partial<Record<string, string>>;
  /** What came with a comment. */
  files: readonly SentFile[];
  /** Why files were dropped before they were read. */
  filesRefused: string | undefined;
  /** The address by which attempts are counted. */
  visitor: string;
};

export type ReviewNotice =
  | "commented"
  | "answered"
  | "confirmed"
  | "wished"
  | "code"
  | "approved"
  | "newer"
  | "wait"
  | "failed";

export type Reply = {
  /** 200 if it was done. */
  status: number;
  notice?: ReviewNotice | undefined;
  errors?: Errors;
};

type Errors = Partial<Record<string, string>>;

export async function receiveComment(services: ReviewServices, posted: Posted): Promise<Reply> {
  const { review, typed } = posted;
  const { reviewComment, reviewCommentsADay } = services.rateLimits;
  const tooSoon =
    (await wait(reviewComment, posted, "text")) ?? (await wait(reviewCommentsADay, posted, "text"));
  if (tooSoon) return tooSoon;
  const left = { about: "", quoted: "", thread: "", submission: "" };
  const parsed = commentSchema.safeParse({ ...left, ...typed });
  const errors = parsed.success ? {} : fieldErrors(parsed.error);
  const { files, filesRefused } = posted;
  if (filesRefused) return { status: 422, errors: { ...errors, files: filesRefused } };
  if (!parsed.success) return { status: 422, errors };
  const { release: releaseId, about, quoted, thread, submission, name, text } = parsed.data;
  const commented = await commentOn(services, {
    ...{ review, releaseId, name, text },
    blockId: about && "block" in about && !thread ? about.block : undefined,
    quoted: about && "fact" in about ? oneVisibleLine(about.fact, longest.quoted) : quoted,
    threadId: thread || undefined,
    submissionId: submission || undefined,
    files,
  });
  switch (commented.outcome) {
    case "added":
    case "there already":
      return { status: 200, notice: "commented" };
    case "over":
      return { status: 410 };
    case "too many": {
      const field = commented.of === "files" ? "files" : "text";
      const message = `You’ve reached today’s limit for ${commented.of}. Please write to ${services.config.supportEmail}.`;
      return refused(field, message);
    }
    case "files refused":
      return refused("files", commented.problems.join("\n"));
    case "unknown block":
      return refused("about", "That part isn’t in this version. Please choose another");
    case "unknown thread":
      return refused("text", "That comment no longer exists. Please write a new one");
  }
}

/** What the customer answers to the questions that only they can answer. */
export async function receiveAnswers(services: ReviewServices, posted: Posted): Promise<Reply> {
  const { review, typed } = posted;
  const { reviewComment, reviewCommentsADay } = services.rateLimits;
  const tooSoon =
    (await wait(reviewComment, posted, "asked")) ??
    (await wait(reviewCommentsADay, posted, "asked"));
  if (tooSoon) return tooSoon;
  const parsed = answersSchema(typed).safeParse(typed);
  if (!parsed.success) return invalid(parsed.error);
  const { release: releaseId, name, ...others } = parsed.data;
  const answers = Object.entries(others).flatMap(([field, text]) =>
    typeof text === "string" && text ? [{ id: field.slice(answerField("").length), text }] : [],
  );
  if (answers.length === 0) return refused("asked", "Please answer at least one of them");
  const answered = await answerAsked(services, { review, releaseId, name, answers });
  switch (answered.outcome) {
    case "answered":
      return { status: 200, notice: "answered" };
    case "over":
      return { status: 410 };
    case "too many":
      return refused(
        "asked",
        `You’ve reached today’s limit for comments. Please write to ${services.config.supportEmail}.`,
      );
    case "unknown question":
      return refused(
        answerField(answered.id),
        "That question has been taken back. Please write a comment",
      );
    case "unknown block":
      return refused("asked", "That isn’t a version of this website. Please open the link again");
  }
}

/** Under which name the customer would rather have their website. */
export async function receiveAddressWish(services: ReviewServices, posted: Posted): Promise<Reply> {
  const tooSoon = await wait(services.rateLimits.reviewComment, posted, "wish");
  if (tooSoon) return tooSoon;
  const parsed = addressSchema.safeParse(posted.typed);
  if (!parsed.success) return invalid(parsed.error);
  const { release: releaseId, asker: name, wish: text } = parsed.data;
  const answers = [{ id: addressQuestion, text }];
  const { outcome } = await answerAsked(services, {
    ...{ review: posted.review, releaseId, name, answers },
  });
  if (outcome === "over") return { status: 410 };
  if (outcome === "answered") return { status: 200, notice: "wished" };
  const { supportEmail } = services.config;
  return refused("wish", `That couldn’t be taken any more. Please write to ${supportEmail}`);
}

/** Which of the lines that we suggested the customer says are right. */
export async function receiveLines(services: ReviewServices, posted: Posted): Promise<Reply> {
  const tooSoon = await wait(services.rateLimits.reviewComment, posted, "lines");
  if (tooSoon) return tooSoon;
  const parsed = linesSchema.safeParse(posted.typed);
  if (!parsed.success) return invalid(parsed.error);
  const { release: releaseId, name, lines } = parsed.data;
  if (lines.length === 0) return refused("lines", "Please tick the lines that are right");
  const { review } = posted;
  const { outcome } = await confirmShownLines(services, { review, releaseId, name, lines });
  if (outcome === "over") return { status: 410 };
  if (outcome === "newer") return { status: 409, notice: "newer" };
  return { status: 200, notice: "confirmed" };
}

export async function receiveCodeRequest(services: ReviewServices, posted: Posted): Promise<Reply> {
  const tooSoon = await wait(services.rateLimits.reviewCode, posted, "ask");
  if (tooSoon) return tooSoon;
  const parsed = codeRequestSchema.safeParse(posted.typed);
  if (!parsed.success) return invalid(parsed.error);
  const { review, visitor } = posted;
  const asked = { review, releaseId: parsed.data.release, visitor };
  const { outcome } = await askForCode(services, asked);
  if (outcome === "mailed") return { status: 200, notice: "code" };
  if (outcome === "wait") return { status: 429, notice: "wait" };
  if (outcome === "used up") {
    const message = `You’ve reached today’s limit for codes. Please write to ${services.config.supportEmail}, and we’ll sort it out with you`;
    return { status: 429, errors: { ask: message } };
  }
  return notNow(outcome);
}

export async function receiveApproval(services: ReviewServices, posted: Posted): Promise<Reply> {
  const tooSoon = await wait(services.rateLimits.reviewApproval, posted, "code");
  if (tooSoon) return tooSoon;
  const parsed = approvalSchema.safeParse(posted.typed);
  if (!parsed.success) return invalid(parsed.error);
  const { release: releaseId, approver: name, code } = parsed.data;
  const approved = await approve(services, {
    ...{ review: posted.review, releaseId, name, code },
    visitor: posted.visitor,
  });
  switch (approved.outcome) {
    case "approved":
      return { status: 200, notice: "approved" };
    case "no code":
      return refused("code", "That code no longer works. Please ask for a new one");
    case "wrong code":
      return refused("code", wrongCode(approved.triesLeft));
    default:
      return notNow(approved.outcome);
  }
}

function notNow(outcome: "newer" | "approved already" | "over"): Reply {
  if (outcome === "over") return { status: 410 };
  return outcome === "newer"
    ? { status: 409, notice: "newer" }
    : { status: 200, notice: "approved" };
}

function wrongCode(triesLeft: number): string {
  if (triesLeft === 0)
    return "That isn’t the code, and you’ve run out of tries. Please ask for a new one";
  return `That isn’t the latest code. You have ${triesLeft} more ${triesLeft === 1 ? "try" : "tries"}`;
}

async function wait(limit: RateLimit, posted: Posted, field: string): Promise<Reply | undefined> {
  const seconds = await limit.secondsToWait(`${posted.review.id}:${posted.visitor}`);
  if (seconds === 0) return undefined;
  return {
    status: 429,
    errors: { [field]: `Too many at once. Please try again in ${minutes(seconds)}` },
  };
}

function invalid(error: z.core.$ZodError): Reply {
  return { status: 422, errors: fieldErrors(error) };
}

function refused(field: string, message: string): Reply {
  return { status: 422, errors: { [field]: message } };
}
