import { dequal } from "dequal";
import { describeBlock } from "../../blocks/descriptions.ts";
import type { Block } from "../../blocks/document.ts";
import { describeFact, factNames } from "../../blocks/facts/fact-descriptions.ts";
import { blockTitle } from "../../core/sites/revisions/block-values.ts";
import { type ContentChanges, compareContent } from "../../core/sites/revisions/compare-content.ts";
import type { Content } from "../../core/sites/revisions/merge.ts";
import { fieldNames, pageName } from "./editor/words.ts";
import { valueInWords } from "./values-in-words.ts";

type SectionChange = ContentChanges["sections"][number];

/** Something that differs between two versions of a site, for an operator. */
export type ChangeInWords = {
  /** “Opening “Bread, by hand””. */
  what: string;
  /** “changed”, “hidden”. */
  change: string;
  /** The words before and after, of each field that differs. */
  fields: { name: string; before: string; after: string }[];
};

/** Everything that differs, under what it belongs to: a page, the facts, the look. */
export function changesInWords(
  before: Content,
  after: Content,
): { place: string; changes: ChangeInWords[] }[] {
  const { sections, pages } = compareContent(before, after, { shown: "all" });
  const ids = new Set([
    ...after.document.pages.map(({ id }) => id),
    ...before.document.pages.map(({ id }) => id),
  ]);
  const ofPages = [...ids].map((id) => {
    const [was, is] = [before, after].map(({ document }) =>
      document.pages.find((page) => page.id === id),
    );
    const own = pages
      .filter(({ page }) => page.id === id)
      .map(({ change }) => ({
        ...{ what: "The page itself", change },
        fields: change === "changed" ? changedFields(was, is, fieldNames.page) : [],
      }));
    const ofSections = sections
      .filter(({ page }) => page.id === id)
      .map((section) => sectionInWords(section, before, after));
    const page = is ?? was;
    return {
      place: page ? `Page “${pageName(page)}” /${page.path}` : "",
      changes: [...own, ...ofSections],
    };
  });
  return [
    ...ofPages,
    { place: "Facts", changes: changedFacts(before, after) },
    { place: "Look", changes: changedLook(before, after) },
  ].filter(({ changes }) => changes.length > 0);
}

function sectionInWords(section: SectionChange, before: Content, after: Content): ChangeInWords {
  const { block, change } = section;
  const was = blockIn(before, block.id);
  const is = blockIn(after, block.id);
  const title = blockTitle(block, after.facts);
  const fields = was && is ? changedFields(was, is, fieldNames.of(is)) : [];
  const isByOthers = change === "changed" && fields.length === 0;
  return {
    what: title ? `${describeBlock(block.type).name} “${title}”` : describeBlock(block.type).name,
    change: isByOthers
      ? "changed, because a fact or page it shows has changed"
      : wordFor(change, was, is),
    fields,
  };
}

/** A section that is hidden, or has nothing more to say, is still there. */
function wordFor(change: SectionChange["change"], was?: Block, is?: Block): string {
  if (change === "removed" && is) return is.hidden ? "hidden" : "no longer shown";
  if (change === "new") return was ? "shown again" : "added";
  return change;
}

function changedFields(
  was: object | undefined,
  is: object | undefined,
  names: Readonly<Record<string, string>>,
): ChangeInWords["fields"] {
  const [before, after] = [new Map(Object.entries(was ?? {})), new Map(Object.entries(is ?? {}))];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => key in names && !dequal(before.get(key), after.get(key)))
    .map((key) => ({
      name: names[key] ?? key,
      before: valueInWords(before.get(key)),
      after: valueInWords(after.get(key)),
    }));
}

function changedFacts(before: Content, after: Content): ChangeInWords[] {
  return factNames.flatMap((name): ChangeInWords[] => {
    const [was, is] = [before.facts[name], after.facts[name]];
    if (dequal(was, is)) return [];
    const fields = changedParts(was?.value, is?.value);
    if (was && is && was.confirmed !== is.confirmed) {
      const said = (confirmed: boolean) => (confirmed ? "confirmed" : "to confirm");
      fields.push({ name: "State", before: said(was.confirmed), after: said(is.confirmed) });
    }
    const change = was ? (is ? "changed" : "removed") : "added";
    return fields.length > 0 ? [{ what: describeFact(name).label, change, fields }] : [];
  });
}

/** Of a list of things, those that differ. */
function changedParts(was: unknown, is: unknown): ChangeInWords["fields"] {
  if (dequal(was, is)) return [];
  const [before, after] = [itemsById(was), itemsById(is)];
  if (!before || !after) {
    return [{ name: "Value", before: valueInWords(was), after: valueInWords(is) }];
  }
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => [before.get(id), after.get(id)])
    .filter(([was, is]) => !dequal(was, is))
    .map(([was, is]) => ({ name: "Item", before: valueInWords(was), after: valueInWords(is) }));
  const order = { name: "Order", before: valueInWords(was), after: valueInWords(is) };
  return changed.length > 0 ? changed : [order];
}

function itemsById(value: unknown): Map<unknown, unknown> | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.filter((item): item is { id: unknown } => Object.hasOwn(Object(item), "id"));
  return items.length === value.length ? new Map(items.map((item) => [item.id, item])) : undefined;
}

function changedLook(before: Content, after: Content): ChangeInWords[] {
  const [was, is] = [before, after].map(({ document: { pages: _pages, ...look } }) => look);
  const fields = changedFields(was, is, fieldNames.look);
  return fields.length > 0 ? [{ what: "The look", change: "changed", fields }] : [];
}

function blockIn({ document }: Content, id: string): Block | undefined {
  return document.pages.flatMap(({ blocks }) => blocks).find((block) => block.id === id);
}
