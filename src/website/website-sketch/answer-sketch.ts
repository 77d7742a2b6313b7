import { readLook } from "../../core/sketches/draft-of-sketch.ts";
import { sketchPath } from "../../core/sketches/fields.ts";
import { changeLook, deleteSketch, findSketch } from "../../core/sketches/sketches.ts";
import type { Database } from "../../database/client.ts";
import { readPost } from "../../platform/http/posted-form.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { type SketchData, sketchData } from "./sketch-data.ts";

type Services = {
  database: Database;
  config: { publicUrl: string };
  rateLimits: { changeSketch: RateLimit };
};

/** Whose request it is. */
type Asker = { token: string; visitor: string; maker: string | undefined };

export type SketchScreenAnswer =
  | {
      outcome: "page";
      status: number;
      sketch: SketchData | undefined;
      notice?: "too many" | "not yours" | undefined;
    }
  | { outcome: "redirect"; to: string }
  /** To the script, which shows what was chosen already. */
  | { outcome: "kept" };

/** Answers a visit to a sketch, and what its maker's forms post: another look, or its end. */
export async function answerSketch(
  services: Services,
  request: Request,
  asker: Asker,
): Promise<SketchScreenAnswer> {
  if (request.method === "POST") return answerPost(services, request, asker);
  return screenOf(services, asker, 200);
}

async function answerPost(
  services: Services,
  request: Request,
  asker: Asker,
): Promise<SketchScreenAnswer> {
  const { token, visitor, maker = "" } = asker;
  if ((await services.rateLimits.changeSketch.secondsToWait(visitor)) > 0) {
    return { ...(await screenOf(services, asker, 429)), notice: "too many" };
  }
  const post = await readPost(request);
  if (post.outcome === "unreadable") return screenOf(services, asker, post.status);
  const sketch = await findSketch(services, token, maker);
  if (!sketch) return { outcome: "page", status: 404, sketch: undefined };
  if (!sketch.isMaker) return { ...(await screenOf(services, asker, 403)), notice: "not yours" };
  if (post.field("intent") === "delete") {
    await deleteSketch(services, { token, maker });
    return { outcome: "redirect", to: `${sketchPath}?deleted` };
  }
  const look = readLook({
    design: post.field("design"),
    colour: post.field("colour"),
    like: post.field("like"),
  });
  await changeLook(services, { token, maker, look });
  if (request.headers.get("accept") === "application/json") return { outcome: "kept" };
  return { outcome: "redirect", to: `${sketchPath}/${token}` };
}

async function screenOf(
  services: Services,
  { token, maker }: Asker,
  status: number,
): Promise<Extract<SketchScreenAnswer, { outcome: "page" }>> {
  const found = await findSketch(services, token, maker);
  if (!found) return { outcome: "page", status: 404, sketch: undefined };
  const { publicUrl } = services.config;
  return { outcome: "page", status, sketch: sketchData(found, { token, publicUrl }) };
}
