import { statusLabels } from "./status-words.ts";
import type { WaitlistStatus } from "./waitlist.ts";
import { viewAddress, type WaitlistView } from "./waitlist-view.ts";

/** How many people are where, as other pages tell of it. */
export function waitlistStanding(counts: Record<WaitlistStatus, number>) {
  return {
    title: "Waitlist",
    counts: (["waiting", "invited", "joined"] as const).map((status) => ({
      ...{ label: statusLabels[status], count: counts[status] },
      href: viewAddress({ search: "", status }),
    })),
  };
}

/** The first few people of a search, in a line each. */
export function foundPeople({ counts, entries, search }: WaitlistView) {
  return {
    title: "People",
    total: Object.values(counts).reduce((sum, count) => sum + count),
    href: viewAddress({ search }),
    rows: entries.slice(0, 5).map(({ name, email, position, status }) => ({
      title: name,
      detail: `Position ${position}, ${statusLabels[status].toLowerCase()}, ${email}`,
      href: viewAddress({ search: email }),
    })),
  };
}
