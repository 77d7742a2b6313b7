import type { Document } from "../../src/blocks/document.ts";
import type { Facts } from "../../src/blocks/facts/facts.ts";

/** A draft to be read, with what it was made of. */
export type Draft = {
  /** Its folder’s name: “01-bakery”. */
  id: string;
  /** What somebody typed, by the names of its fields. */
  typed: Readonly<Record<string, string>>;
  document: Document;
  facts: Facts;
  /** For the operator. */
  notes: readonly string[];
};
