import type { BriefDue, BriefOrder } from "../../core/briefs/brief-list.ts";
import type { BriefStatus } from "../../core/briefs/briefs.ts";
import type { PreviewPromise } from "../../core/briefs/preview-promise.ts";

/** A brief's statuses, as shown. */
export const statusLabels: Record<BriefStatus, string> = {
  submitted: "Submitted",
  in_progress: "In progress",
  preview_ready: "Preview ready",
  completed: "Completed",
};

/** The spec's colours (section 4). */
export const statusTones = {
  submitted: "blue",
  in_progress: "yellow",
  preview_ready: "green",
  completed: "grey",
} as const satisfies Record<BriefStatus, string>;

export const promiseTones = {
  open: "grey",
  soon: "yellow",
  overdue: "red",
  paused: "blue",
  kept: "grey",
  late: "grey",
} as const satisfies Record<PreviewPromise["state"], string>;

export const dueLabels: Record<BriefDue, string> = { soon: "Due soon", overdue: "Overdue" };

export const orderLabels: Record<BriefOrder, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  changed: "Last changed",
  name: "By name",
};
