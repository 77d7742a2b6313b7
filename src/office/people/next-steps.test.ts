import { expect, test } from "vitest";
import { nextSteps, type PersonToHelp } from "./next-steps.ts";

const now = new Date("2026-11-24T00:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);

/** As much of a person as the rules look at. */
type Sketch = {
  briefs?: { state: PersonToHelp["briefs"][number]["promise"]["state"]; isAnswered?: boolean }[];
  sites?: PersonToHelp["sites"][number]["status"][];
  comments?: number;
  tweaks?: number;
  invited?: number;
};

function steps({ briefs = [], sites = [], comments = 0, tweaks = 0, invited }: Sketch): string[] {
  const known: PersonToHelp = {
    entry: invited === undefined ? undefined : { email: "mia@example.com" },
    invitedUntil: invited === undefined ? undefined : inDays(invited),
    briefs: briefs.map(({ state, isAnswered = false }) => ({
      ...{ id: state, business_name: "Cakes", isAnswered },
      promise: { state, sentence: `It is ${state}.` },
    })),
    sites: sites.map((status) => ({ id: status, name: "Cakes", status })),
    tweaks: { count: tweaks, siteId: tweaks > 0 ? "site" : undefined },
    unanswered: { count: comments, siteId: comments > 0 ? "site" : undefined },
  };
  return nextSteps(known, now).map(({ href }) => href);
}

test.each<[string, Sketch, string[]]>([
  ["nobody waits", { briefs: [{ state: "kept" }], sites: ["live"], invited: 10 }, []],
  ["an unanswered comment", { comments: 2 }, ["/admin/sites/site/review"]],
  [
    "a comment before a tweak",
    { comments: 1, tweaks: 1 },
    ["/admin/sites/site/review", "/admin/sites/site/tweaks"],
  ],
  [
    "a comment before an answer before the clock",
    { comments: 1, briefs: [{ state: "overdue" }, { state: "open", isAnswered: true }] },
    ["/admin/sites/site/review", "/admin/briefs/open"],
  ],
  [
    "what is overdue before what is approved",
    { briefs: [{ state: "open" }, { state: "overdue" }], sites: ["approved"] },
    ["/admin/briefs/overdue", "/admin/sites/approved/live"],
  ],
  [
    "what is approved before what has time",
    { briefs: [{ state: "open" }], sites: ["approved"] },
    ["/admin/sites/approved/live", "/admin/briefs/open"],
  ],
  ["an invitation that runs out", { invited: 2 }, ["/admin/waitlist?q=mia%40example.com"]],
  ["one that ran out", { invited: -2 }, ["/admin/waitlist?q=mia%40example.com"]],
])("next is %s", (_, sketch, expected) => {
  expect(steps(sketch)).toEqual(expected);
});
