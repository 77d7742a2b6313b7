import type { ReactNode } from "react";
import { exportInWords, times } from "../../content/offer.ts";
import type { Cancellation } from "../../core/sites/cancelling/cancellation.ts";
import { reminderDays } from "../../core/sites/cancelling/remind-of-deletions.ts";
import { dateTimeInSydney, longDateTimeInSydney } from "../../platform/time/sydney-time.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OpeningForms } from "../opening/opening-forms.tsx";
import { type NoticeWords, openingWords, ReplyNotice } from "../opening/reply-notice.tsx";
import type { ShownCancelling } from "./answer-cancelling.ts";
import type { Reply } from "./receive-cancelling.ts";

type CancelPageProps = { shown: ShownCancelling; supportEmail: string };

/** What cancelling a website does and when, and the way to do it, or to take it back. */
export function CancelPage({ shown, supportEmail }: CancelPageProps) {
  const { business, pageAddress, canSend, cancellation, notice, errors } = shown;
  return (
    <div className="page-width grid max-w-3xl grid-cols-1 gap-6 py-8 sm:py-12">
      <header className="grid grid-cols-1 gap-1">
        <p>
          <a className="inline-flex min-h-11 items-center text-link" href={pageAddress}>
            Your page
          </a>
        </p>
        <h1 className="text-title">{headingOf(shown)}</h1>
        <p dir="auto" className="wrap-anywhere text-left text-lead text-muted">
          {business}
        </p>
      </header>
      {notice && <ReplyNotice words={words[notice]} {...{ canSend, supportEmail }} />}
      {errors?.change && (
        <Notice tone="error" role="alert">
          <p>{errors.change}.</p>
        </Notice>
      )}
      {cancellation && (
        <Cancelled shown={shown} cancellation={cancellation} supportEmail={supportEmail} />
      )}
      {isBack(shown) ? (
        <p>
          <ButtonLink href={pageAddress}>Go to your page</ButtonLink>
        </p>
      ) : (
        <>
          {!cancellation && <WhatHappens shown={shown} />}
          <YourTurn shown={shown} />
        </>
      )}
    </div>
  );
}

/** Whoever has just come back is not asked to cancel. */
function isBack({ cancellation, notice }: ShownCancelling): boolean {
  return notice === "taken-back" && !cancellation;
}

function headingOf(shown: ShownCancelling): string {
  if (isBack(shown)) return "Your website is kept";
  return shown.cancellation ? "Your website is cancelled" : "Cancel your website";
}

const words: Record<NonNullable<Reply["notice"]>, NoticeWords> = {
  ...openingWords,
  opened: { tone: "success", title: "This page is open on this device" },
  closed: { tone: "success", title: "This page is closed on this device" },
  cancelled: {
    tone: "success",
    title: "Your website is offline",
    text: "What happens next is below.",
  },
  "taken-back": {
    tone: "success",
    title: "Welcome back",
    text: "Your website is as it was before, and nothing will be deleted.",
  },
  locked: {
    title: "This page isn’t open on this device any more",
    text: "Nothing was changed. Please open it with a new code.",
  },
  deleted: openingWords.gone,
};

/** In the order in which it does. */
function WhatHappens({ shown }: { shown: ShownCancelling }) {
  const { host, domain, isOffline, wouldEnd, canSend } = shown;
  return (
    <Card className="grid grid-cols-1 gap-5">
      <Step title="At once">
        <p className="wrap-anywhere">
          {isOffline ? "Your website stays offline" : `${host} goes offline`}. Visitors see that you
          have closed your website. They can’t send you messages from it or ask it questions.
        </p>
        {domain && (
          <p className="wrap-anywhere">
            {domain} stays yours. You can point it somewhere else whenever you like.
          </p>
        )}
      </Step>
      <Step title={`For ${times.graceDays} days, until ${inSydney(wouldEnd)}`}>
        <p>
          We keep everything. Here you can bring your website back just as it was, and read your
          messages. You can also order an export: {exportInWords}.
        </p>
        {canSend && (
          <p>We email you {reminderDays.join(" days and ")} day before the time is over.</p>
        )}
      </Step>
      <Step title="After that">
        <p>
          We delete your website for good: its pages, pictures and messages, what was written in its
          review, and the brief it was made from with its files. Nobody can get it back then.
        </p>
        <p>
          We keep the record of what you approved, for seven years, and keep others from using the
          address for a year. Copies in our backups go as those are replaced.
        </p>
      </Step>
    </Card>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-1">
      <h2 className="font-sans font-semibold">{title}</h2>
      {children}
    </section>
  );
}

type CancelledProps = CancelPageProps & { cancellation: Cancellation };

function Cancelled({ shown, cancellation, supportEmail }: CancelledProps) {
  const { since, until } = cancellation;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <p className="wrap-anywhere">
        It was cancelled on {dateTimeInSydney(since)}. Visitors of {shown.host} see that it has
        closed.
      </p>
      <p>
        We keep everything until <strong>{inSydney(until)}</strong>, and then delete it for good.
      </p>
      <p className="wrap-anywhere">
        Would you like a copy? Write to{" "}
        <a className="text-link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>{" "}
        before then to order {exportInWords}.
      </p>
      <p>
        <a className="inline-flex min-h-11 items-center text-link" href={shown.enquiriesAt}>
          Read your messages
        </a>
      </p>
    </Card>
  );
}

/** Nothing happens with a click alone: it takes this device to be opened first. */
function YourTurn({ shown }: { shown: ShownCancelling }) {
  if (!shown.isOpened) {
    const deed = shown.cancellation ? "bring your website back" : "cancel your website";
    return (
      <Card className="grid grid-cols-1 gap-6">
        <p>
          Your link may have been passed on, so it takes a code to {deed}. Opening this page with
          the code changes nothing yet.
        </p>
        <OpeningForms {...shown} wasAsked={shown.notice === "code"} what="this page" />
      </Card>
    );
  }
  return shown.cancellation ? (
    <TakeBack shown={shown} cancellation={shown.cancellation} />
  ) : (
    <Confirm shown={shown} />
  );
}

function Confirm({ shown }: { shown: ShownCancelling }) {
  const { address, pageAddress, phone, showsPhone } = shown;
  return (
    <form method="post" action={address} className="grid grid-cols-1 gap-4">
      {phone && (
        <label className="flex items-start gap-2.5">
          <input
            type="checkbox"
            name="phone"
            value="yes"
            defaultChecked={showsPhone}
            className="mt-1 size-5 shrink-0"
          />
          <span className="wrap-anywhere">
            Tell visitors that they can still ring <span className="inline-block">{phone}</span>,
            until the website is deleted.
          </span>
        </label>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="cancel">
          Cancel my website
        </Button>
        <ButtonLink href={pageAddress} look="secondary">
          Keep it
        </ButtonLink>
      </div>
    </form>
  );
}

function TakeBack({ shown, cancellation }: { shown: ShownCancelling; cancellation: Cancellation }) {
  return (
    <form method="post" action={shown.address} className="grid grid-cols-1 gap-3">
      <p className="wrap-anywhere">
        {cancellation.wasLive
          ? `Changed your mind? Your website comes back at ${shown.host} just as it was, with what you approved.`
          : "Changed your mind? Nothing will be deleted then. Your website stays offline, as it was before: write to us if you’d like it back online."}
      </p>
      <p>
        <Button type="submit" name="intent" value="take-back">
          Bring it back
        </Button>
      </p>
    </form>
  );
}

function inSydney(at: Date): string {
  return `${longDateTimeInSydney(at)}, Sydney time`;
}
