import { describeBlock } from "../../blocks/descriptions.ts";
import type { BlockType, Document } from "../../blocks/document.ts";
import { describeFact, factNames } from "../../blocks/facts/fact-descriptions.ts";
import { type FactName, type Facts, factOf } from "../../blocks/facts/facts.ts";
import { hoursLines } from "../../blocks/facts/opening-hours.ts";
import { answerInWords } from "../../blocks/questions/answer-words.ts";
import { seenBlocks } from "../../blocks/seen-blocks.ts";
import { siteNameOf } from "../../blocks/web-address.ts";
import { inSentences, type KnownThing, type SaidThing } from "./known-thing.ts";
import { thingsSaidIn } from "./said-in-sections.ts";

/**
 * What the pages of a release say of the business: confirmed facts that one of them shows, and what
 * sections say in words of their own.
 *
 * @param content as it was released, without what is unfinished.
 */
export function knownThings(content: { document: Document; facts: Facts }): KnownThing[] {
  const { document, facts } = content;
  const sections = document.pages.flatMap((page) =>
    seenBlocks(page, document.pages, { facts, shown: "confirmed" }).map((block) => ({
      ...{ block, type: block.type, where: `/${page.path}#${block.id}` },
    })),
  );
  const places = placesOfFacts(sections);
  const ofFacts = factNames.flatMap((of) => {
    const where = places.get(of);
    if (where === undefined) return [];
    const { label } = describeFact(of);
    return thingsIn(of, facts).map((thing) => ({ of, label, where, ...thing }));
  });
  const ofSections = sections.flatMap(({ block, where }) => thingsSaidIn(block, where, facts));
  return [...ofFacts, ...ofSections];
}

/** The first section that shows each fact; the footer where no other does. */
function placesOfFacts(sections: readonly { type: BlockType; where: string }[]) {
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
        ...{ item: id, name, price, text: inSentences(group, note) },
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
