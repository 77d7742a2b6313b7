import type { Asked } from "../../core/reviews/asked.ts";
import { viewReview } from "../../core/reviews/review-view.ts";
import type { FoundReview } from "../../core/reviews/reviews.ts";
import { findReviewByLink } from "../../core/reviews/reviews.ts";
import { changesSinceEarlier } from "../../core/reviews/what-changed.ts";
import { publicPlaceOf } from "../../core/sites/domains/public-place.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { describeError } from "../../platform/log.ts";
import { readPostWithFiles, readTyped, type Typed } from "../shell/read-post-with-files.ts";
import {
  type Posted,
  type Reply,
  type ReviewNotice,
  type ReviewServices,
  receiveAddressWish,
  receiveAnswers,
  receiveApproval,
  receiveCodeRequest,
  receiveComment,
  receiveLines,
} from "./receive-review.ts";
import { type ReviewData, reviewData, type ThreadGroup, threadGroups } from "./review-data.ts";

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
  | { outcome: "nothing"; status: 404 | 410 | 503; typed: string | undefined };

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
  const isPost = request.method === "POST";
  let typed: Typed = {};
  try {
    const found = await findReviewByLink(services, token).catch(failed(services));
    if (found.outcome !== "open") {
      if (isPost) typed = await readTyped(services, request);
      return nothing(request, statusOf[found.outcome], typed);
    }
    const query = new URL(request.url).searchParams;
    const before = query.get("before") ?? "";
    const page: PageOf = { ...found, address: `/review/${token}`, before };
    if (!isPost) {
      const notice = notices.find((known) => known === query.get("done"));
      return await showPage(services, page, { notice, status: 200 });
    }
    await using post = await readPostWithFiles(services, request, visitor);
    typed = post.typed;
    const reply = post.unreadable
      ? { status: post.unreadable.status, errors: { text: post.unreadable.reason } }
      : await receive(services, { ...post, review: found.review, visitor }).catch(
          failedReply(services),
        );
    return await answerPost(services, request, { page, reply, ...post });
  } catch (error) {
    services.log.error(describeError(error), "reviews: a page failed");
    return nothing(request, 503, typed);
  }
}

/** What the post that led here did. */
const notices = ["commented", "answered", "confirmed", "wished", "code", "approved"] as const;

const FILES_AGAIN =
  "Please choose your files again. They’re only saved once the comment can be sent.";

const statusOf = { over: 410, unknown: 404, failed: 503 } as const;

/** For a database that is away: what was typed is still to be read. */
function failed({ log }: ReviewServices) {
  return (error: unknown) => {
    log.error(describeError(error), "reviews: nobody could say where a link leads");
    return { outcome: "failed" as const };
  };
}

function failedReply({ log }: ReviewServices) {
  return (error: unknown): Reply => {
    log.error(describeError(error), "reviews: a post failed");
    return { status: 503, notice: "failed" };
  };
}

/** Where a post came from, and where its answer is shown. */
type PageOf = Pick<Open, "review" | "site"> & {
  address: string;
  /** The comment before which the list goes on, as the address says it. */
  before: string;
};

async function answerPost(
  services: ReviewServices,
  request: Request,
  { page, reply, typed, hadFiles }: { page: PageOf; reply: Reply; typed: Typed; hadFiles: boolean },
): Promise<ReviewAnswer> {
  if (reply.status === 410) return nothing(request, 410, typed);
  if (wantsJson(request)) {
    return { outcome: "json", status: reply.status, json: await jsonOf(services, page, reply) };
  }
  if (reply.status !== 200) {
    // No page can fill in a field for files.
    const files = [reply.errors?.files, hadFiles && FILES_AGAIN].filter(Boolean).join("\n");
    return showPage(services, page, { ...reply, typed, errors: { ...reply.errors, files } });
  }
  const query = new URLSearchParams({ done: `${reply.notice}` });
  if (page.before) query.set("before", page.before);
  const part = partOf[reply.notice ?? "approved"] ?? "approve";
  return { outcome: "redirect", status: 303, to: `${page.address}?${query}#${part}` };
}

/** Where a page goes on after a post. */
const partOf: Partial<Record<ReviewNotice, string>> = {
  commented: "comments",
  answered: "comments",
  wished: "address",
  confirmed: "notice",
};

/** For a link that leads nowhere, or no more; or while nobody can say. */
function nothing(request: Request, status: 404 | 410 | 503, typed: Typed): ReviewAnswer {
  if (!wantsJson(request)) return { outcome: "nothing", status, typed: typed.text };
  if (status === 503) return { outcome: "json", status, json: { outcome: "failed" } };
  const text = "This link no longer works. Look for our latest message";
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
    case "lines":
      return receiveLines(services, posted);
    case "address":
      return receiveAddressWish(services, posted);
    case "answers":
      return receiveAnswers(services, posted);
    default:
      return receiveComment(services, posted);
  }
}

async function showPage(
  services: ReviewServices,
  { review, site, address, before }: PageOf,
  { status, notice, errors = {}, typed = {} }: Reply & { typed?: Typed },
): Promise<ReviewAnswer> {
  const from = isUuid(before) ? before : undefined;
  const view = await viewReview(services, { review, site, before: from });
  if (!view) return { outcome: "nothing", status: 410, typed: typed.text };
  const earlier = await changesSinceEarlier(services, { ...view, siteId: site.id });
  const shown = reviewData(view, {
    ...{ id: review.id, address, site, before: from, earlier },
    live: await publicPlaceOf(services.database, site, services.config),
    canSend: services.config.smtpUrl !== undefined,
  });
  return { outcome: "page", status, review: shown, typed, errors, notice };
}

/** What the page’s script is told. It takes anything else for a failure too, such as a proxy’s page. */
export type CommentAnswer =
  | { outcome: "added"; groups: ThreadGroup[]; asked: Asked[] }
  | { outcome: "refused"; errors: Partial<Record<string, string>> };

async function jsonOf(
  services: ReviewServices,
  { review, site, address, before }: PageOf,
  { status, errors = {} }: Reply,
): Promise<CommentAnswer | { outcome: "failed" }> {
  if (status === 503) return { outcome: "failed" };
  if (status !== 200) return { outcome: "refused", errors };
  const from = isUuid(before) ? before : undefined;
  const view = await viewReview(services, { review, site, before: from });
  return {
    outcome: "added",
    groups: view ? threadGroups(view, address) : [],
    asked: view?.asked ?? [],
  };
}
