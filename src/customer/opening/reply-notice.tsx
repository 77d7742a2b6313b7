import { Notice } from "../../ui/notice.tsx";

export type NoticeWords = { tone?: "success" | "error"; title: string; text?: string };

/** Of asking for a code, and of what went wrong, on each page that a code opens. */
export const openingWords = {
  code: {
    tone: "success",
    title: "Your code is on its way",
    text: "Look for our email, in the spam folder too. It may take a minute.",
  },
  wait: {
    title: "One moment",
    text: "A code was made just now. Please ask for the next one in a minute.",
  },
  gone: { title: "That has changed in the meantime", text: "Here’s where things are up to." },
  failed: {
    tone: "error",
    title: "That didn’t work",
    text: "Nothing was changed. Please try again in a minute.",
  },
} as const satisfies Record<string, NoticeWords>;

const toPassOn: NoticeWords = {
  tone: "success",
  title: "Your code is ready for us to pass on",
  text: "Please leave this page open until you have it. If it comes too late, ask for another.",
};

type ReplyNoticeProps = {
  words: NoticeWords;
  /** Whether codes go out by email. */
  canSend: boolean;
  supportEmail: string;
};

/** What became of the last post. */
export function ReplyNotice({ words, canSend, supportEmail }: ReplyNoticeProps) {
  const { tone, title, text } = words === openingWords.code && !canSend ? toPassOn : words;
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
