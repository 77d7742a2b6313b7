import { createContext, use } from "react";
import type { Companion } from "./companions/schema.ts";
import type { Design } from "./designs/design.ts";
import { directionsTo } from "./directions.ts";
import type { Block, Page } from "./document.ts";
import { type FactName, type Facts, factOf } from "./facts/facts.ts";
import type { Action, Photo, Text } from "./fields.ts";
import { seenBlocks } from "./seen-blocks.ts";

/** What every block of a page may look at. */
export type PageContext = {
  facts: Facts;
  /** Whether what waits to be confirmed is shown too. */
  shown: "confirmed" | "all";
  page: Page;
  /** All of the site. */
  pages: readonly Page[];
  /** Those of this page that are seen, in order. */
  blocks: readonly Block[];
  design: Design;
  companion?: Companion | undefined;
  /** Whether elements say which text they show, for the editor. What is released says nothing of it. */
  isEdited?: boolean;
  /** Where a file of the site is, from this page. */
  address(file: string): string;
  /** Where a page of the site is, from this page. */
  pageAddress(path: string): string;
};

const Context = createContext<PageContext | undefined>(undefined);
export const PageProvider = Context.Provider;

/** @throws Error outside a page. */
export function usePage(): PageContext {
  const context = use(Context);
  if (!context) throw new Error("a block is only rendered in a page");
  return context;
}

/** What an element carries while a page is edited that shows one text and no more. */
export type Mark = { "data-field"?: string };

/** Marks for the texts of a block, by their path in it, and of facts. */
export function useMarks() {
  const { isEdited } = usePage();
  const field = (...path: (string | number)[]): Mark =>
    isEdited ? { "data-field": path.map(encodeURIComponent).join("/") } : {};
  const fact = (name: FactName, ...path: (string | number)[]): Mark =>
    field("facts", name, "value", ...path);
  return { field, fact };
}

export function useFact<Name extends FactName>(name: Name) {
  const { facts, shown } = usePage();
  return factOf(facts, name, shown);
}

export function useText(text: Text | undefined): string | undefined {
  const { facts, shown } = usePage();
  return textOf(text, facts, shown);
}

/** A text as it is to be read; undefined for a fact that is not there. */
export function textOf(
  text: Text | undefined,
  facts: Facts,
  shown: PageContext["shown"],
): string | undefined {
  if (text === undefined || typeof text === "string") return text || undefined;
  return factOf(facts, text.fact, shown);
}

export function useTarget(to: Action["to"]): string | undefined {
  return targetOf(to, usePage());
}

/** Where a button leads; undefined where the business has no such thing. */
export function targetOf(to: Action["to"], from: From): string | undefined {
  const { facts, shown, pages, pageAddress } = from;
  switch (to) {
    case "phone": {
      const phone = factOf(facts, "phone", shown);
      return phone && `tel:${phone.replace(/[^\d+]/g, "")}`;
    }
    case "email": {
      const email = factOf(facts, "email", shown);
      return email && `mailto:${email}`;
    }
    case "directions": {
      const address = factOf(facts, "address", shown);
      return address && directionsTo(address);
    }
    case "enquiry":
      return blockAddress("contact", from, "enquiry");
    case "services":
      return blockAddress("services", from);
    default: {
      if ("link" in to) {
        return factOf(facts, "links", shown)?.find(({ id }) => id === to.link)?.url || undefined;
      }
      const page = pages.find(({ id }) => id === to.page);
      return page && pageAddress(page.path);
    }
  }
}

type From = Omit<PageContext, "design" | "address">;

/** Where a kind of block is: on this page, else on the first that has it. @param part its id within */
function blockAddress(type: Block["type"], from: From, part?: string): string | undefined {
  const { page, pages, blocks, facts, shown, pageAddress } = from;
  const here = blocks.find((block) => block.type === type);
  if (here) return `#${part ?? here.id}`;
  for (const other of pages) {
    if (other.id === page.id) continue;
    const there = seenBlocks(other, pages, { facts, shown }).find((block) => block.type === type);
    if (there) return `${pageAddress(other.path)}#${part ?? there.id}`;
  }
  return undefined;
}

/** The one whose heading is the page’s own: its opening, else the first that says something. */
export function mainBlock(blocks: readonly Block[]): Block | undefined {
  return (
    blocks.find(({ type }) => type === "hero") ??
    blocks.find(({ type }) => type !== "header" && type !== "footer")
  );
}

/** The name of a photo’s file in one of its widths. */
export function photoFile({ key }: Photo, width: number): string {
  return `${key}-${width}.webp`;
}
