import { describeBlock } from "../../blocks/descriptions.ts";
import type { Document } from "../../blocks/document.ts";
import { describeFact, factNames } from "../../blocks/facts/fact-descriptions.ts";
import { type FactName, type Facts, factOf } from "../../blocks/facts/facts.ts";
import { hoursLines } from "../../blocks/facts/opening-hours.ts";
import { answerInWords } from "../../blocks/questions/answer-words.ts";
import { seenBlocks } from "../../blocks/seen-blocks.ts";
import { siteNameOf } from "../../blocks/web-address.ts";

type SaidThing = {
  /** Of a fact that is a list: which thing of it. */
  item?: string;
  /** What it is called: a service, a question; of a fact as a whole, “Opening hours”. */
  name: string;
  /** What is said of it, in the business’s own words. */
  text: string;
  price?: string | undefined;
  /** Where it leads, for a link. */
  url?: string;
};

/** Something that a site says of its business, which may answer a question. */
export type KnownThing = SaidThing & {
  fact: FactName;
  /** What the fact is called: “Opening hours”. */
  label: string;
  /** The page and section that show it, from the site’s root: “/prices#questions”. */
  where: string;
};

/**
 * What the pages of a release say of the business: confirmed facts that one of them shows, and no
 * others.
 *
 * @param content as it was released, without what is unfinished.
 */
export function knownThings(content: { document: Document; facts: Facts }): KnownThing[] {
  const places = placesOfFacts(content);
  return factNames.flatMap((fact) => {
    const where = places.get(fact);
    if (where === undefined) return [];
    const { label } = describeFact(fact);
    return thingsIn(fact, content.facts).map((thing) => ({ fact, label, where, ...thing }));
  });
}

/** The first section that shows each fact; the footer where no other does. */
function placesOfFacts({ document: { pages }, facts }: { document: Document; facts: Facts }) {
  const shown = { facts, shown: "confirmed" } as const;
  const sections = pages.flatMap((page) =>
    seenBlocks(page, pages, shown).map(({ id, type }) => ({ type, where: `/${page.path}#${id}` })),
  );
  const inOrder = [
    ...sections.filter(({ type }) => type !== "footer"),
    ...sections.filter(({ type }) => type === "footer"),
  ];
  const places = new Map<FactName, string>();
  for (const { type, where } of inOrder) {
    for (const fact of describeBlock(type).facts ?? []) {
      if (!places.has(fact)) places.set(fact, where);
    }
  }
  return places;
}

function thingsIn(fact: FactName, facts: Facts): SaidThing[] {
  const said = <Name extends FactName>(name: Name) => factOf(facts, name, "confirmed");
  switch (fact) {
    case "services":
      return (said(fact) ?? []).map(({ id, name, price, note = "", group = "" }) => ({
        ...{ item: id, name, price, text: sentences(group, note) },
      }));
    case "questions":
      return (said(fact) ?? []).flatMap(({ id, question, answer }) => {
        const text = answerInWords(answer, facts, "confirmed");
        return text ? [{ item: id, name: question, text }] : [];
      });
    case "steps":
      return (said(fact) ?? []).map(({ id, name, note = "" }) => ({ item: id, name, text: note }));
    case "links":
      return (said(fact) ?? []).map(({ id, name, url, note = "" }) => ({
        ...{ item: id, name, url, text: note },
      }));
    case "profiles":
      return (said(fact) ?? []).map((url) => ({ item: url, name: siteNameOf(url), text: "", url }));
    case "hours":
      return whole(fact, hoursInWords(facts));
    case "area":
    case "credentials":
      return whole(fact, said(fact)?.join(", "));
    default:
      return whole(fact, said(fact));
  }
}

function whole(fact: FactName, text: string | undefined): SaidThing[] {
  return text ? [{ name: describeFact(fact).label, text }] : [];
}

/** “Mon – Fri: 7 am – 4.30 pm; Saturday: 8 am – noon” */
function hoursInWords(facts: Facts): string {
  const withClosed = factOf(facts, "hoursNote", "confirmed") === undefined;
  return hoursLines(factOf(facts, "hours", "confirmed") ?? [], { withClosed })
    .map(({ days, times }) => `${days}: ${times}`)
    .join("; ");
}

function sentences(...texts: readonly string[]): string {
  return texts.filter(Boolean).join(". ");
}
