import { type NoticeWords, openingWords, ReplyNotice } from "../opening/reply-notice.tsx";
import type { Reply } from "./receive-enquiries.ts";

const words: Record<NonNullable<Reply["notice"]>, NoticeWords> = {
  ...openingWords,
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
};

type EnquiriesNoticesProps = {
  notice: Reply["notice"];
  /** Whether codes go out by email. */
  canSend: boolean;
  supportEmail: string;
};

/** What became of the last post. */
export function EnquiriesNotices({ notice, ...shown }: EnquiriesNoticesProps) {
  return notice && <ReplyNotice words={words[notice]} {...shown} />;
}
