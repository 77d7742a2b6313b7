import type { Document } from "../../../src/blocks/document.ts";

/** Every text of a document that is no reference to a fact and no name of something else. */
export function textsOf(document: Document): string[] {
  return document.pages.flatMap(({ title, description, blocks }) => [
    ...[title ?? [], description ?? []].flat(),
    ...blocks.flatMap((block) => {
      const chosen = ["id", "type", "scene", "composition", "url"];
      const fields = Object.entries(block).filter(([name]) => !chosen.includes(name));
      return stringsIn(Object.fromEntries(fields));
    }),
  ]);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (value && typeof value === "object") {
    if ("fact" in value) return [];
    return Object.entries(value).flatMap(([key, inside]) =>
      key === "to" ? [] : stringsIn(inside),
    );
  }
  return [];
}
