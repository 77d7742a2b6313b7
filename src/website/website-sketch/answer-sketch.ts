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

/**
 * Answers a visit to a sketch, and what its forms post: another look, or its end. A look that is
 * chosen by anybody but its maker is shown to them and not kept.
 */
export async function answerSketch(
  services: Services,
  request: Request,
  asker: Asker,
): Promise<SketchScreenAnswer> {
  if (request.method === "POST") return answerPost(services, request, asker);
  return screenOf(services, new URL(request.url).searchParams, asker, 200);
}

async function answerPost(
  services: Services,
  request: Request,
  asker: Asker,
): Promise<SketchScreenAnswer> {
  const { token, visitor, maker = "" } = asker;
  const path = `${sketchPath}/${token}`;
  const asItIs = new URLSearchParams();
  if ((await services.rateLimits.changeSketch.secondsToWait(visitor)) > 0) {
    return { ...(await screenOf(services, asItIs, asker, 429)), notice: "too many" };
  }
  const post = await readPost(request);
  if (post.outcome === "unreadable") return screenOf(services, asItIs, asker, post.status);
  if (post.field("intent") === "delete") {
    const isDeleted = await deleteSketch(services, { token, maker });
    if (isDeleted) return { outcome: "redirect", to: `${sketchPath}?deleted` };
    return { ...(await screenOf(services, asItIs, asker, 403)), notice: "not yours" };
  }
  const look = readLook({
    design: post.field("design"),
    colour: post.field("colour"),
    like: post.field("like"),
  });
  const sketch = await findSketch(services, token, maker);
  if (!sketch) return { outcome: "page", status: 404, sketch: undefined };
  if (sketch.isMaker) await changeLook(services, { token, maker, look });
  if (request.headers.get("accept") === "application/json") return { outcome: "kept" };
  const query = sketch.isMaker ? "" : `?${queryOf(look)}`;
  const part = look.design || look.colour ? "#looks" : "";
  return { outcome: "redirect", to: `${path}${query}${part}` };
}

/** A look that is shown and not kept, for an address. */
function queryOf({ design, colour, like_trade }: ReturnType<typeof readLook>): URLSearchParams {
  return new URLSearchParams({
    ...(design && { design }),
    ...(colour && { colour }),
    ...(like_trade && { like: like_trade }),
  });
}

async function screenOf(
  services: Services,
  query: URLSearchParams,
  { token, maker }: Asker,
  status: number,
): Promise<Extract<SketchScreenAnswer, { outcome: "page" }>> {
  const found = await findSketch(services, token, maker);
  if (!found) return { outcome: "page", status: 404, sketch: undefined };
  const asked = readLook({
    design: query.get("design"),
    colour: query.get("colour"),
    like: query.get("like"),
  });
  const { publicUrl } = services.config;
  const sketch = sketchData({ ...found, ...asked }, { token, publicUrl });
  return { outcome: "page", status, sketch };
}
