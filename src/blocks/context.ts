import { createContext, use } from "react";
import type { Design } from "./designs/design.ts";
import type { Block } from "./document.ts";
import { type FactName, type Facts, factOf } from "./facts.ts";
import type { Action, Photo, Text } from "./fields.ts";

/** What every block of a page may look at. */
export type PageContext = {
  facts: Facts;
  /** Whether what waits to be confirmed is shown too. */
  shown: "confirmed" | "all";
  /** Those that are seen, in order. */
  blocks: readonly Block[];
  design: Design;
  /** Where a file of the site is, from this page. */
  address(file: string): string;
};

const Context = createContext<PageContext | undefined>(undefined);
export const PageProvider = Context.Provider;

/** @throws Error outside a page. */
export function usePage(): PageContext {
  const context = use(Context);
  if (!context) throw new Error("a block is only rendered in a page");
  return context;
}

export function useFact<Name extends FactName>(name: Name) {
  const { facts, shown } = usePage();
  return factOf(facts, name, shown);
}

/** A text as it is to be read; undefined for a fact that is not there. */
export function useText(text: Text | undefined): string | undefined {
  const { facts, shown } = usePage();
  if (text === undefined || typeof text === "string") return text || undefined;
  return factOf(facts, text.fact, shown);
}

/** Where a button leads; undefined where the business has no such thing. */
export function useTarget(to: Action["to"]): string | undefined {
  const { blocks } = usePage();
  const phone = useFact("phone");
  const email = useFact("email");
  if (to === "phone") return phone && `tel:${phone.replace(/[^\d+]/g, "")}`;
  if (to === "email") return email && `mailto:${email}`;
  const block = blocks.find(({ type }) => type === (to === "enquiry" ? "contact" : "services"));
  return block && `#${to === "enquiry" ? "enquiry" : block.id}`;
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
