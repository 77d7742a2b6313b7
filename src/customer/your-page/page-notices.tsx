import { Notice } from "../../ui/notice.tsx";
import type { PageNotice } from "./answer-your-page.ts";

const words: Record<PageNotice, { tone?: "success" | "error"; title: string; text?: string }> = {
  answered: {
    tone: "success",
    title: "Thanks, we’ve got your answer",
    text: "The clock on your preview is running again.",
  },
  "visitors-answered": {
    tone: "success",
    title: "Thanks, your answer is in the next version",
    text: "We’ll look it over and put it online with the next version of your website. Until then visitors don’t see it.",
  },
  full: {
    title: "Your website has as many questions as a page can take",
    text: "Please write to us which one should make room. What you wrote is still below.",
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
  "domain-chosen": {
    tone: "success",
    title: "Your domain name is written down",
    text: "Under your website below is what to set, and what we’ve found so far.",
  },
  "domain-checked": {
    tone: "success",
    title: "We’ve just looked",
    text: "What we’ve found is under your website below.",
  },
  "domain-dropped": {
    tone: "success",
    title: "Your website is no longer linked to that name",
    text: "It stays at the address it has with us.",
  },
  over: {
    title: "That has changed in the meantime",
    text: "Here’s where things are up to.",
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
