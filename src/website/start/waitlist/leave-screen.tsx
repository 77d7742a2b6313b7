import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { LeaveAnswer } from "./receive-leave.ts";

type LeaveScreenProps = { outcome: LeaveAnswer["outcome"]; supportEmail: string };

/** Opened by the link at the end of the waitlist's emails. Works without JavaScript. */
export function LeaveScreen({ outcome, supportEmail }: LeaveScreenProps) {
  const { title, text, action } = screens[outcome];
  return (
    <div className="page-width grid gap-8 py-10 md:py-16">
      <Card className="grid max-w-xl gap-5">
        <h1 className="text-title">{title}</h1>
        <p className="text-lead text-muted">{text}</p>
        {action ? (
          <form method="post">
            <Button
              type="submit"
              size="large"
              look={action.look}
              name="intent"
              value={action.intent}
            >
              {action.label}
            </Button>
          </form>
        ) : (
          <div>
            <ButtonLink href="/" look="secondary">
              Return to Home
            </ButtonLink>
          </div>
        )}
        <p className="text-muted text-small">
          Questions, or something we should know? Write to{" "}
          <a className="text-link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </p>
      </Card>
    </div>
  );
}

type Screen = {
  title: string;
  text: string;
  action?: { label: string; intent: "leave" | "return"; look: "primary" | "secondary" };
};

const leave = { label: "Leave the waitlist", intent: "leave", look: "primary" } as const;

const screens: Record<LeaveAnswer["outcome"], Screen> = {
  "on-list": {
    title: "Leave the waitlist?",
    text: "We’ll stop emailing this address about the waitlist, and won’t offer you a spot.",
    action: leave,
  },
  left: {
    title: "You’ve left the waitlist",
    text: "We won’t email this address about it any more. Changed your mind? Your old place is still there.",
    action: { label: "Put me back", intent: "return", look: "secondary" },
  },
  returned: {
    title: "Welcome back",
    text: "You’re on the waitlist again, at your old place.",
  },
  "not-on-list": {
    title: "You’re not on the waitlist",
    text: "There’s nothing to do: we’re not emailing this address about the waitlist.",
  },
  "unknown-link": {
    title: "This link doesn’t work",
    text: "Part of it may be missing. Please copy the whole link from the email, or write to us and we’ll take you off the list.",
  },
  failed: {
    title: "Something went wrong",
    text: "Nothing has changed yet. Please try again in a minute.",
    action: leave,
  },
};
