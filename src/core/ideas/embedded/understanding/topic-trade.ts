import type { IdeaTrade } from "../../../../catalogue/ideas/idea-trade.ts";
import { topicFrames } from "../../../../catalogue/topics/frames.ts";
import type { TopicFrame } from "../../../../catalogue/topics/topic.ts";
import { fill, type Gaps } from "../telling/fill.ts";
import { readTopic } from "./read-topic.ts";

/**
 * A trade for a topic that has none of its own: the frame of what is done with it, in the visitor’s
 * words.
 *
 * @param typed a few plain words, see `topicOf`.
 */
export function topicTrade(typed: string): IdeaTrade {
  const { topic, subject, kind } = readTopic(typed);
  const frame: TopicFrame = filled(topicFrames[kind], { topic, subject });
  const [word = ""] = subject
    .normalize("NFKD")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => /^[a-z]{4,9}$/.test(part));
  return {
    ...frame,
    id: "any-topic",
    label: topic,
    // A single letter is no name.
    sign: /\p{L}{2}/u.test(topic) ? titleCase(topic.replace(/ services\b/, "")) : "Company",
    words: [],
    roots: [...(word ? [word] : ["curio"]), "avid", "keen", "ardent", "knack"],
  };
}

/** A frame with the gaps in all its texts filled. */
function filled<Frame>(frame: Frame, gaps: Gaps): Frame {
  if (typeof frame === "string") return fill(frame, gaps) as Frame & string;
  if (Array.isArray(frame)) return frame.map((part) => filled(part, gaps)) as Frame & unknown[];
  if (typeof frame !== "object" || frame === null) return frame;
  return Object.fromEntries(
    Object.entries(frame).map(([name, part]) => [name, filled(part, gaps)]),
  ) as Frame & object;
}

function titleCase(topic: string): string {
  return topic.replace(/(?<=^|[ -])(?!(?:and|for|of|the|to|in|with|at)\b)\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );
}
