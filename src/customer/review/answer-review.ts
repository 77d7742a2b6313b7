import { viewReview } from "../../core/reviews/review-view.ts";
import type { FoundReview } from "../../core/reviews/reviews.ts";
import { findReviewByLink } from "../../core/reviews/reviews.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { describeError } from "../../platform/log.ts";
import { readForm } from "../../platform/read-form.ts";
import {
  type Posted,
  type Reply,
  type ReviewServices,
  receiveApproval,
  receiveCodeRequest,
  receiveComment,
} from "./receive-review.ts";
import { type ReviewData, reviewData, type ThreadGroup, threadGroups } from "./review-data.ts";

/** Far more than the longest comment, whose letters may take nine bytes each. */
const MAX_BODY_BYTES = 64 * 1024;

export type ReviewNotice = "commented" | "code" | "approved" | "newer" | "wait" | "failed";

export type ReviewAnswer =
  | {
      outcome: "page";
      status: number;
      review: ReviewData;
      typed: Partial<Record<string, string>>;
      errors: Partial<Record<string, string>>;
      notice: ReviewNotice | undefined;
    }
  | { outcome: "redirect"; status: 303; to: string }
  | { outcome: "json"; status: number; json: object }
  /** The link leads nowhere, or no more; or we cannot tell now. */
  | { outcome: "nothing"; status: 404 | 410 | 503 };

type Open = Extract<FoundReview, { outcome: "open" }>;

/**
 * Answers a review’s private link. Only a post changes anything, since mail scanners follow links.
 * Never throws: what was typed comes back with every page that says why it was not taken.
 *
 * @param visitor the address by which attempts are counted.
 */
export async function answerReview(
  services: ReviewServices,
  request: Request,
  { token, visitor }: { token: string; visitor: string },
): Promise<ReviewAnswer> {
  try {
    const found = await findReviewByLink(services, token);
    if (found.outcome !== "open") return nothing(request, found.outcome === "over" ? 410 : 404);
    const address = `/review/${token}`;
    if (request.method !== "POST") {
      const query = new URL(request.url).searchParams;
      const notice = notices.find((known) => known === query.get("done"));
      const before = query.get("before") ?? "";
      return await showPage(services, found, address, { notice, status: 200, before });
    }
    return await answerPost(services, request, { found, address, visitor });
  } catch (error) {
    services.log.error(describeError(error), "reviews: a page failed");
    return { outcome: "nothing", status: 503 };
  }
}

/** What the post that led here did. */
const notices = ["commented", "code", "approved"] as const;

async function answerPost(
  services: ReviewServices,
  request: Request,
  { found, address, visitor }: { found: Open; address: string; visitor: string },
): Promise<ReviewAnswer> {
  const reading = await readForm(request, { longest: MAX_BODY_BYTES });
  const typed: Partial<Record<string, string>> = {};
  if (reading.outcome === "form") {
    for (const [name, value] of reading.form) if (typeof value === "string") typed[name] = value;
  }
  const posted: Posted = { review: found.review, typed, visitor };
  const reply: Reply =
    reading.outcome === "unreadable"
      ? { status: reading.status, errors: { text: reading.reason } }
      : await receive(services, posted).catch((error: unknown) => {
          services.log.error(describeError(error), "reviews: a post failed");
          return { status: 503, notice: "failed" as const };
        });
  if (reply.status === 410) return nothing(request, 410);
  if (wantsJson(request)) {
    return { outcome: "json", status: reply.status, json: await jsonOf(services, found, reply) };
  }
  if (reply.status === 200) {
    const to = `${address}?done=${reply.notice}#${reply.notice === "commented" ? "comments" : "approve"}`;
    return { outcome: "redirect", status: 303, to };
  }
  return showPage(services, found, address, { ...reply, typed });
}

/** For a link that leads nowhere, or no more. */
function nothing(request: Request, status: 404 | 410): ReviewAnswer {
  if (!wantsJson(request)) return { outcome: "nothing", status };
  const text = "This link no longer works. Look for our latest email";
  const json: CommentAnswer = { outcome: "refused", errors: { text } };
  return { outcome: "json", status, json };
}

function wantsJson({ headers }: Request): boolean {
  return headers.get("accept") === "application/json";
}

function receive(services: ReviewServices, posted: Posted): Promise<Reply> {
  switch (posted.typed.intent) {
    case "code":
      return receiveCodeRequest(services, posted);
    case "approve":
      return receiveApproval(services, posted);
    default:
      return receiveComment(services, posted);
  }
}

type Shown = Reply & {
  typed?: Posted["typed"];
  /** The comment before which the list goes on, as the address says it. */
  before?: string;
};

async function showPage(
  services: ReviewServices,
  { review, site }: Open,
  address: string,
  { status, notice, errors = {}, typed = {}, before = "" }: Shown,
): Promise<ReviewAnswer> {
  const from = isUuid(before) ? before : undefined;
  const view = await viewReview(services, { review, site, before: from });
  if (!view) return { outcome: "nothing", status: 410 };
  const shown = reviewData(view, { id: review.id, address, site });
  return { outcome: "page", status, review: shown, typed, errors, notice };
}

/** What the page’s script is told. It takes anything else for a failure too, such as a proxy’s page. */
export type CommentAnswer =
  | { outcome: "added"; groups: ThreadGroup[] }
  | { outcome: "refused"; errors: Partial<Record<string, string>> };

async function jsonOf(
  services: ReviewServices,
  { review, site }: Open,
  { status, errors = {} }: Reply,
): Promise<CommentAnswer | { outcome: "failed" }> {
  if (status === 503) return { outcome: "failed" };
  if (status !== 200) return { outcome: "refused", errors };
  const view = await viewReview(services, { review, site });
  return { outcome: "added", groups: view ? threadGroups(view) : [] };
}
