import type { BriefEvent } from "../../core/briefs/brief-events.ts";
import { statusLabels } from "./status-words.ts";

/** Who did something to a brief. */
export function eventActor({ actorName, actor }: BriefEvent): string {
  return actorName ?? (actor.includes("-") ? "Somebody who has left" : actor);
}

/** What they did, without the words of a note or a mail. */
export function eventDeed({ action, from_value, to_value, mail }: BriefEvent): string {
  switch (action) {
    case "brief.status":
      return `${label(from_value)} to ${label(to_value)}`;
    case "brief.note":
      return "added a note";
    case "brief.mail":
      return mail?.previewLink ? "mailed the preview link" : "mailed the customer";
    default:
      return action;
  }
}

/** Both in one sentence. */
export function eventText(event: BriefEvent): string {
  const verb = event.action === "brief.status" ? "moved it from " : "";
  return `${eventActor(event)} ${verb}${eventDeed(event)}`;
}

function label(status: string | null): string {
  return status && Object.hasOwn(statusLabels, status)
    ? statusLabels[status as keyof typeof statusLabels]
    : (status ?? "");
}
