import type { sites } from "../../database/tables/sites.ts";

export type SiteStatus = (typeof sites.$inferSelect)["status"];

/**
 * Where a site may go from where it is. Suspending keeps everything. What is cancelled can be taken
 * back, to what it was, until it is deleted, which leaves nothing but the event of it.
 */
const ways: Record<SiteStatus, readonly SiteStatus[]> = {
  draft: ["in_review"],
  in_review: ["draft", "approved"],
  // A change after an approval needs a new one.
  approved: ["draft", "in_review", "live"],
  live: ["suspended", "cancelled"],
  suspended: ["live", "cancelled"],
  cancelled: ["live", "suspended", "deleted"],
  deleted: [],
};

export function mayMove(from: SiteStatus, to: SiteStatus): boolean {
  return ways[from].includes(to);
}
