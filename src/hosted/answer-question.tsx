import { type Assistant, LONGEST_QUESTION } from "../core/assistant/assistant.ts";
import type { HostedSite } from "../core/sites/releases/hosting.ts";
import { isByVisitor } from "../platform/http/take-request.ts";
import { describeError, type Log } from "../platform/log.ts";
import type { RateLimit } from "../platform/rate-limit.ts";
import { type Asked, sendEmpty, sendPage } from "./answers.ts";
import { askPage } from "./ask-page.tsx";
import { troublePage } from "./plain-page.ts";
import type { PostsAtOnce } from "./posts-at-once.ts";
import { readPost, visitorOf } from "./read-post.ts";

/** More than the longest question, whose letters may take nine bytes each. */
const MAX_BODY_BYTES = 16 * 1024;

export type AskServices = {
  assistant: Assistant;
  log: Log;
  config: { trustProxy: number };
  rateLimits: { askSite: RateLimit };
  postOf: PostsAtOnce;
};

/** The page that a visitor asks on, in a frame of the site’s pages or alone, with the reply. */
export async function answerQuestion(
  { assistant, log, config, rateLimits, postOf }: AskServices,
  site: HostedSite,
  asked: Asked,
): Promise<void> {
  const { request } = asked;
  const { method } = request;
  if (method !== "GET" && method !== "HEAD" && method !== "POST") {
    return sendEmpty(asked, 405, "allow", "GET, HEAD, POST");
  }
  try {
    const live = await assistant.siteOf(site);
    if (!live) return sendPage(asked, troublePage);
    const show = (reply: Omit<Parameters<typeof askPage>[0], "siteName" | "look">) =>
      sendPage(asked, askPage({ siteName: site.name, look: live.look, ...reply }));
    if (method !== "POST") return show({ status: 200 });
    const post = await readPost(request, MAX_BODY_BYTES);
    if (post.outcome === "unreadable") return show({ status: post.status });
    const question = post.text("question").trim();
    if (question === "") return show({ status: 422 });
    const visitor = visitorOf(request, config);
    const typed = question.slice(0, LONGEST_QUESTION);
    const wait = await postOf(site.id, () => rateLimits.askSite.secondsToWait(visitor));
    if (wait !== 0) return show({ status: wait === undefined ? 503 : 429, question: typed });
    const reply = await assistant.reply(live.asked, question, { visitor, now: new Date() });
    show({ status: 200, question, reply });
    await postOf(site.id, () => assistant.keep(site, live.asked, question, reply));
  } catch (error) {
    if (!isByVisitor(error)) {
      log.error({ siteId: site.id, ...describeError(error) }, "hosting: a question failed");
    }
    if (!asked.response.headersSent) sendPage(asked, troublePage);
  }
}
