import { LRUCache } from "lru-cache";
import { drawShareCard, shareSize } from "../../blocks/page/share-card.tsx";
import { draftOfSketch } from "../../core/sketches/draft-of-sketch.ts";
import { findSketch } from "../../core/sketches/sketches.ts";
import type { Database } from "../../database/client.ts";
import { headingFace } from "../../delivery/text-outline.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { askPictureProcess } from "../../platform/pictures/picture-process.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";

type Services = { database: Database; log: Log; rateLimits: { drawSketch: RateLimit } };

/** About 60 KB each. */
const drawn = new LRUCache<string, Promise<Buffer<ArrayBuffer>>>({ max: 200 });

/**
 * The answer with the picture that goes with a sketch’s link: the thing of its trade, and its name in
 * outlined letters. Each look is drawn once, in the picture process, and counted by visitor.
 */
export async function showSharePicture(
  services: Services,
  { token, visitor }: { token: string; visitor: string },
): Promise<Response> {
  const sketch = await findSketch(services, token);
  if (!sketch) return new Response(null, { status: 404 });
  const key = JSON.stringify([sketch.id, sketch.design, sketch.colour, sketch.like_trade]);
  let picture = drawn.get(key);
  if (!picture) {
    const wait = await services.rateLimits.drawSketch.secondsToWait(visitor);
    if (wait > 0) {
      return new Response(null, { status: 429, headers: { "retry-after": String(wait) } });
    }
    const { document } = draftOfSketch(sketch);
    picture = toJpeg(drawShareCard(document, lettersOf(sketch.name)), visitor);
    drawn.set(key, picture);
  }
  try {
    return new Response(await picture, { headers: { "content-type": "image/jpeg" } });
  } catch (error) {
    drawn.delete(key);
    services.log.error(describeError(error), "sketches: a share picture was not drawn");
    return new Response(null, { status: 503 });
  }
}

const MARGIN = 56;
const LARGEST = 64;
/** Smaller ones cannot be read where a link is shown. */
const SMALLEST = 34;

/**
 * The name in one line on the card’s ground, without the signs that our font lacks. A name with
 * letters that it lacks is not there at all, rather than in part.
 */
function lettersOf(name: string): string {
  const room = shareSize.width - 2 * MARGIN;
  const drawable = Array.from(name.normalize("NFC")).filter(
    (sign) => headingFace.covers(sign) || /[\p{L}\p{M}\p{N}]/u.test(sign),
  );
  let text = drawable.join("").replace(/\s+/g, " ").trim();
  const fits = () => headingFace.measure(text, SMALLEST) <= room;
  if (!fits()) {
    // Whole words, as many as there is room for.
    const words = text.split(" ");
    do text = `${words.slice(0, -1).join(" ")} …`;
    while (words.pop() && words.length > 1 && !fits());
  }
  const isWhole = Array.from(text).every((sign) => headingFace.covers(sign));
  if (!isWhole || !/[\p{L}\p{N}]/u.test(text)) text = "A website, sketched";
  const size = Math.min(LARGEST, (LARGEST * room) / headingFace.measure(text, LARGEST));
  return headingFace.outline(text, size, MARGIN, 575 + size * 0.34);
}

async function toJpeg(svg: string, sender: string): Promise<Buffer<ArrayBuffer>> {
  const read = async () => Buffer.from(svg);
  const answer = await askPictureProcess("share-copy", read, { sender });
  if (answer.outcome !== "done") throw new Error(`the process said ${answer.outcome}`);
  return Buffer.from(answer.output);
}
