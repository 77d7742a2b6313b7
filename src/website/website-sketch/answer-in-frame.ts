import { homeOf } from "../../blocks/document.ts";
import { type RenderOptions, renderPage } from "../../blocks/render-page.tsx";
import type { DraftFromWords } from "../../core/drafts/draft-from-words.ts";
import { policyInOurFrame } from "../../delivery/policies.ts";

/**
 * The answer with a draft for one of our frames. Nothing in it runs, and nothing leads anywhere. It is
 * one page, since three words never say enough for more.
 */
export function answerWithPage(
  { document, facts }: DraftFromWords["content"],
  { origin, isFramed }: Pick<RenderOptions, "origin" | "isFramed">,
): Response {
  const page = homeOf(document.pages);
  if (!page) throw new Error("a document has a page");
  const { html, policy } = renderPage(document, page, facts, {
    origin,
    shown: "all",
    address: (file) => `/designs/${file}`,
    isSample: true,
    isFramed,
  });
  return answerInFrame(html, { status: 200, policy });
}

/** An answer that our pages alone may frame. */
export function answerInFrame(
  html: string,
  { status, policy }: { status: number; policy: string | null },
): Response {
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policyInOurFrame(policy),
    },
  });
}
