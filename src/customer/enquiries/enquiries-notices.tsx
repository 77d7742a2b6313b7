import { Notice } from "../../ui/notice.tsx";
import type { Reply } from "./receive-enquiries.ts";

type Words = { tone?: "success" | "error"; title: string; text?: string };

const words: Record<NonNullable<Reply["notice"]>, Words> = {
  code: {
    tone: "success",
    title: "Your code is on its way",
    text: "Look for our email, in the spam folder too. It may take a minute.",
  },
  wait: {
    title: "One moment",
    text: "A code was made just now. Please ask for the next one in a minute.",
  },
  opened: { tone: "success", title: "Your messages are open on this device" },
  closed: { tone: "success", title: "Your messages are closed on this device" },
  answered: { tone: "success", title: "Marked as answered" },
  reopened: { tone: "success", title: "Marked as not answered yet" },
  "let-in": {
    tone: "success",
    title: "It’s among your messages now",
    text: "We’re emailing it to you as well, so that you can reply from there.",
  },
  locked: {
    title: "Your messages aren’t open on this device any more",
    text: "Nothing was changed. Please open them with a new code.",
  },
  gone: { title: "That has changed in the meantime", text: "Here’s where things are up to." },
  failed: {
    tone: "error",
    title: "That didn’t work",
    text: "Nothing was changed. Please try again in a minute.",
  },
};

const toPassOn: Words = {
  tone: "success",
  title: "Your code is ready for us to pass on",
  text: "Please leave this page open until you have it. If it comes too late, ask for another.",
};

type EnquiriesNoticesProps = {
  notice: Reply["notice"];
  /** Whether codes go out by email. */
  canSend: boolean;
  supportEmail: string;
};

/** What became of the last post. */
export function EnquiriesNotices({ notice, canSend, supportEmail }: EnquiriesNoticesProps) {
  if (!notice) return null;
  const { tone, title, text } = notice === "code" && !canSend ? toPassOn : words[notice];
  return (
    <Notice tone={tone} title={title} role={tone === "success" ? "status" : "alert"}>
      {text && <p>{text}</p>}
      {tone === "error" && (
        <p>
          Still not working? Write to{" "}
          <a className="text-link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .
        </p>
      )}
    </Notice>
  );
}
