import type { Funnel } from "../../core/analytics/funnel.ts";
import { csvLine, csvMark } from "../../platform/csv.ts";

const columns = ["group", "page", "path", "views", "tool_uses", "form_views", "sign_ups", "briefs"];

/** The funnel as CSV, one line per page. */
export function funnelCsv({ pages, cities }: Funnel): string {
  const lines = [
    ...pages.map((row) => ({ group: "page", ...row })),
    ...cities.map((row) => ({ group: "city", ...row })),
  ].map(({ group, name, path = "", steps }) => {
    const { view, tool, form, signUp, brief } = steps;
    return csvLine([group, name, path, view, tool, form, signUp, brief]);
  });
  return csvMark + csvLine(columns) + lines.join("");
}
