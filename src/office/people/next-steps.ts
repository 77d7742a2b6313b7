import type { StandingBrief } from "../../core/briefs/briefs-of-person.ts";
import type { KnownPerson } from "../../core/personal-data/timeline.ts";
import type { Site } from "../../core/sites/sites.ts";
import { dateTimeInSydney } from "../../platform/time/sydney-time.ts";

/** What an operator should do about a person, and where. */
export type NextStep = { text: string; href: string };

/** What the rules look at of a `KnownPerson`. */
export type PersonToHelp = Pick<KnownPerson, "invitedUntil" | "unanswered" | "tweaks"> & {
  entry: { email: string } | undefined;
  briefs: readonly (Pick<StandingBrief, "id" | "business_name" | "isAnswered"> & {
    promise: Pick<StandingBrief["promise"], "state" | "sentence">;
  })[];
  sites: readonly Pick<Site, "id" | "name" | "status">[];
};

/** An invitation that runs out within this is worth a call. */
const invitationSoonMs = 3 * 24 * 3_600_000;

/** The two things about a person that are most urgent now; none if nothing waits for us. */
export function nextSteps(
  { entry, invitedUntil, briefs, sites, unanswered, tweaks }: PersonToHelp,
  now = new Date(),
): NextStep[] {
  const steps: NextStep[] = [];
  if (unanswered.siteId) {
    steps.push({
      text: `Answer their comments on the website: ${unanswered.count} unanswered.`,
      href: `/admin/sites/${unanswered.siteId}/review`,
    });
  }
  if (tweaks.siteId) {
    steps.push({
      text: `Make the tweaks they asked for: ${tweaks.count} to do.`,
      href: `/admin/sites/${tweaks.siteId}/tweaks`,
    });
  }
  for (const { id, business_name, isAnswered } of briefs) {
    if (!isAnswered) continue;
    steps.push({
      text: `Read their answer about ${business_name}, and go on.`,
      href: `/admin/briefs/${id}`,
    });
  }
  for (const state of ["overdue", "soon", "open", "paused"] as const) {
    for (const { id, business_name, promise } of briefs) {
      if (promise.state !== state) continue;
      steps.push({ text: `${business_name}: ${promise.sentence}`, href: `/admin/briefs/${id}` });
    }
    if (state !== "soon") continue;
    for (const { id, name, status } of sites) {
      if (status !== "approved") continue;
      steps.push({ text: `${name} is approved: take it live.`, href: `/admin/sites/${id}/live` });
    }
  }
  if (entry && invitedUntil && +invitedUntil - +now < invitationSoonMs) {
    const verb = invitedUntil < now ? "ran" : "runs";
    steps.push({
      text: `Their invitation ${verb} out on ${dateTimeInSydney(invitedUntil)}.`,
      href: `/admin/waitlist?q=${encodeURIComponent(entry.email)}`,
    });
  }
  return steps.slice(0, 2);
}
