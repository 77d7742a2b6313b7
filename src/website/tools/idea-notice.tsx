import { minutes } from "../../platform/minutes.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Asked } from "./ask.ts";
import { ideaMessages } from "./messages.ts";

/**
 * What stays on the page after a request without an idea. It has no role: with JavaScript a toast
 * announces the same, without it the page is new.
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
            There were many requests from your connection. The next one works in{" "}
            {minutes(asked.retryAfterSeconds)}. Your answers are still in the form.
          </p>
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
