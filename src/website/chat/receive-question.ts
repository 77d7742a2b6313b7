import * as z from "zod";
import { dangerInWords, replyTo } from "../../core/assistant/assistant.ts";
import { readJson } from "../../platform/http/read-body.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { type ChatAnswer, maxMessageLength } from "./conversation.ts";
import { ourOffer } from "./our-answers.ts";

/** More than the longest message, whose letters may take six bytes each. */
const MAX_BODY_BYTES = 8 * 1024;

const schema = z.strictObject({ question: z.string().max(maxMessageLength) });

type Services = {
  log: Log;
  config: { companyName: string; supportEmail: string };
  rateLimits: { askUs: RateLimit };
};

let offer: ReturnType<typeof ourOffer> | undefined;

/**
 * Answers what a visitor asks in our chat, by the offer. Nothing of it is kept: what has no answer
 * reaches us once they leave an address.
 */
export async function receiveQuestion(
  { log, config, rateLimits }: Services,
  request: Request,
  visitor: string,
): Promise<Response> {
  const asked = schema.safeParse(await readJson(request, { longest: MAX_BODY_BYTES }));
  if (!asked.success) return answerWith({ outcome: "unknown" }, 400);
  try {
    if ((await rateLimits.askUs.secondsToWait(visitor)) > 0) {
      return answerWith({ outcome: "unknown" }, 429);
    }
    offer ??= ourOffer({ name: config.companyName, supportEmail: config.supportEmail });
    const reply = await replyTo(offer, asked.data.question, new Date());
    if (reply.outcome === "answered") {
      const { lines, where: href, source } = reply.answer;
      const label = reply.of.things[0]?.label ?? source;
      return answerWith({ outcome: "answered", text: lines.join("\n"), source: { label, href } });
    }
    if (reply.outcome !== "danger") return answerWith({ outcome: "unknown" });
    const lines = reply.lines.map(({ name, number, for: what }) => `${name} ${number}, ${what}`);
    return answerWith({ outcome: "answered", text: [dangerInWords, ...lines].join("\n") });
  } catch (error) {
    log.error(describeError(error), "chat: a question failed");
    return answerWith({ outcome: "unknown" }, 503);
  }
}

function answerWith(answer: ChatAnswer, status = 200): Response {
  return Response.json(answer, { status, headers: { "cache-control": "no-store" } });
}
