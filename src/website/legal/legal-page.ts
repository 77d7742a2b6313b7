import privacySource from "../../content/legal/privacy.md?raw";
import termsSource from "../../content/legal/terms.md?raw";
import { dollars, plans, prices, promises, times, waysOut } from "../../content/offer.ts";

/*
 * The legal pages are written in `legal/*.md` with placeholders in braces, which are filled from
 * `offer.ts` and the company’s own facts:
 *
 *   {company} {supportEmail}
 *   {prices.build} {prices.exportFiles} ...     each number in `prices`, written in dollars
 *   {times.delivery} {times.graceDays} ...      each entry of `times`, as it stands
 *   {promises.uptimeAim} ...                    each entry of `promises`, as it stands
 *   {plans.monthly.name} {plans.monthly.priceExtra} ...    of each plan, by its id
 *   {waysOut.full.name} {waysOut.full.detail} ...          of each of `waysOut`, by its id
 *
 * Of Markdown they use: one `#` title, a line `Updated YYYY-MM-DD`, `##` headings, paragraphs,
 * `-` lists, **bold** and [links](/path).
 */

export type LegalPageId = "terms" | "privacy";

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; text: string }
  | { kind: "link"; text: string; href: string };

export type LegalBlock =
  | { kind: "paragraph"; inlines: readonly Inline[] }
  | { kind: "list"; items: readonly (readonly Inline[])[] };

type LegalSection = {
  /** For links to this section, made from its heading. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
};

export type LegalPage = {
  title: string;
  /** YYYY-MM-DD. */
  updated: string;
  opening: readonly LegalBlock[];
  sections: readonly LegalSection[];
};

export type CompanyFacts = { name: string; supportEmail: string };

/** A legal page in its final words. Throws when the text holds a placeholder that nothing fills. */
export function legalPage(page: LegalPageId, company: CompanyFacts): LegalPage {
  const source = page === "terms" ? termsSource : privacySource;
  return readLegalPage(fillPlaceholders(source, company));
}

/** Replaces every `{placeholder}`. */
export function fillPlaceholders(source: string, company: CompanyFacts): string {
  const values = placeholderValues(company);
  return source.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`Unknown placeholder in a legal page: {${name}}`);
    return value;
  });
}

function placeholderValues(company: CompanyFacts): ReadonlyMap<string, string> {
  const values = new Map([
    ["company", company.name],
    ["supportEmail", company.supportEmail],
  ]);
  for (const [name, price] of Object.entries(prices)) {
    if (typeof price === "number") values.set(`prices.${name}`, dollars(price));
  }
  for (const [name, time] of Object.entries(times)) values.set(`times.${name}`, String(time));
  for (const [name, promise] of Object.entries(promises)) values.set(`promises.${name}`, promise);
  for (const { id, name, priceExtra } of plans) {
    values.set(`plans.${id}.name`, name).set(`plans.${id}.priceExtra`, priceExtra);
  }
  for (const { id, name, detail } of waysOut) {
    values.set(`waysOut.${id}.name`, name).set(`waysOut.${id}.detail`, detail);
  }
  return values;
}

/** Reads the part of Markdown that the legal pages use. */
export function readLegalPage(markdown: string): LegalPage {
  const [head = "", ...parts] = markdown.trim().split(/^## /m);
  const [, title, updated, opening] =
    /^# (.+)\n+Updated (\d{4}-\d\d-\d\d)\n+([\s\S]*)$/.exec(head) ?? [];
  if (!title || !updated || opening === undefined) {
    throw new Error("A legal page starts with a # title and a line “Updated YYYY-MM-DD”");
  }
  const sections = parts.map((part) => {
    const [heading = "", ...lines] = part.split("\n");
    return { id: idOf(heading), heading, blocks: readBlocks(lines.join("\n")) };
  });
  return { title, updated, opening: readBlocks(opening), sections };
}

function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function readBlocks(markdown: string): LegalBlock[] {
  const chunks = markdown.trim().split(/\n{2,}/);
  return chunks.filter(Boolean).map((chunk): LegalBlock => {
    if (!chunk.startsWith("- ")) return { kind: "paragraph", inlines: readInlines(chunk) };
    const items = chunk.split("\n").map((line) => readInlines(line.replace(/^- /, "")));
    return { kind: "list", items };
  });
}

function readInlines(text: string): Inline[] {
  const pieces = text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/);
  return pieces.filter(Boolean).map((piece): Inline => {
    const [, strong] = /^\*\*(.+)\*\*$/.exec(piece) ?? [];
    if (strong) return { kind: "strong", text: strong };
    const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? [];
    if (label && href) return { kind: "link", text: label, href };
    return { kind: "text", text: piece };
  });
}
