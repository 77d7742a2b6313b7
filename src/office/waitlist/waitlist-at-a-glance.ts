import type { WaitlistStatus } from "../../core/waitlist/waitlist.ts";
import { countLabel } from "../../ui/count-label.ts";
import { statusLabels } from "./status-words.ts";
import { peopleLabel, viewAddress, type WaitlistView } from "./waitlist-view.ts";

/** How many people have each status, for other pages. */
export function waitlistStanding(counts: Record<WaitlistStatus, number>) {
  return {
    title: "Waitlist",
    counts: (["waiting", "invited", "joined"] as const).map((status) => ({
      label: statusLabels[status],
      count: countLabel(counts[status]),
      href: viewAddress({ search: "", status }),
    })),
  };
}

const SHOWN = 5;

/** The first few people of a search, one line each. */
export function foundPeople(view: WaitlistView) {
  const { entries, search } = view;
  return {
    title: "People",
    total: peopleLabel(view),
    href: viewAddress({ search }),
    all: view.total <= SHOWN,
    rows: entries.slice(0, SHOWN).map(({ name, email, position, status }) => ({
      title: name,
      detail: `Position ${position}, ${statusLabels[status].toLowerCase()}, ${email}`,
      href: viewAddress({ search: email }),
    })),
  };
}
