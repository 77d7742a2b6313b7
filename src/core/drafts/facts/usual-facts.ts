import type { Facts } from "../../../blocks/facts/facts.ts";
import type { Service } from "../../../catalogue/trades/trade.ts";
import { pick } from "../../ideas/embedded/seed.ts";
import type { Business } from "../../trades/business.ts";
import { begun } from "../sentences/capitals.ts";
import { saidByOne } from "../words/said-by-one.ts";
import { iconsOf } from "./icon-of.ts";

/**
 * What is usual in a trade, to be confirmed: without what the business keeps off its page. Services
 * only where it names none itself; where nobody knows the trade, what it calls itself goes before them.
 *
 * @param said what the customer wrote of the business
 * @param seed chooses among the ways to say how a job goes, so that neighbours do not say the same
 * @param isOne whether one person speaks for it
 */
export function usualFacts(
  business: Business | undefined,
  {
    services,
    isExcluded,
    said,
    seed,
    isOne = false,
  }: {
    services: Facts["services"];
    isExcluded: (text: string) => boolean;
    said: string;
    seed: string;
    isOne?: boolean;
  },
): Pick<Facts, "services" | "questions" | "steps"> {
  const { services: known, answered, asked, ways } = business ?? ofAnyTrade;
  const own = business && !business.isKind ? [] : inTheirWords(said).map((name) => ({ name }));
  const offered: readonly (Pick<Service, "name" | "icon"> & { line?: string })[] = [
    ...own,
    ...known,
  ];
  const fitting = answered.filter(
    ({ question, answer, isOwed }) => isOwed || !isExcluded(`${question} ${answer}`),
  );
  // Steps lead from one to the next: without one of them the others lead nowhere.
  const fittingWays = ways.filter(
    (way) => !way.some(({ name, note }) => isExcluded(`${name} ${note}`)),
  );
  const steps = fittingWays.length > 0 ? pick(fittingWays, `steps of ${seed}`) : [];
  const shown = offered.filter(({ name, line = "" }) => !isExcluded(`${name} ${line}`));
  const icons = iconsOf(shown, isExcluded);
  const usual = {
    services: numbered("service", shown, ({ name, line }, at) => ({
      name,
      ...(line && { note: isOne ? saidByOne(line) : line }),
      icon: icons[at],
    })),
    questions: numbered(
      "question",
      [
        // One alone is no list, unless it has to be said.
        ...(fitting.length > 1 ? fitting : fitting.filter(({ isOwed }) => isOwed)),
        ...asked
          .filter((question) => !isExcluded(question))
          .map((question) => ({ question, answer: undefined })),
      ],
      ({ question, answer }) => ({
        question,
        ...(answer && { answer: isOne ? saidByOne(answer) : answer }),
      }),
    ),
    steps: numbered("step", steps, ({ name, note }) =>
      isOne ? { name: saidByOne(name), note: saidByOne(note) } : { name, note },
    ),
  };
  return {
    ...(services ? { services } : usual.services && { services: usual.services }),
    ...(usual.questions && { questions: usual.questions }),
    ...(usual.steps && { steps: usual.steps }),
  };
}

const MAX_OWN = 60;

/** What a few words list, as the names of services: “sails, and canvas work”. */
function inTheirWords(said: string): string[] {
  const parts = said.split(/[,;/+|()\n]| - | & |\band\b/i).map((part) => part.trim());
  const isList = parts.every((part) => part.length <= MAX_OWN);
  // One thing alone is above already, as the trade.
  if (!isList || parts.length < 2 || /[.!?]/.test(said)) return [];
  return [...new Set(parts.filter((part) => /\p{L}{3}/u.test(part)))].slice(0, 4).map(begun);
}

/** Where nothing tells the trade. */
const ofAnyTrade: Pick<Business, "services" | "answered" | "asked" | "ways"> = {
  services: [],
  answered: [
    {
      question: "What should I tell you first?",
      answer: "What you need, by when, and how we can reach you. A few plain words are enough.",
    },
    {
      question: "Can I ask something before I decide?",
      answer: "Of course. Ask as much as you like, and decide when you have heard enough.",
    },
  ],
  asked: ["What does it cost?", "How long does it take?", "Can I see an example first?"],
  ways: [
    [
      { name: "Tell us what you are after", note: "A few words will do, and by when." },
      { name: "Talk it over", note: "What can be done, how long it takes, and what it costs." },
      { name: "Settle the rest", note: "The day, the place and how to pay." },
    ],
  ],
};

/** Undefined for an empty list. */
function numbered<Item, Value extends object>(
  name: string,
  items: readonly Item[],
  itemOf: (item: Item, at: number) => Value,
) {
  if (items.length === 0) return undefined;
  const value = items.map((item, at) => ({ id: `${name}-${at + 1}`, ...itemOf(item, at) }));
  return { value, source: "catalogue" as const, confirmed: false };
}
