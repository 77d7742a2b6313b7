import type { APIRoute } from "astro";
import { askPath } from "../../../../../blocks/page/ask-panel.tsx";
import { findReviewByLink, wasShown } from "../../../../../core/reviews/reviews.ts";
import { pdfType } from "../../../../../core/sites/pictures/site-files.ts";
import { readReleaseFile } from "../../../../../core/sites/releases/releases.ts";
import { askLater } from "../../../../../customer/review/ask-later.ts";
import { homeFile } from "../../../../../customer/review/review-data.ts";
import { policyInOurFrame } from "../../../../../delivery/policies.ts";

export const prerender = false;

/** The stored bytes of a candidate, for the frame of its review. */
export const GET: APIRoute = async ({ locals: { services }, params, url, redirect }) => {
  const { token = "", release: releaseId = "", path } = params;
  // What is relative in a page has to stay below the release: its home page needs a name.
  if (path === undefined) return redirect(`${url.pathname.replace(/\/+$/, "")}/${homeFile}`, 302);
  const found = await findReviewByLink(services, token);
  const isThere =
    found.outcome === "open" && (await wasShown(services.database, found.review, releaseId));
  if (isThere && path === askPath) return askLater();
  const file =
    isThere &&
    (await readReleaseFile(services, {
      siteId: found.site.id,
      releaseId,
      path: path === homeFile ? "" : path,
    }));
  if (!file) return new Response("There is no such page.", { status: 404 });
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "content-type": file.type,
      "content-security-policy": policyInOurFrame(file.policy),
      ...(file.type === pdfType && { "content-disposition": "attachment" }),
    },
  });
};
