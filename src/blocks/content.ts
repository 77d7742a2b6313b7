import type * as z from "zod";
import { type Document, documentSchema } from "./document.ts";
import { type Facts, factsSchema } from "./facts/facts.ts";
import { bringAlong } from "./versions.ts";

type Part = "document" | "facts";
type Issue = { part: Part; issue: z.core.$ZodIssue };

type ParsedContent =
  | { outcome: "read"; content: { document: Document; facts: Facts } }
  /** A newer version of this program wrote it. */
  | { outcome: "unknown version"; version: number }
  | { outcome: "wrong"; issues: Issue[] };

/** Reads a document with its facts, of this version or an older one. */
export function parseContent(stored: { document?: unknown; facts?: unknown }): ParsedContent {
  const along = bringAlong(stored);
  if (along.outcome === "unknown version") return along;
  const document = documentSchema.safeParse(along.stored.document);
  const facts = factsSchema.safeParse(along.stored.facts);
  if (document.success && facts.success) {
    return { outcome: "read", content: { document: document.data, facts: facts.data } };
  }
  const of = (part: Part, error: z.ZodError | undefined): Issue[] =>
    (error?.issues ?? []).map((issue) => ({ part, issue }));
  return {
    outcome: "wrong",
    issues: [...of("document", document.error), ...of("facts", facts.error)],
  };
}
