import type { Trade } from "../trades/trade.ts";

/**
 * A trade with a gap for the topic: `{topic}` is all that the visitor named, “ukulele lessons”, and
 * `{subject}` what it is about, “ukulele”.
 */
export type TopicFrame = Omit<Trade, "id" | "label" | "sign" | "words" | "roots">;
