import type { APIRoute } from "astro";
import { findReviewFile } from "../../../../core/reviews/review-files.ts";
import { findReviewByLink } from "../../../../core/reviews/reviews.ts";
import { answerWithFile } from "../../../../platform/files/answer-with-file.ts";

export const prerender = false;

/** A file of a comment, for anyone who has the link: of a picture the copy without metadata. */
export const GET: APIRoute = async ({ locals: { services }, params, request }) => {
  const { token = "", key = "" } = params;
  const found = await findReviewByLink(services, token);
  const file =
    found.outcome === "open"
      ? await findReviewFile(services, { reviewId: found.review.id, key, as: "shared" })
      : undefined;
  return answerWithFile(services, request, file);
};
