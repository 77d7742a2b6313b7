import type * as z from "zod";
import { parseContent } from "../../../blocks/content.ts";
import type { Content } from "./merge.ts";

/** What is wrong with a value, in words for an operator. */
export type Problem = {
  /** Where: “document.pages.0.blocks.2.headline”. */
  path: string;
  message: string;
};

type ReadContent =
  | { outcome: "read"; content: Content }
  /** A newer version of this program wrote it. */
  | { outcome: "unknown version"; version: number }
  | { outcome: "wrong"; problems: Problem[] };

/**
 * Reads what an editor sends or has kept, of this version or an older one: a document and facts, by
 * the rules that they are stored by.
 */
export function readContent(sent: { document?: unknown; facts?: unknown }): ReadContent {
  const read = parseContent(sent);
  switch (read.outcome) {
    case "unknown version":
      return read;
    case "wrong":
      return {
        outcome: "wrong",
        problems: read.issues.map(({ part, issue }) => problemOf(part, issue)),
      };
    case "read": {
      if (isStorable(read.content)) return read;
      const message = "It has a character we can’t store. Please retype it";
      return { outcome: "wrong", problems: [{ path: "document", message }] };
    }
  }
}

/** PostgreSQL keeps neither the character zero nor half of a pair. */
function isStorable(content: Content): boolean {
  let isGood = true;
  JSON.stringify(content, (_key, value) => {
    if (typeof value === "string") isGood &&= !value.includes("\0") && value.isWellFormed();
    return value;
  });
  return isGood;
}

function problemOf(part: string, issue: z.core.$ZodIssue): Problem {
  return { path: [part, ...issue.path].join("."), message: inWords(issue) };
}

function inWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "too_big":
      return issue.origin === "string"
        ? `Use at most ${issue.maximum} characters`
        : `Use at most ${issue.maximum}`;
    case "too_small":
      return issue.origin === "string" ? "Write something here" : "Choose at least one";
    case "invalid_format":
      return formats[issue.format] ?? "This isn’t in the right format";
    case "invalid_union": {
      // A text, or a fact instead: what is wrong with it as a text says it.
      const [first] = issue.errors.flat();
      return first ? inWords(first) : `There is no such ${issue.discriminator ?? "choice"}`;
    }
    case "custom":
      return issue.message;
    default:
      return "This can’t be used here";
  }
}

const formats: Record<string, string> = {
  email: "This isn’t an email address",
};
