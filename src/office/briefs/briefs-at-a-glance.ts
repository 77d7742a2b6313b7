import type { BriefCounts, ListedBrief } from "../../core/briefs/brief-list.ts";
import { briefStatuses } from "../../core/briefs/briefs.ts";
import { previewPromise } from "../../core/briefs/preview-promise.ts";
import { maxCounted } from "../../platform/count-rows.ts";
import { countLabel } from "../../ui/count-label.ts";
import { type BriefsView, briefsAddress } from "./briefs-view.ts";
import { statusLabels } from "./status-words.ts";

/** How many briefs have each status, for other pages. */
export function briefsStanding(counts: BriefCounts) {
  return {
    title: "Briefs",
    counts: briefStatuses.map((status) => ({
      label: statusLabels[status],
      count: countLabel(counts[status], maxCounted),
      href: briefsAddress({ status }),
    })),
  };
}

/** The first few briefs of a search, one line each. */
export function foundBriefs({ briefs, total, most, search }: BriefsView) {
  const rows = briefs.slice(0, 5).map(inALine);
  return {
    title: "Briefs",
    total: countLabel(total, most),
    all: total <= rows.length,
    href: briefsAddress({ search }),
    rows,
  };
}

function inALine(brief: ListedBrief) {
  return {
    title: brief.business_name,
    detail: `${statusLabels[brief.status]}, ${previewPromise(brief).text}, ${brief.email}`,
    href: `/admin/briefs/${brief.id}`,
  };
}
