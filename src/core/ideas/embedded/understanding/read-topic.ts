import type { TopicKind } from "../../../../catalogue/topics/frames.ts";
import { activities, vague } from "../../../../catalogue/topics/word-classes.ts";
import { correctSpelling, inSentence, isKnownWord } from "./known-words.ts";

/** What a topic says of itself. */
export type ReadTopic = {
  /** As it is in a sentence: “French conversation”. */
  topic: string;
  /** Without the word that says what is done: “French”. */
  subject: string;
  kind: TopicKind;
  /** Nothing in it means anything to us. */
  isUnknown: boolean;
};

const small = new Set(
  "a an the and or of for in on at to with by from your my our over under who that i old new".split(
    " ",
  ),
);

const kinds = new Map<string, TopicKind>();
for (const [kind, words] of activities) {
  for (const word of words) {
    const key = keyOf(word.replace("*", "").split(" "));
    if (!kinds.has(key)) kinds.set(key, kind);
  }
}

/** Reads a topic of a few plain words in lower case; slips of the pen are put right. */
export function readTopic(typed: string): ReadTopic {
  const words = typed.split(" ").map(correctSpelling);
  const end = words.findIndex(
    (word, at) => at > 0 && /^(?:for|in|at|with|by|on|from|before|who|over|near)$/.test(word),
  );
  const head = end < 0 ? words : words.slice(0, end);
  const found = kindOf(head) ?? (end < 0 ? undefined : kindOf(words.slice(end + 1)));
  const meaning = head.filter(
    (word) => !small.has(word) && !vague.has(word) && !/^\d+$/.test(word),
  );
  const said = meaning.filter((word) => !found?.words.includes(word));
  const isStrange = meaning.some((word) => !isKnownWord(word));
  const isUnknown =
    !meaning.some(isKnownWord) ||
    (isStrange && !said.some((word) => isKnownWord(word) && kinds.has(keyOf([word]))));
  const kind = found?.kind ?? kindByForm(head);
  const spoken = asService(words.map(inSentence).join(" "), head.at(-1) ?? "", kind);
  const names = head.filter(
    (word) => !found?.words.includes(word) || (!/^(?:farm|grow)/.test(word) && kind !== "lesson"),
  );
  const subject = /(?:ive|al|ic|ous)$/.test(names.at(-1) ?? "")
    ? ""
    : names.map(inSentence).join(" ");
  return {
    topic: spoken,
    subject: subject || spoken,
    kind,
    isUnknown,
  };
}

/** The kind that the last word tells, or the one before it, and so on; three words at a time first. */
function kindOf(
  words: readonly string[],
): { kind: TopicKind; words: readonly string[] } | undefined {
  for (let end = words.length; end > 0; end--) {
    for (let start = Math.max(0, end - 3); start < end; start++) {
      const phrase = words.slice(start, end);
      const kind = kinds.get(keyOf(phrase));
      if (kind) return { kind, words: phrase };
    }
  }
  return undefined;
}

/** By the ending of the last word: those who do something, doing, things, an art. */
function kindByForm(words: readonly string[]): TopicKind {
  const last = words.at(-1) ?? "";
  if (/(?:therapy|pathy|ology|iatry|apnoea|itis)$/.test(last)) return "health";
  if (/(?:er|or|ist|ian|wright|smith)$/.test(last) && last.length > 5) return "work";
  if (/(?:ing|ics|ism|ry|graphy|ball)$/.test(last)) return "club";
  return /[^s]s$/.test(last) ? "goods" : "club";
}

/** “farrier services”: somebody’s trade, rather than the person, is what is sold. */
function asService(topic: string, last: string, kind: TopicKind): string {
  const isPerson =
    /^(?:coach|nanny|guide)$/.test(last) ||
    (/(?:[^nw]er|or|ist|ian|smith|agent|guard|worker|mechanic|consultant|accountant)s?$/.test(
      last,
    ) &&
      last.length > 5);
  if (!isPerson || !["work", "advice", "health", "lesson", "show"].includes(kind)) return topic;
  return topic.replace(last, `${last.replace(/s$/, "")} services`);
}

function keyOf(words: readonly string[]): string {
  return words.map((word) => word.replace(/(?<=[a-z]{3})(?<!s)s$/, "")).join(" ");
}
