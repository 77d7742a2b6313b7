import type { IdeaTrade } from "../ideas/idea-trade.ts";

/**
 * A trade with a gap for the topic: `{topic}` is all that the visitor named, “ukulele lessons”, and
 * `{subject}` what it is about, “ukulele”.
 */
export type TopicFrame = Omit<IdeaTrade, "id" | "label" | "sign" | "words" | "roots">;
