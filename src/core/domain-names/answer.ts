/** What one source says about a domain. */
export type Answer = "registered" | "absent" | "unanswered";

/** Milliseconds since any fixed moment. */
export type Clock = { now(): number };
