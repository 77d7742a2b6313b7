import { Notice } from "../../ui/notice.tsx";
import type { TweakReply } from "./receive-tweak.ts";

type Words = { tone?: "success" | "error"; title: string; text?: string };

const words: Record<NonNullable<TweakReply["notice"]>, Words> = {
  code: {
    tone: "success",
    title: "Your code is on its way",
    text: "Look for our email, in the spam folder too. It may take a minute.",
  },
  wait: {
    title: "One moment",
    text: "A code was made just now. Please ask for the next one in a minute.",
  },
  opened: { tone: "success", title: "Your tweaks are open on this device" },
  closed: { tone: "success", title: "Your page is closed on this device" },
  asked: {
    tone: "success",
    title: "We’ve got it",
    text: "It’s in the list below, with what happens next.",
  },
  locked: {
    title: "This device isn’t open any more",
    text: "What you wrote is kept on this page. Open it with a new code, and you can send it.",
  },
  "not-live": {
    tone: "error",
    title: "Your website isn’t online, so we couldn’t take that",
    text: "What you wrote is below.",
  },
  "not-free": {
    title: "This month’s tweak has been used in the meantime",
    text: "What you wrote is still here, but not sent: please see below what it means for this one.",
  },
  gone: { title: "That has changed in the meantime", text: "Here’s where things are up to." },
  failed: {
    tone: "error",
    title: "That didn’t work",
    text: "Nothing was sent, and what you wrote is still here. Please try again in a minute.",
  },
};

const toPassOn: Words = {
  tone: "success",
  title: "Your code is ready for us to pass on",
  text: "Please leave this page open until you have it. If it comes too late, ask for another.",
};

type TweaksNoticesProps = { notice: TweakReply["notice"]; canSend: boolean; supportEmail: string };

/** What became of the last post. */
export function TweaksNotices({ notice, canSend, supportEmail }: TweaksNoticesProps) {
  if (!notice) return null;
  const { tone, title, text } = notice === "code" && !canSend ? toPassOn : words[notice];
  return (
    <Notice tone={tone} title={title} role={tone === "success" ? "status" : "alert"}>
      {text && <p>{text}</p>}
      {tone === "error" && (
        <p>
          Something wrong? Write to{" "}
          <a className="text-link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .
        </p>
      )}
    </Notice>
  );
}
