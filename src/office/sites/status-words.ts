import type { SiteStatus } from "../../core/sites/states.ts";

export const statusWords: Record<SiteStatus, string> = {
  draft: "Draft",
  in_review: "In review",
  approved: "Approved",
  live: "Live",
  suspended: "Offline",
  cancelled: "Cancelled",
  deleted: "Deleted",
};

/** Of a public site that was changed since its customer was last sent it. */
export const unsentWords = "Changed, not yet sent";

export const statusTones = {
  draft: "blue",
  in_review: "yellow",
  approved: "green",
  live: "green",
  suspended: "red",
  cancelled: "grey",
  deleted: "grey",
} as const satisfies Record<SiteStatus, string>;

/** In the order of a site’s life. */
export const siteStatuses = [
  "draft",
  "in_review",
  "approved",
  "live",
  "suspended",
  "cancelled",
  "deleted",
] as const satisfies readonly SiteStatus[];
