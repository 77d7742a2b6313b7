import { renderPage } from "../../blocks/render-page.tsx";
import { findRevision } from "../../core/sites/revisions/revisions.ts";
import type { Database } from "../../database/client.ts";
import { policyInOurFrame } from "../../delivery/policies.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { addressOfAsset, addressOfPage } from "./addresses.ts";
import { unknownVersionWords } from "./unknown-version-notice.tsx";
import { unlessUnknown } from "./unless-unknown.ts";

/** What the URL of a page asks for. */
type AskedPage = { siteId: string; path: string; revision: string | null };

/**
 * The answer with a page of a site for one of our frames, with everything that waits to be confirmed.
 * Nothing in it runs.
 */
export async function showPage(
  { database, config }: { database: Database; config: { publicUrl: string } },
  { siteId, path, revision: asked }: AskedPage,
): Promise<Response> {
  const number = revisionNumber(asked);
  const revision =
    isUuid(siteId) && number !== "none"
      ? await unlessUnknown(findRevision(database, siteId, number))
      : undefined;
  if (revision === "unknown version") {
    return new Response(`This version can’t be shown. ${unknownVersionWords}`, {
      status: 409,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  }
  const page = revision?.document.pages.find((page) => page.path === path);
  if (!revision || !page) return new Response("There is no such page.", { status: 404 });
  const { html, policy } = renderPage(revision.document, page, revision.facts, {
    origin: config.publicUrl,
    shown: "all",
    address: addressOfAsset(siteId),
    pageAddress: (path) => addressOfPage(siteId, path, revision.number),
  });
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policyInOurFrame(policy),
    },
  });
}

/** The latest (undefined) where none is asked for. */
function revisionNumber(asked: string | null): number | undefined | "none" {
  if (asked === null) return undefined;
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : "none";
}
