import { type NoticeWords, openingWords, ReplyNotice } from "../opening/reply-notice.tsx";
import type { TweakReply } from "./receive-tweak.ts";

const words: Record<NonNullable<TweakReply["notice"]>, NoticeWords> = {
  ...openingWords,
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
  failed: {
    tone: "error",
    title: "That didn’t work",
    text: "Nothing was sent, and what you wrote is still here. Please try again in a minute.",
  },
};

type TweaksNoticesProps = { notice: TweakReply["notice"]; canSend: boolean; supportEmail: string };

/** What became of the last post. */
export function TweaksNotices({ notice, ...shown }: TweaksNoticesProps) {
  return notice && <ReplyNotice words={words[notice]} {...shown} />;
}
