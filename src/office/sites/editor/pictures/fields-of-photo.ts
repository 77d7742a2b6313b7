import type { Content } from "../../../../core/sites/revisions/merge.ts";

/**
 * Selectors of the fields of a section’s photo, the words of it first: their names are the paths where
 * the photo is stored.
 */
export function fieldsOfPhoto({ document }: Content, blockId: string, key: string): string[] {
  const found = document.pages.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, at) =>
      block.id === blockId ? pathsTo(key, block, `document.pages.${page}.blocks.${at}`) : [],
    ),
  );
  return found.flatMap((path) => [`[name="${path}.alt"]`, `[name="${path}"]:checked`]);
}

function pathsTo(key: string, value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("key" in value && value.key === key) return [path];
  return Object.entries(value).flatMap(([name, item]) => pathsTo(key, item, `${path}.${name}`));
}
