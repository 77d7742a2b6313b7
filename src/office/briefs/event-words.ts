import type { BriefEvent } from "../../core/briefs/brief-events.ts";
import { statusLabels } from "./status-words.ts";

/** Who did something to a brief. */
export function eventActor({ actorName, actor }: BriefEvent): string {
  if (actor === "customer") return "The customer";
  return actorName ?? (actor.includes("-") ? "A former operator" : actor);
}

/** Whether its text is to be shown: a note, a question or an answer. */
export function hasWords({ action, to_value }: BriefEvent): boolean {
  const withWords = ["brief.note", "brief.question", "brief.answer", "brief.resumed"];
  return to_value !== null && withWords.includes(action);
}

/** What they did, without the text of a note or an email. */
export function eventDeed({ action, from_value, to_value, mail }: BriefEvent): string {
  switch (action) {
    case "brief.status":
      return `${label(from_value)} to ${label(to_value)}`;
    case "brief.let-in":
      return "let it in";
    case "brief.note":
      return "added a note";
    case "brief.link":
      return "added the preview link";
    case "brief.question":
      return "asked the customer, and stopped the clock";
    case "brief.answer":
      return "answered, and the clock started again";
    case "brief.resumed":
      return to_value ? "entered the answer, and started the clock" : "started the clock";
    case "brief.draft":
      return "asked for a draft of the site";
    case "brief.mail":
      return mail?.previewLink ? "emailed the preview link" : "emailed the customer";
    default:
      return action;
  }
}

/** Who and what, in one sentence. */
export function eventText(event: BriefEvent): string {
  const verb = event.action === "brief.status" ? "moved it from " : "";
  return `${eventActor(event)} ${verb}${eventDeed(event)}`;
}

function label(status: string | null): string {
  return status && Object.hasOwn(statusLabels, status)
    ? statusLabels[status as keyof typeof statusLabels]
    : (status ?? "");
}
