import type { APIRoute } from "astro";
import { findReviewFile } from "../../../../../../core/reviews/review-files.ts";
import { findReviewOfSite } from "../../../../../../core/reviews/reviews.ts";
import { answerWithFile } from "../../../../../../platform/files/answer-with-file.ts";
import { isUuid } from "../../../../../../platform/is-uuid.ts";

export const prerender = false;

/** A file of a comment as it was sent; `?small` is what the customer sees of a picture. */
export const GET: APIRoute = async ({ locals: { services }, params, request, url }) => {
  const { id = "", key = "" } = params;
  const review = isUuid(id) ? await findReviewOfSite(services.database, id) : undefined;
  const as = url.searchParams.has("small") ? "shared" : "sent";
  const file = review && (await findReviewFile(services, { reviewId: review.id, key, as }));
  return answerWithFile(services, request, file);
};
