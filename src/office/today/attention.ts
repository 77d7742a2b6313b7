import { company } from "../../content/company.ts";
import type { UrgentBrief } from "../../core/briefs/urgent-briefs.ts";
import { maxCounted } from "../../platform/count-rows.ts";
import { countLabel } from "../../ui/count-label.ts";
import type { Attention } from "./today-screen.tsx";

type Facts = {
  briefs: { submitted: number; soon: number; overdue: number; suspected: number };
  /** The first of each. */
  urgent: Record<"overdue" | "soon" | "answered", readonly UrgentBrief[]>;
  sites: {
    /** Not sent for review yet, and not live yet. */
    drafts: number;
    approved: number;
    /** Of what customers said in reviews, and the site of the oldest. */
    unanswered: { count: number; siteId: string | undefined };
    /** The same of what they want changed on live sites. */
    tweaks: { count: number; siteId: string | undefined };
  };
  /** How many wait for an answer. */
  enquiries: number;
  waiting: number;
  emails: { queued: number; failed: number; kept: number };
  canSend: boolean;
  setUp: {
    supportEmail: string;
    /** Origin, as links in mails have it. */
    publicUrl: string;
    /** Where the operator is now. */
    address: URL;
  };
  twoFactorEnabled: boolean;
  /** Bytes; undefined if unknown. */
  disk: { free: number; toSpare: number } | undefined;
};

/** What needs an operator: first what customers wait for, then the rest, most urgent first. */
export function needsAttention({
  briefs,
  urgent,
  sites,
  enquiries,
  waiting,
  emails,
  canSend,
  setUp,
  twoFactorEnabled,
  disk,
}: Facts): Attention[] {
  const found: Attention[] = [];
  if (briefs.overdue > 0) {
    found.push({
      text: `${previews(briefs.overdue)} overdue.`,
      href: "/admin/briefs?due=overdue",
      action: "See which",
      pressing: true,
      first: urgent.overdue.map(named),
    });
  }
  if (briefs.soon > 0) {
    found.push({
      text: `${previews(briefs.soon)} due soon.`,
      href: "/admin/briefs?due=soon",
      action: "See which",
      first: urgent.soon.map(named),
    });
  }
  if (urgent.answered.length > 0) {
    found.push({
      text: `Answered, so ${urgent.answered.length === 1 ? "the clock is" : "their clocks are"} running again:`,
      first: urgent.answered.map(named),
    });
  }
  found.push(...waitingSites(sites));
  if (disk && disk.toSpare < 0) {
    found.push({
      text: `The disk is nearly full: ${gigabytes(disk.free)} free. Until there’s more room, briefs can’t include files; everything else works.`,
      pressing: true,
    });
  }
  if (briefs.submitted > 0) {
    found.push({
      text:
        briefs.submitted === 1
          ? "1 new brief."
          : `${countLabel(briefs.submitted, maxCounted)} new briefs.`,
      href: "/admin/briefs?status=submitted",
      action: "Start on them",
    });
  }
  if (sites.drafts > 0) {
    found.push({
      text: `${counted(sites.drafts, "draft")} not sent for review yet.`,
      href: "/admin/sites?status=draft",
      action: "See which",
    });
  }
  if (enquiries > 0) {
    found.push({
      text:
        enquiries === 1
          ? "1 unanswered enquiry."
          : `${countLabel(enquiries, maxCounted)} unanswered enquiries.`,
      href: "/admin/enquiries?status=open",
      action: "Answer them",
    });
  }
  if (briefs.suspected > 0) {
    found.push({
      text:
        briefs.suspected === 1
          ? "1 suspected brief."
          : `${countLabel(briefs.suspected, maxCounted)} suspected briefs.`,
      href: "/admin/briefs/suspected",
      action: "Let in or dismiss",
    });
  }
  if (emails.failed > 0) {
    found.push({
      text: `${mails(emails.failed)} could not be sent.`,
      href: "/admin/emails?status=failed",
      action: "See why",
      pressing: true,
    });
  }
  if (canSend && emails.kept > 0) {
    found.push({
      text: `${mails(emails.kept)} from before there was a mail server.`,
      href: "/admin/emails?status=kept",
      action: "Send them",
    });
  }
  if (!canSend) {
    found.push({
      text: "No mail server is set up, so emails are kept and not sent.",
      href: "/admin/emails",
      action: "Read them",
    });
  }
  found.push(...notSetUp(setUp));
  if (waiting > 0) {
    found.push({
      text: waiting === 1 ? "1 person is waiting." : `${countLabel(waiting)} people are waiting.`,
      href: "/admin/waitlist?status=waiting",
      action: "Invite the next people",
    });
  }
  if (!twoFactorEnabled) {
    found.push({
      text: "Your sign-in is protected only by a password.",
      href: "/admin/account",
      action: "Turn on codes",
    });
  }
  return found;
}

function named({ id, business_name: name, clock: text }: UrgentBrief) {
  return { name, text, href: `/admin/briefs/${id}` };
}

/** What customers wait for once they have seen their site. */
function waitingSites({ unanswered, tweaks, approved }: Facts["sites"]): Attention[] {
  const found: Attention[] = [];
  if (unanswered.siteId) {
    found.push({
      text: `${counted(unanswered.count, "unanswered comment")} in reviews.`,
      href: `/admin/sites/${unanswered.siteId}/review`,
      action: "Answer the oldest",
    });
  }
  if (tweaks.siteId) {
    found.push({
      text: `${counted(tweaks.count, "tweak")} to make on live sites.`,
      href: `/admin/sites/${tweaks.siteId}/tweaks`,
      action: "See the oldest",
    });
  }
  if (approved > 0) {
    found.push({
      text: `${counted(approved, "approved site")} not live yet.`,
      href: "/admin/sites?status=approved",
      action: "See which",
    });
  }
  return found;
}

/** What a site that others can see was started without. */
function notSetUp({ supportEmail, publicUrl, address }: Facts["setUp"]): Attention[] {
  const found: Attention[] = [];
  if (supportEmail === company.supportEmail) {
    found.push({
      text: `Visitors are told to write to ${supportEmail}, which reaches nobody. Set SUPPORT_EMAIL to your own address.`,
      pressing: true,
    });
  }
  if (isLocal(new URL(publicUrl)) && !isLocal(address)) {
    found.push({
      text: `Links in emails lead to ${publicUrl}, which nobody else can open. Set PUBLIC_URL to the address of this site.`,
      pressing: true,
    });
  }
  return found;
}

function isLocal({ hostname }: URL): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

function previews(count: number): string {
  return count === 1 ? "1 preview is" : `${countLabel(count, maxCounted)} previews are`;
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1024 ** 3).toFixed(1)} GB`;
}

function mails(count: number): string {
  return count === 1 ? "1 email" : `${countLabel(count, maxCounted)} emails`;
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${countLabel(count, maxCounted)} ${what}s`;
}
