import { broughtIdea } from "../../content/hand-off.ts";
import type { TimelineEntry } from "../../core/personal-data/timeline.ts";

/** How an entry of a timeline reads. */
export type EntryWords = {
  text: string;
  /** What somebody wrote, shown as they wrote it. */
  quote?: string | null;
  href?: string;
};

export function entryWords(entry: TimelineEntry): EntryWords {
  switch (entry.kind) {
    case "signed up": {
      const { position, email } = entry.entry;
      return {
        text: `Joined the waitlist as number ${position}`,
        quote: ideaWords(entry.entry.idea),
        href: `/admin/waitlist?q=${encodeURIComponent(email)}`,
      };
    }
    case "signed up again":
      return { text: "Signed up again", quote: ideaWords(entry.idea) };
    case "suspected sign-up":
      return {
        text: "Signed up; set aside, because a hidden field was filled in",
        href: "/admin/waitlist",
      };
    case "brief": {
      const { id, business_name, chosen_preview: sketch } = entry.brief;
      const from = sketch
        ? `, from a sketch for ${sketch.name} (${[sketch.trade, sketch.place].filter(Boolean).join(", ")})`
        : "";
      return { text: `Sent a brief for ${business_name}${from}`, href: `/admin/briefs/${id}` };
    }
    case "event":
      return eventWords(entry);
    case "mail": {
      const { id, subject, kind, status } = entry.mail;
      return {
        text: `Email “${subject ?? kind.replaceAll("-", " ")}”: ${status}`,
        href: `/admin/emails/${id}`,
      };
    }
    case "said": {
      const { author, name, text, siteId } = entry.said;
      const did = author === "customer" ? "commented on" : "answered about";
      return {
        text: `${name} ${did} ${entry.about}`,
        quote: text,
        href: `/admin/sites/${siteId}/review`,
      };
    }
    case "approval":
      return {
        text: `${entry.approval.name} approved ${entry.about}`,
        href: `/admin/sites/${entry.approval.site_id}/review`,
      };
    case "enquiry": {
      const { via, subject, message, status } = entry.enquiry;
      const way = via === "chat" ? "by the chat" : "by the contact form";
      return {
        text: `Wrote to us ${way}${subject ? `, “${subject}”` : ""}: ${status === "open" ? "unanswered" : "answered"}`,
        quote: message,
        href: `/admin/enquiries?q=${encodeURIComponent(entry.enquiry.email)}`,
      };
    }
    case "enquiries of a day": {
      const { count, siteId } = entry.day;
      return {
        text: `${entry.about} got ${count === 1 ? "1 enquiry" : `${count} enquiries`} on this day`,
        href: `/admin/sites/${siteId}/enquiries`,
      };
    }
  }
}

function eventWords({ event, actorName, about }: Extract<TimelineEntry, { kind: "event" }>) {
  const { actor, action, from_value, to_value, detail, table_name, row_id } = event;
  const who = actorName ?? actors[actor] ?? "A former operator";
  const deed = deeds[action] ?? action;
  const moved =
    action.endsWith(".status") && from_value && to_value
      ? ` from ${statusWords(from_value)} to ${statusWords(to_value)}`
      : "";
  const more = detail ? `, ${detail.replace(/^revision /, "version ")}` : "";
  return {
    text: `${who} ${deed}${moved}${about && `: ${about}`}${more}`,
    quote: withWords.includes(action) ? to_value : null,
    ...(table_name === "site_briefs" && { href: `/admin/briefs/${row_id}` }),
    ...(table_name === "sites" && { href: `/admin/sites/${row_id}` }),
  };
}

/** Who does things without being an operator. */
const actors: Record<string, string> = {
  customer: "The customer",
  "invitation-link": "The customer",
  "join-form": "The customer",
  "leave-link": "The customer",
  "own-page": "The customer",
  draft: "The app",
  "domain check": "The app",
  "grace period": "The app",
};

const withWords = ["brief.note", "brief.question", "brief.answer", "brief.resumed", "brief.link"];

/** What was done, by the action of its event. */
export const deeds: Record<string, string> = {
  "waitlist.status": "moved their place",
  "waitlist.corrected": "corrected their details",
  "person.links_ended": "ended the links to their own page",
  "person.code_read": "read the code for their own page",
  "brief.status": "moved the brief",
  "brief.let-in": "let the brief in",
  "brief.note": "added a note",
  "brief.link": "added the preview link",
  "brief.mail": "emailed the customer",
  "brief.question": "asked the customer, and stopped the clock",
  "brief.answer": "answered our question",
  "brief.resumed": "started the clock again",
  "brief.draft": "asked for a draft",
  "site.drafted": "drafted the website",
  "site.rendered": "made a version for review",
  "site.rendered_for_host": "prepared it for another address",
  "site.sent_for_review": "sent the website for review",
  "site.review_revoked": "ended the links to the review",
  "site.code_read": "read the approval code",
  "site.release_approved": "approved a version",
  "site.status": "moved the website",
  "site.slug": "chose the website’s address",
  "site.domain_chosen": "chose a domain name for the website",
  "site.domain_live": "found the domain name leading here, and took the website live under it",
  "site.domain_lost": "found that the domain name no longer leads here",
  "site.domain_back": "found the domain name leading here again",
  "site.domain_dropped": "gave the domain name up",
  "site.entitled": "recorded that it may go live",
  "site.published": "took the website live",
  "site.rolled_back": "went back to the previous version",
  "site.answer_added": "added the customer’s answer to the site",
  "site.question_answered": "answered what visitors of the website ask",
  "site.tweak_asked": "asked for a tweak to the live website",
  "site.tweak_done": "marked a tweak as done",
  "site.tweak_closed": "closed a tweak without changing anything",
  "site.went_back": "went back to an earlier version",
  "site.sentence_used": "added a sentence from the brief to the page",
  "site.mend_undone": "restored the customer’s spelling of a word",
  "site.lines_confirmed": "confirmed wording on the website",
  "site.proof_seen": "recorded seeing proof",
  "site.stands_without_proof": "kept a sentence without proof, with a reason",
  "site.picture_added": "added a file to the website",
  "site.picture_removed": "removed a file from the website",
  "site.picture_put_back": "put a file of the website back",
  "site.enquiry_let_in": "let an enquiry in",
  "site.enquiry_dismissed": "dismissed an enquiry",
};

function statusWords(status: string): string {
  return status.replaceAll("_", " ");
}

/** What they brought from a generator; null if nothing. */
function ideaWords(idea: Record<string, string>): string | null {
  const { name, text } = broughtIdea({ idea });
  return [name, text].filter(Boolean).join("\n") || null;
}
