import type { Finding } from "../../../../core/sites/checks/finding.ts";
import type { Content } from "../../../../core/sites/revisions/merge.ts";

/** The fields that a finding is about, the likeliest first, as selectors. */
export function fieldsOfFinding({ document }: Content, { where }: Finding): string[] {
  if (where.of === "fact") return [`#fact-${where.name} :is(input, textarea, button, summary)`];
  const at = document.pages.findIndex(({ id }) => id === where.page.id);
  const page = `document.pages.${at}`;
  if (where.of === "page") return [`[name="${page}.${where.field}"]`];
  const blockAt = document.pages[at]?.blocks.findIndex(({ id }) => id === where.block.id);
  const path = `${page}.blocks.${blockAt}.${where.field}`;
  return [`[name="${path}"]`, `[name^="${path}"]`];
}
