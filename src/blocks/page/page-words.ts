import { mainBlock, textOf } from "../context.ts";
import { type Block, type Document, homeOf, type Page } from "../document.ts";
import { type Facts, factOf } from "../facts/facts.ts";
import { isPlaceName } from "../facts/place-names.ts";
import { seenBlocks } from "../seen-blocks.ts";

type Of = { document: Document; facts: Facts; shown: "confirmed" | "all" };

/** What search engines, tabs and shared links say of a page. */
export type PageWords = { title: string; description: string };

/** A page’s own words where somebody wrote some, else those that are made of what it shows. */
export function wordsOfPage(page: Page, of: Of): PageWords {
  const { title, description } = page;
  return {
    title: title ?? titleFrom(page, of),
    description: description ?? descriptionFrom(page, of),
  };
}

/** The words that are made of what a page shows, whatever somebody wrote. */
export function madeWords({ title, description, ...page }: Page, of: Of): PageWords {
  return wordsOfPage(page, of);
}

/** Longer ones are cut by search engines. */
const MAX_TITLE = 120;
const MAX_DESCRIPTION = 160;

/** The name, with what the home page opens with; of another page, its name too. */
function titleFrom(page: Page, of: Of): string {
  const { document, facts, shown } = of;
  const name = factOf(facts, "shortName", shown) ?? factOf(facts, "name", shown) ?? "";
  const blocks = seenBlocks(page, document.pages, { facts, shown });
  const isHome = page.id === homeOf(document.pages)?.id;
  const about = isHome ? openingOf(blocks, name, of) : (page.menu ?? headingOf(blocks, of));
  const saysName = says(about, name);
  const parts = saysName ? [about] : isHome ? [name, about] : [about, name];
  const title = parts.filter(Boolean).join(" – ");
  return inCase(shortened(title || "Home", MAX_TITLE), document);
}

/** What it says, whole sentences as far as there is room; else what is offered, else its heading. */
function descriptionFrom(page: Page, of: Of): string {
  const { document, facts, shown } = of;
  const blocks = seenBlocks(page, document.pages, { facts, shown });
  const said = fitting(blocks.flatMap((block) => textsOf(block, of)).flatMap(sentencesOf), " ");
  if (said) return inCase(said, document);
  const hasServices = blocks.some(({ type }) => type === "services");
  const services = hasServices ? (factOf(facts, "services", shown) ?? []) : [];
  const offered = fitting(
    services.map(({ name }) => name),
    ", ",
  );
  if (offered) return inCase(offered, document);
  const home = homeOf(document.pages);
  const heading = headingOf(blocks, of);
  if (!home || home.id === page.id || !heading) return "";
  return inCase(shortened(`${heading} – ${titleFrom(home, of)}`, MAX_DESCRIPTION), document);
}

/** What is above the opening or is its headline; trade and town where that says no place. */
function openingOf(blocks: readonly Block[], name: string, of: Of): string | undefined {
  const { facts, shown } = of;
  const main = mainBlock(blocks);
  const above = main?.type === "hero" ? textOf(main.kicker, facts, shown) : undefined;
  const line = above ?? headingOf(blocks, of);
  const area = factOf(facts, "area", shown) ?? [];
  if (area.some((place) => says(line, place))) return line;
  const town = area.find(isPlaceName);
  if (area.length > 0 && !town) return line;
  const trade = factOf(facts, "trade", shown);
  const missing = [trade, town].flatMap((part) => (part && !says(name, part) ? [part] : []));
  const [first = "", ...others] = missing.join(", ");
  return `${first.toUpperCase()}${others.join("")}` || line;
}

function says(text: string | undefined, part: string): boolean {
  return text?.toLowerCase().includes(part.toLowerCase()) ?? false;
}

function headingOf(blocks: readonly Block[], { facts, shown }: Of): string | undefined {
  const main = mainBlock(blocks);
  if (!main || main.type === "header" || main.type === "footer") return undefined;
  return textOf(main.type === "hero" ? main.headline : main.heading, facts, shown);
}

/** Its paragraphs, without what is in a list. */
function textsOf(block: Block, { facts, shown }: Of): string[] {
  const { lead, intro, body } = { lead: "", intro: "", body: "", ...block };
  return [lead, intro, body]
    .flatMap((text) => textOf(text, facts, shown)?.split("\n") ?? [])
    .filter((line) => line.trim() && !line.startsWith("- "));
}

const bySentence = new Intl.Segmenter("en-AU", { granularity: "sentence" });

/** A text by its sentences. */
export function sentencesOf(text: string): string[] {
  return Array.from(bySentence.segment(text), ({ segment }) => segment.trim());
}

/** As many as there is room for; of a first that is too long, its beginning. */
function fitting([first = "", ...others]: readonly string[], between: string): string {
  let all = shortened(first, MAX_DESCRIPTION);
  for (const one of others) {
    const longer = `${all}${between}${one}`;
    if (longer.length > MAX_DESCRIPTION) break;
    all = longer;
  }
  return all;
}

/** Cut at the end of a word, with an ellipsis. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const [first = "", ...words] = text.split(" ");
  let cut = Array.from(first)
    .slice(0, longest / 2)
    .join("");
  if (cut === first) {
    for (const word of words) {
      if (cut.length + 1 + word.length >= longest) break;
      cut = `${cut} ${word}`;
    }
  }
  return `${cut.replace(/[\s,;:.–—-]+$/, "")}…`;
}

function inCase(text: string, { lowerCase }: Document): string {
  return lowerCase ? text.toLowerCase() : text;
}
