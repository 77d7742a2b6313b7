import { draftFromWords } from "../../core/drafts/draft-from-words.ts";
import { findSample } from "../../core/sketches/samples.ts";
import { answerInFrame, answerWithPage } from "./answer-in-frame.ts";

/**
 * The answer with the website of a sample, made of its three words as a visitor’s sketch is. In our
 * frames, beside which is said what it is, it has no bar that says it again.
 */
export function showSample(
  { config }: { config: { publicUrl: string } },
  { path, isFramed }: { path: string; isFramed: boolean },
): Response {
  const sample = findSample(path);
  const options = { origin: config.publicUrl, isFramed };
  const answer = sample
    ? answerWithPage(draftFromWords(sample, path).content, options)
    : answerInFrame("There’s no such sample.", { status: 404, policy: null });
  answer.headers.set("x-robots-tag", "noindex");
  answer.headers.append("vary", "sec-fetch-dest");
  if (sample) answer.headers.set("cache-control", "public, max-age=3600");
  return answer;
}
