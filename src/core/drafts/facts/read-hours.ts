import type { Open } from "../../../blocks/facts/facts.ts";
import { capitalised } from "../../../platform/words/capitalised.ts";
import { closed } from "../sentences/sentences.ts";
import { readTime, resolveRange, timePattern } from "./times.ts";

export type ReadHours = {
  open: Open[];
  /** What opening times cannot say, in the customer’s words. */
  note?: string;
  /** A day is given twice, with times that cannot both hold. */
  isContradictory: boolean;
};

/**
 * Reads opening hours as people write them. Only what is certain becomes opening times; every other
 * part of the text stays as it was written, in the note.
 *
 * @param text plain, in calm letters
 */
export function readHours(text: string): ReadHours {
  const groups = text
    .replace(/\s*[\n•]\s*/g, "; ")
    .split(/((?:[.;](?=\s|$)|,)\s*)/)
    .flatMap((clause, at) => (at % 2 === 0 ? groupsOf(clause) : []));
  const open: Open[] = [];
  const breaks: { days: number[]; range: Range }[] = [];
  const shut: number[] = [];
  const notes: string[] = [];
  let waiting: { days: number[]; text: string } | undefined;
  for (const group of groups) {
    const days = group.days.length > 0 ? [...(waiting?.days ?? []), ...group.days] : waiting?.days;
    const ranges = group.ranges.filter((range) => range !== undefined);
    const isCertain = group.words.length === 0 && ranges.length === group.ranges.length;
    if (days && ranges.length > 0 && group.isClosed && group.words.length < 3) {
      for (const range of ranges) breaks.push({ days, range });
    } else if (days && isCertain && ranges.length > 0 && !group.isClosed) {
      for (const range of ranges) open.push(opening(days, range));
    } else if (days && isCertain && ranges.length === 0 && !group.isClosed) {
      waiting = { days, text: [waiting?.text, group.text].filter(Boolean).join(", ") };
      continue;
    } else if (!(days && isCertain && group.isClosed && ranges.length === 0)) {
      notes.push([waiting?.text, group.text].filter(Boolean).join(", "));
    } else if (group.days.length === 0) notes.push(group.text);
    else shut.push(...group.days);
    if (group.aside) notes.push(group.aside);
    waiting = undefined;
  }
  if (waiting) notes.push(waiting.text);
  const kept = open
    .map((one) => ({ ...one, days: one.days.filter((day) => !shut.includes(day)) }))
    .filter(({ days }) => days.length > 0);
  const times = breaks.reduce(withBreak, unique(kept));
  const isContradictory = times.some((one, at) =>
    times.slice(at + 1).some((other) => overlap(one, other)),
  );
  if (times.length === 0 || times.length > MAX_TIMES) {
    return { open: [], ...noted([text]), isContradictory };
  }
  return { open: times, ...noted(notes), isContradictory };
}

/**
 * Whether a sentence says that the business is closed on a day on which it opens, or open on one on
 * which it does not.
 *
 * @param open the hours that are known; none contradict any sentence
 */
export function contradictsHours(sentence: string, open: readonly Open[]): boolean {
  const opens = new Set(open.flatMap(({ days }) => days));
  if (opens.size === 0) return false;
  return groupsOf(sentence).some(({ days, ranges, words, isClosed }) => {
    if (isClosed)
      return ranges.length === 0 && words.length < 3 && days.some((day) => opens.has(day));
    return /\bopen\b/i.test(sentence) && days.some((day) => !opens.has(day));
  });
}

/** Three openings on each day. */
const MAX_TIMES = 21;

type Range = [from: number, to: number];

/** Days and times that belong together, with the words beside them that are neither. */
type Group = {
  days: number[];
  /** Undefined for times that could be in the morning or in the evening. */
  ranges: (Range | undefined)[];
  words: string[];
  isClosed: boolean;
  /** “Sat: July to October only”, said in brackets. */
  aside?: string;
  text: string;
};

const dayName = String.raw`(?:mon(?:days?)?|tues?(?:days?)?|wed(?:s|nesdays?)?|thu(?:rs?)?(?:days?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?)(?![\p{L}’])`;

const lexer = new RegExp(
  [
    String.raw`(?<every>(?:every ?day|daily|(?:all )?(?:7|seven) days(?: (?:a|per) week)?|all week)(?!\p{L}))`,
    String.raw`(?<weekdays>week ?days(?!\p{L}))`,
    String.raw`(?<weekends>week ?ends?(?!\p{L}))`,
    `(?<day>${dayName})`,
    String.raw`(?<time>${timePattern}(?![\p{L}\d]))`,
    String.raw`(?<closed>(?:closed?|shut)(?!\p{L}))`,
    String.raw`(?<to>[-–—]|(?:to|until|till?|through)(?!\p{L}))`,
    String.raw`(?<and>[&/+]|(?:and|then|from|between|on|open|opening|hours|trading|we’re|are|we|the|office|shop|store|studio|salon)(?!\p{L})|[:.,!])`,
    String.raw`(?<word>[^\s]+)`,
  ].join("|"),
  "giu",
);

type Kind = "every" | "weekdays" | "weekends" | "day" | "time" | "closed" | "to" | "and" | "word";

function groupsOf(clause: string): Group[] {
  const groups: Group[] = [];
  let group = emptyGroup();
  let start = 0;
  let before: Kind | undefined;
  let from: { day: number } | { time: ReturnType<typeof readTime> } | undefined;
  const bare = clause.replace(/\([^()\d]*\)/g, (inside) => " ".repeat(inside.length));
  for (const { groups: found = {}, 0: text, index } of bare.matchAll(lexer)) {
    const kind = kindOf(found);
    const opensNext =
      (isDays(kind) && group.ranges.length > 0 && group.days.length > 0 && before !== "to") ||
      (kind === "and" && text === "+" && group.ranges.length > 0);
    if (opensNext) {
      groups.push({ ...group, text: clause.slice(start, index).trim() });
      [group, start, from] = [emptyGroup(), index, undefined];
    }
    if (kind === "closed") group.isClosed = true;
    else if (kind === "word") group.words.push(text);
    else if (isDays(kind)) {
      const days = daysOf(kind, text);
      const [day = 1] = days;
      if (before === "to" && from && "day" in from) group.days.push(...upTo(from.day, day));
      else group.days.push(...days);
      from = { day };
    } else if (kind === "time") {
      const time = readTime(text.toLowerCase());
      if (before === "to" && from && "time" in from) {
        group.ranges.push(from.time && time && resolveRange(from.time, time));
        group.words.splice(group.words.indexOf(lone), 1);
        from = undefined;
      } else {
        group.words.push(lone);
        from = { time };
      }
    }
    if (kind === "to" && !from) group.words.push(text);
    before = kind;
  }
  const limit = /\(([^()\d]*\b(?:only|except|not|by appointment)\b[^()]*)\)/i.exec(clause)?.[1];
  const day = new RegExp(dayName, "iu").exec(clause)?.[0];
  if (limit) group.aside = [day, limit].filter(Boolean).join(": ");
  return [
    ...groups,
    {
      ...group,
      text: clause
        .slice(start)
        .replace(/^[\s+&]+/, "")
        .trim(),
    },
  ].filter(({ text }) => /[\p{L}\d]/u.test(text));
}

/** Takes the place, among the words, of a time that is no range’s. */
const lone = "\0";

function emptyGroup(): Omit<Group, "text"> {
  return { days: [], ranges: [], words: [], isClosed: false };
}

function kindOf(groups: Record<string, string | undefined>): Kind {
  const [kind] = Object.entries(groups).find(([, text]) => text !== undefined) ?? [];
  switch (kind) {
    case "every":
    case "weekdays":
    case "weekends":
    case "day":
    case "time":
    case "closed":
    case "to":
    case "and":
      return kind;
    default:
      return "word";
  }
}

function isDays(kind: Kind): boolean {
  return kind === "day" || kind === "every" || kind === "weekdays" || kind === "weekends";
}

function daysOf(kind: Kind, text: string): number[] {
  if (kind === "every") return [1, 2, 3, 4, 5, 6, 7];
  if (kind === "weekdays") return [1, 2, 3, 4, 5];
  if (kind === "weekends") return [6, 7];
  return [["mo", "tu", "we", "th", "fr", "sa", "su"].indexOf(text.slice(0, 2).toLowerCase()) + 1];
}

/** The days after one, up to another, over the weekend if need be. */
function upTo(from: number, to: number): number[] {
  const days: number[] = [];
  for (let day = from; day !== to; ) {
    day = (day % 7) + 1;
    days.push(day);
  }
  return days;
}

function opening(days: readonly number[], [from, to]: Range): Open {
  return { days: [...new Set(days)].toSorted(), opens: clock(from), closes: clock(to) };
}

function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${String(hour).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Hours with a break on some days: what was one opening becomes two there. */
function withBreak(open: Open[], { days, range }: { days: number[]; range: Range }): Open[] {
  const [shut, again] = range.map(clock);
  if (shut === undefined || again === undefined) return open;
  return open.flatMap((one) => {
    const broken = one.days.filter((day) => days.includes(day));
    if (broken.length === 0 || shut <= one.opens || again >= one.closes) return [one];
    const whole = one.days.filter((day) => !days.includes(day));
    return [
      ...(whole.length > 0 ? [{ ...one, days: whole }] : []),
      { ...one, days: broken, closes: shut },
      { ...one, days: broken, opens: again },
    ];
  });
}

function unique(open: readonly Open[]): Open[] {
  return [...new Map(open.map((one) => [JSON.stringify(one), one])).values()];
}

function overlap(one: Open, other: Open): boolean {
  const sameDay = one.days.some((day) => other.days.includes(day));
  return sameDay && one.opens < other.closes && other.opens < one.closes;
}

function noted(parts: readonly string[]): { note?: string } {
  const sentences = parts.flatMap((part) => {
    const bare = part
      .replace(/[\s,;:.!–—-]+$/, "")
      .replace(/^[^\p{L}\d(]*/u, "")
      .replace(/(?<=\d(?:am|pm)?|\p{L}{3})-(?=\d|(?:mon|tue|wed|thu|fri|sat|sun))/giu, "–")
      .replace(new RegExp(String.raw`(?<!\p{L})${dayName}`, "giu"), capitalised);
    return bare === "" ? [] : [closed(capitalised(bare))];
  });
  return sentences.length === 0 ? {} : { note: sentences.join(" ").slice(0, 300) };
}
