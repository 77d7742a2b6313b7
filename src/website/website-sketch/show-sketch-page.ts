import { draftOfSketch, readLook } from "../../core/sketches/draft-of-sketch.ts";
import { findSketch } from "../../core/sketches/sketches.ts";
import type { Database } from "../../database/client.ts";
import { answerInFrame, answerWithPage } from "./answer-in-frame.ts";

/**
 * The answer with a sketch for one of our frames, in the look that the query asks for
 * (`?design=ledger&colour=%231f5b45`).
 */
export async function showSketchPage(
  services: { database: Database; config: { publicUrl: string } },
  { token, query }: { token: string; query: URLSearchParams },
): Promise<Response> {
  const found = await findSketch(services, token);
  const asked = readLook({ design: query.get("design"), colour: query.get("colour") });
  if (!found) return answerInFrame("This sketch is gone.", { status: 404, policy: null });
  const { publicUrl } = services.config;
  return answerWithPage(draftOfSketch({ ...found, ...asked }), { origin: publicUrl });
}
