import { afterApproval, approvalTerms } from "../../content/approval.ts";
import { codeMinutes, longest } from "../../core/reviews/fields.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { FieldError } from "../../ui/forms/field-error.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { ReviewNotice } from "./receive-review.ts";
import type { ReviewData } from "./review-data.ts";

type ApproveSectionProps = {
  review: ReviewData;
  typed: Partial<Record<string, string>>;
  errors: Partial<Record<string, string>>;
  notice: ReviewNotice | undefined;
};

/** Where the version on show is approved, by plain forms; or who has approved it, and what is next. */
export function ApproveSection({ review, typed, errors, notice }: ApproveSectionProps) {
  return (
    <section id="approve" aria-labelledby="approve-title">
      <Card className="grid max-w-3xl gap-6">
        {review.approval ? (
          <Approved review={review} approval={review.approval} />
        ) : (
          <>
            <div className="grid gap-2">
              <h2 id="approve-title" className="text-heading">
                Happy with it?
              </h2>
              <p>
                Approve version {review.version} as it’s shown here. Something still to change? Tell
                us first, and you’ll get a new version to approve.
              </p>
              {review.lines.length > 0 && (
                <p>
                  Approving doesn’t confirm{" "}
                  <a className="text-link" href="#lines">
                    the words we suggested
                  </a>
                  . Your website can’t go live until they’re confirmed too.
                </p>
              )}
            </div>
            <CodeForm review={review} error={errors.ask} notice={notice} />
            <ApproveForm review={review} typed={typed} errors={errors} notice={notice} />
          </>
        )}
      </Card>
    </section>
  );
}

type ApprovedProps = { review: ReviewData; approval: NonNullable<ReviewData["approval"]> };

function Approved({ review: { live }, approval: { name, at, isServed } }: ApprovedProps) {
  return (
    <>
      <div className="grid gap-2">
        <h2 id="approve-title" className="text-heading">
          Approved. Thank you!
        </h2>
        <p>
          {name} approved this version on {at}.
        </p>
        {isServed && live && (
          <p className="wrap-anywhere">
            It’s online at{" "}
            <a className="text-link" href={live.address}>
              {new URL(live.address).host}
            </a>
            . Want something changed? Write it here.
          </p>
        )}
      </div>
      {!isServed && (
        <div className="grid gap-2">
          <h3 className="font-semibold">What happens next</h3>
          <ol className="grid list-decimal gap-2 pl-6">
            {afterApproval.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

type CodeFormProps = {
  review: ReviewData;
  error: string | undefined;
  notice: ReviewNotice | undefined;
};

/** Asks for a code: a link may have been passed on, and only its owner reads that address. */
function CodeForm({ review, error, notice }: CodeFormProps) {
  const words = codeWords[review.canSend ? "emailed" : "passedOn"];
  const wasAsked = notice === "code";
  return (
    <form
      method="post"
      action={`${review.formsGoTo}#approve`}
      className="grid justify-items-start gap-3"
    >
      <input type="hidden" name="intent" value="code" />
      <input type="hidden" name="release" value={review.release} />
      <p>
        <strong className="font-semibold">1. Get a code.</strong> {words.goes}{" "}
        <span className="whitespace-nowrap">{review.codeGoesTo}</span>, the address we have for you.
        It works for {codeMinutes} minutes.
      </p>
      {wasAsked && (
        <Notice tone="success" role="status" title={words.asked}>
          <p>{words.next}</p>
        </Notice>
      )}
      {notice === "wait" && (
        <Notice role="alert" title="One moment">
          <p>{words.justNow} Please ask for the next one in a minute.</p>
        </Notice>
      )}
      <FieldError id="ask-error">{error}</FieldError>
      <Button type="submit" look="secondary">
        {wasAsked ? words.again : words.ask}
      </Button>
    </form>
  );
}

/** How a code gets to the customer: by email, or, where none go out, by one of us. */
const codeWords = {
  emailed: {
    goes: "It goes to",
    asked: "The code is on its way",
    next: "Look for our email, in the spam folder too. It may take a minute.",
    justNow: "We’ve only just emailed you a code.",
    ask: "Email me a code",
    again: "Email it again",
    field: "Code from our email",
  },
  passedOn: {
    goes: "We’re not sending automatic emails right now, so one of us will pass it on to you at",
    asked: "Your code is ready for us to pass on",
    next: "Please leave this page open until you have it. If it comes too late, ask for another.",
    justNow: "A code was made just now.",
    ask: "Ask for a code",
    again: "Ask again",
    field: "Code from us",
  },
} as const;

function ApproveForm({ review, typed, errors, notice }: ApproveSectionProps) {
  // Code and tick were for the version before.
  const { code = "", agreed } = notice === "newer" ? {} : typed;
  return (
    <form method="post" action={`${review.formsGoTo}#approve`} noValidate className="grid gap-4">
      <input type="hidden" name="intent" value="approve" />
      <input type="hidden" name="release" value={review.release} />
      <p>
        <strong className="font-semibold">2. Approve.</strong>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Your full name"
          name="approver"
          autoComplete="name"
          maxLength={longest.name}
          defaultValue={typed.approver ?? ""}
          error={errors.approver}
        />
        <TextField
          label={codeWords[review.canSend ? "emailed" : "passedOn"].field}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          defaultValue={code}
          error={errors.code}
        />
      </div>
      <div className="grid gap-2">
        <label className="flex cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            name="agreed"
            value="yes"
            defaultChecked={agreed === "yes"}
            aria-describedby={errors.agreed && "agreed-error"}
            className="mt-1 size-5.5 shrink-0 accent-eucalyptus"
          />
          <span>{approvalTerms}</span>
        </label>
        <FieldError id="agreed-error">{errors.agreed}</FieldError>
        <p className="text-muted text-small">
          Read our{" "}
          <a className="text-link" href="/terms" target="_blank" rel="noreferrer">
            terms of service
          </a>
          . We keep your name, the date and this sentence with the version you approve.
        </p>
      </div>
      <Button type="submit" className="justify-self-start">
        Approve this website
      </Button>
    </form>
  );
}
