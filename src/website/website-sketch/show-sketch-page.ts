import { renderPage } from "../../blocks/render-page.tsx";
import { draftOfSketch, readLook } from "../../core/sketches/draft-of-sketch.ts";
import { findSketch } from "../../core/sketches/sketches.ts";
import type { Database } from "../../database/client.ts";
import { policyInOurFrame } from "../../delivery/policies.ts";

/**
 * The answer with a page of a sketch for a frame of ours, in the look that the query asks for
 * (`?design=ledger&colour=%231f5b45&page=prices`). Nothing in it runs, and nothing leads anywhere.
 */
export async function showSketchPage(
  services: { database: Database; config: { publicUrl: string } },
  { token, query }: { token: string; query: URLSearchParams },
): Promise<Response> {
  const found = await findSketch(services, token);
  const asked = readLook({
    design: query.get("design"),
    colour: query.get("colour"),
    like: query.get("like"),
  });
  const draft = found && draftOfSketch({ ...found, ...asked });
  const path = query.get("page") ?? "";
  const page = draft?.document.pages.find((page) => page.path === path);
  if (!draft || !page) return inFrame("This sketch is gone.", { status: 404, policy: null });
  const { html, policy } = renderPage(draft.document, page, draft.facts, {
    origin: services.config.publicUrl,
    shown: "all",
    address: (file) => `/designs/${file}`,
    isSample: true,
  });
  return inFrame(html, { status: 200, policy });
}

function inFrame(
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
