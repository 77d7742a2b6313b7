import { Notice } from "../../ui/notice.tsx";
import type { PageNotice } from "./answer-your-page.ts";

const words: Record<PageNotice, { tone?: "success" | "error"; title: string; text?: string }> = {
  answered: {
    tone: "success",
    title: "Thanks, we’ve got your answer",
    text: "The clock on your preview is running again.",
  },
  corrected: { tone: "success", title: "Saved", text: "We’ll use it from now on." },
  left: {
    tone: "success",
    title: "You’ve left the waitlist",
    text: "We won’t email this address about it any more.",
  },
  returned: {
    tone: "success",
    title: "Welcome back",
    text: "You’re on the waitlist again, at your old place.",
  },
  over: {
    title: "That has changed in the meantime",
    text: "This is how things stand now.",
  },
  "too-many": {
    title: "That was a lot at once",
    text: "Nothing was changed this time. Please try again in a while.",
  },
  failed: {
    tone: "error",
    title: "That didn’t work",
    text: "Nothing was changed. Please try again in a minute.",
  },
};

type PageNoticesProps = { notice: PageNotice | undefined; supportEmail: string };

/** What became of the last post. */
export function PageNotices({ notice, supportEmail }: PageNoticesProps) {
  if (!notice) return null;
  const { tone, title, text } = words[notice];
  return (
    <Notice tone={tone} title={title} role={tone === "success" ? "status" : "alert"}>
      <p>{text}</p>
      {tone !== "success" && (
        <p>
          Anything amiss? Write to{" "}
          <a className="text-link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .
        </p>
      )}
    </Notice>
  );
}
