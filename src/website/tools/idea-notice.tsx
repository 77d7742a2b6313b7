import { minutes } from "../../platform/time/minutes.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Asked } from "./ask.ts";
import { ideaMessages } from "./messages.ts";

/**
 * Explains why there is no idea. It has no role: with JavaScript a toast announces the same, and
 * without it the page is new.
 */
export function IdeaNotice({ asked }: { asked: Asked<unknown> | undefined }) {
  switch (asked?.outcome) {
    case "failed":
      return (
        <Notice tone="error" title={ideaMessages.failed.text}>
          <p>Your answers are still in the form.</p>
        </Notice>
      );
    case "too-many":
      return (
        <Notice tone="error" title={ideaMessages.failed.text}>
          <p>
            Too many requests from your connection. You can try again in{" "}
            {minutes(asked.retryAfterSeconds)}. Your answers are still in the form.
          </p>
        </Notice>
      );
    case "refused":
      return (
        <Notice role="status" title="We can’t write an idea for this">
          <p>{asked.error}</p>
          {asked.helpLines.length > 0 && (
            <ul className="mt-2 grid gap-1">
              {asked.helpLines.map((line) => (
                <li key={line.name}>
                  {line.name}{" "}
                  <a
                    className="font-semibold underline"
                    href={`tel:${line.number.replaceAll(" ", "")}`}
                  >
                    {line.number}
                  </a>
                  , {line.for}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      );
    case "stopped":
      return (
        <Notice role="status">
          <p>Stopped. Your answers are still in the form.</p>
        </Notice>
      );
    default:
      return null;
  }
}
