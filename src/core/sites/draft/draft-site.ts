import { type Block, type Document, documentSchema } from "../../../blocks/document.ts";
import type { Photo } from "../../../blocks/fields.ts";
import { hash } from "../../ideas/embedded/seed.ts";
import { arrangements, plainArrangement } from "./arrangements.ts";
import { chooseDesign } from "./choose-design.ts";
import { cut } from "./cut.ts";
import type { ToldSite } from "./facts-from-brief.ts";
import { headlineOf } from "./headline.ts";
import { type OpeningLines, openingLines } from "./opening-lines.ts";
import { inTheFirstPerson, ourWords, patterns, plainWords } from "./our-words.ts";
import { type PlacePhrase, placeOf } from "./place-phrase.ts";
import { type Material, sectionOf } from "./sections.ts";
import { capitalised } from "./sentences.ts";
import { sortSentences } from "./sort-sentences.ts";

export type DraftInput = ToldSite & {
  /** In the order of the customer. */
  photos?: readonly Photo[];
  /** Photos that show the same, before and after. */
  pairs?: readonly { before: Photo; after: Photo }[];
  logo?: Photo;
  /** The one they chose; else the trade and the style choose. */
  design?: Document["design"];
};

/**
 * Drafts a website. The same input and seed give the same document. Its sentences are the customer’s
 * own, those of our-words.ts and those of the catalogue: ours claim nothing.
 *
 * @param seed such as the brief’s id; chooses between words that are equally good
 */
export function draftSite(input: DraftInput, seed: string): Document {
  const { facts, wishes, business, photos = [] } = input;
  const number = hash(seed);
  const words = business ? ourWords[business.mood] : plainWords;
  const isOne = speaksAsOne(input.paragraphs);
  const say = (text: string) => cased((isOne && inTheFirstPerson[text]) || text, wishes.lowerCase);
  const choose = (texts: readonly string[]) => say(texts[number % texts.length] ?? "");

  const name = facts.shortName?.value ?? facts.name.value;
  const trade = tradeIn(input, isOne);
  const where = placeOf(facts.area?.value ?? [], input.paragraphs.flat());
  const lines = openingLines(business, { where, number });
  const headline = headlineOf(input, { where, trade, name, lines, seed: number });
  const sorted = sortSentences(input, headline);
  const { lead = lineBelow(headline.text, lines), body, points, notice } = sorted;
  const kicker = kickerOf(headline.text, { trade, where });
  const hasAbout = body !== "" || points.length > 0;
  const [heroPhoto, aboutPhoto] = photos;
  const material: Material = {
    ...{ told: input, words, sorted, say, choose },
    photos: photos.slice(hasAbout ? 2 : 1),
    aboutPhoto,
    pairs: input.pairs ?? [],
  };
  const ask = say(business?.headings?.ask ?? words.ask);
  const sections = (business ? arrangements[business.mood] : plainArrangement).flatMap(
    (section) => sectionOf(section, material) ?? [],
  );

  const blocks: Block[] = [
    {
      id: "top",
      type: "header",
      name: { fact: facts.shortName ? "shortName" : "name" },
      ...(input.logo && { logo: input.logo }),
      action: facts.phone
        ? { label: say(patterns.call), to: "phone" }
        : { label: ask, to: "enquiry" },
    },
    {
      id: "welcome",
      type: "hero",
      ...(kicker && { kicker }),
      headline: headline.text,
      ...(lead && { lead }),
      ...(wishes.bigPhone && facts.phone && { bigPhone: true }),
      actions: [
        ...(facts.phone && !wishes.bigPhone
          ? [{ label: say(patterns.callUs), to: "phone" as const }]
          : []),
        { label: ask, to: "enquiry" },
      ],
      points: [],
      ...(heroPhoto && { photo: heroPhoto }),
      scene: business?.drawing ?? "tree",
    },
    ...(notice ? [noticeOf(notice, say(patterns.notice))] : []),
    ...sections,
    {
      id: "contact",
      type: "contact",
      menu: say("Contact"),
      heading: choose(words.contact),
      ...(wishes.form.length > 0 && { intro: cut(wishes.form.join(" "), 400) }),
      question: questionOf(wishes.asks, say(business?.headings?.question ?? words.question), isOne),
    },
    {
      id: "bottom",
      type: "footer",
      name: { fact: "name" },
      ...(wishes.footer.length > 0 && { note: cut(wishes.footer.join(" "), 300) }),
    },
  ];
  const prose = body.split("\n").filter((line) => !line.startsWith("- "));
  const description = [lead, ...prose].filter(Boolean).join(" ").replace(/\s+/g, " ");
  return documentSchema.parse({
    version: 1,
    design: input.design ?? chooseDesign(business?.mood, input.style),
    colour: input.colours.brand ?? business?.colour ?? "#1f5b45",
    ...(input.colours.accent && { accent: input.colours.accent }),
    ...(wishes.lowerCase && { lowerCase: true }),
    pages: [
      {
        id: "home",
        path: "",
        title: cased(titleOf(name, trade, where), wishes.lowerCase).slice(0, 120),
        description: cased(cut(description, 160), wishes.lowerCase),
        blocks,
      },
    ],
  });
}

/** The trade in a word of the customer’s; undefined where we only guess it. */
function tradeIn({ facts, business, paragraphs }: ToldSite, isOne: boolean): string | undefined {
  const said = `${facts.name.value} ${paragraphs.flat().join(" ")}`.toLowerCase();
  const offer = business?.offer;
  const isOffered =
    offer !== undefined &&
    said.includes(offer.slice(0, Math.max(4, offer.length - 1)).toLowerCase());
  if (facts.trade?.confirmed) {
    const isPerson = /(?:er|or|ist|ian|agent)$/.test(facts.trade.value);
    return isPerson && !isOne && isOffered ? offer : facts.trade.value;
  }
  return isOffered ? offer : undefined;
}

function speaksAsOne(paragraphs: readonly string[][]): boolean {
  const text = paragraphs.flat().join(" ");
  const one = text.match(/\b(?:I|I’m|I’ve|I’ll|my|me)\b/g)?.length ?? 0;
  const many = text.match(/\b(?:we|we’re|we’ve|our|us)\b/gi)?.length ?? 0;
  return one > many;
}

/** Not the one that stands above it already. */
function lineBelow(headline: string, { small }: OpeningLines): string | undefined {
  return small === headline ? undefined : small;
}

const MAX_KICKER = 80;

/** What a headline leaves out of the trade and the place. */
function kickerOf(
  headline: string,
  { trade, where }: { trade: string | undefined; where: PlacePhrase | undefined },
): string | undefined {
  const saysTrade = trade !== undefined && headline.toLowerCase().includes(trade.toLowerCase());
  const saysPlace = where !== undefined && headline.includes(where.place);
  if (saysTrade || saysPlace) return undefined;
  const kicker = trade
    ? fill(patterns.tradeAndPlace, { trade: capitalised(trade), where: where?.phrase ?? "" })
    : where?.place;
  return kicker !== undefined && kicker.length <= MAX_KICKER ? kicker : undefined;
}

function noticeOf(sentence: string, heading: string): Block {
  const bare = sentence.replace(/\.$/, "");
  return bare.length <= 80
    ? { id: "notice", type: "notice", heading: bare }
    : { id: "notice", type: "notice", heading, text: sentence };
}

function titleOf(name: string, trade: string | undefined, where: PlacePhrase | undefined): string {
  const saysTrade = trade !== undefined && name.toLowerCase().includes(trade.toLowerCase());
  if (trade && !saysTrade)
    return fill(patterns.titleOfTrade, { name, trade, where: where?.phrase ?? "" });
  if (where) return fill(patterns.titleOfPlace, { name, place: where.place });
  return name;
}

function questionOf(asks: string | undefined, otherwise: string, isOne: boolean): string {
  const question = asks && fill(patterns.asked, { asks });
  if (!question || question.length > 120 || !/[ ,]/.test(asks ?? "")) return otherwise;
  return isOne ? question.replace("tell us", "tell me") : question;
}

function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "").trim();
}

function cased(text: string, lowerCase: boolean): string {
  return lowerCase ? text.toLowerCase() : text;
}
