import type { sites } from "../../database/tables/sites.ts";

export type SiteStatus = (typeof sites.$inferSelect)["status"];

/** Where a site may go from where it is. Suspending keeps everything; cancelling starts an end. */
const ways: Record<SiteStatus, readonly SiteStatus[]> = {
  draft: ["in_review", "cancelled"],
  in_review: ["draft", "approved", "cancelled"],
  // A change after an approval needs a new one.
  approved: ["draft", "in_review", "live", "cancelled"],
  live: ["suspended", "cancelled"],
  suspended: ["live", "cancelled"],
  cancelled: ["draft", "deleted"],
  deleted: [],
};

export function mayMove(from: SiteStatus, to: SiteStatus): boolean {
  return ways[from].includes(to);
}
