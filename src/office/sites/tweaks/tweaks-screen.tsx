import { isClosed } from "../../../core/sites/sites.ts";
import { longest } from "../../../core/tweaks/fields.ts";
import type { Tweak } from "../../../core/tweaks/tweaks.ts";
import { mailtoLink } from "../../../platform/mailto.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Moment } from "../../shell/moment.tsx";
import { Steps } from "../../shell/pager.tsx";
import { Section } from "../../shell/section.tsx";
import { SiteFrame } from "../site-frame.tsx";
import type { TweakReceipt } from "./receive-tweak-change.ts";
import { TweakWords } from "./tweak-words.tsx";
import type { TweaksView } from "./view-tweaks.ts";

type TweaksScreenProps = {
  view: TweaksView;
  receipt: TweakReceipt | undefined;
  /** The query’s word of what was done. */
  done: string | null;
};

type Refusal = Extract<TweakReceipt, { outcome: "refused" }>;

/** What the customer of a live site wants changed: to do, and done. */
export function TweaksScreen({ view, receipt, done }: TweaksScreenProps) {
  const { site, open, closed, isFirst, older } = view;
  const refusal = receipt?.outcome === "refused" ? receipt : undefined;
  const address = `/admin/sites/${site.id}/tweaks`;
  const isBeside = open.some(({ id }) => id === refusal?.tweak);
  return (
    <SiteFrame site={site} here="/tweaks">
      <div className="grid max-w-3xl gap-5">
        {refusal && !isBeside && (
          <Notice tone="error" role="alert">
            <p>{refusal.reason}</p>
          </Notice>
        )}
        {!refusal && <Done done={done} site={site} />}
        <Section title="To do">
          {open.length === 0 ? (
            <p className="text-muted">
              Nothing. Once a site is live, its customer asks for tweaks on their page, and you’re
              emailed.
            </p>
          ) : (
            <>
              <Begin view={view} />
              <ol className="grid gap-5">
                {open.map((tweak) => (
                  <li key={tweak.id} className="grid gap-3 rounded-card border border-line p-4">
                    <TweakWords tweak={tweak} />
                    <Quote tweak={tweak} site={site} />
                    <Close
                      tweak={tweak}
                      site={site}
                      refusal={refusal?.tweak === tweak.id ? refusal : undefined}
                    />
                  </li>
                ))}
              </ol>
            </>
          )}
        </Section>
        {(closed.length > 0 || !isFirst) && (
          <Section title="Earlier">
            <ol className="grid gap-5">
              {closed.map((tweak) => (
                <li key={tweak.id} className="grid gap-2 rounded-card border border-line p-4">
                  <TweakWords tweak={tweak} />
                  <Closed tweak={tweak} />
                </li>
              ))}
            </ol>
          </Section>
        )}
        <Steps
          here=""
          previous={isFirst ? undefined : address}
          next={older && `${address}?before=${older}`}
        />
      </div>
    </SiteFrame>
  );
}

type OfSite = { site: TweaksView["site"] };

function Done({ done, site }: { done: string | null } & OfSite) {
  if (done !== "done" && done !== "closed") return null;
  const told = isClosed(site) ? "" : ` We’re emailing ${site.email}.`;
  return (
    <Notice tone="success" role="status">
      <p className="wrap-anywhere">
        {done === "done" ? "Marked as done." : "Closed without a change."}
        {told}
      </p>
    </Notice>
  );
}

/** What the editor has, and the way into it. */
function Begin({ view: { site, editorHolds } }: { view: TweaksView }) {
  if (isClosed(site)) {
    return (
      <p>
        The customer has cancelled, so there’s nothing to do now. If they take it back, these wait
        for you again.
      </p>
    );
  }
  if (editorHolds === "a version that was taken back") {
    return (
      <form method="post" className="grid justify-items-start gap-3">
        <p>
          The editor has a version that was live and was taken back. Starting puts what’s live now
          into it; the other stays among the earlier versions.
        </p>
        <Button type="submit" name="intent" value="begin" size="small">
          Start from what’s live
        </Button>
      </form>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p>{holdsWords[editorHolds ?? "what is live"]}</p>
      <ButtonLink href={`/admin/sites/${site.id}`} size="small">
        Open the editor
      </ButtonLink>
    </div>
  );
}

const holdsWords = {
  "what is live":
    "The editor has what’s live. What you change there goes live once the customer has approved it.",
  "unsent changes":
    "The editor has changes that the customer hasn’t been sent. A tweak goes on top of them.",
  "a sent version":
    "The editor has a version that the customer has been sent and that isn’t live yet. A tweak goes on top of it.",
} as const;

function Quote({ tweak: { is_free, text }, site }: { tweak: Tweak } & OfSite) {
  if (is_free || isClosed(site)) return null;
  const subject = `Your tweak for ${site.name}`;
  const quoted = text.replaceAll(/^/gm, "> ").slice(0, 500);
  return (
    <p className="text-small">
      The month’s included one is used, and the customer has been told that we quote a price before
      we begin.{" "}
      <a
        className="inline-flex min-h-6 items-center text-link"
        href={mailtoLink(site.email, { subject, body: `\n\n${quoted}` })}
      >
        Email a quote
      </a>
    </p>
  );
}

type CloseProps = { tweak: Tweak; refusal: Refusal | undefined } & OfSite;

function Close({ tweak, site, refusal }: CloseProps) {
  const of = tweak.about ?? "the website as a whole";
  return (
    <details open={refusal !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link text-small">
        Finish this one
      </summary>
      <form method="post" noValidate className="grid gap-3 pt-2">
        <input type="hidden" name="tweak" value={tweak.id} />
        {refusal && (
          <p role="alert" className="font-medium text-danger">
            {refusal.reason}
          </p>
        )}
        <TextArea
          label={isClosed(site) ? "A note" : "A line to the customer"}
          marker="optional"
          hint={isClosed(site) ? undefined : "It goes into the email that tells them."}
          name="note"
          rows={2}
          maxLength={longest.note}
          defaultValue={refusal?.note ?? ""}
        />
        <div className="flex flex-wrap gap-3">
          {!isClosed(site) && (
            <Button type="submit" size="small" name="intent" value="done">
              Mark as done<span className="sr-only">: {of}</span>
            </Button>
          )}
          <Button type="submit" size="small" look="secondary" name="intent" value="closed">
            Close without a change<span className="sr-only">: {of}</span>
          </Button>
        </div>
      </form>
    </details>
  );
}

function Closed({ tweak: { closed_at, note } }: { tweak: Tweak }) {
  return (
    <>
      {closed_at && (
        <p className="text-muted text-small">
          Finished <Moment at={closed_at} />
        </p>
      )}
      {note && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line border-line border-l-2 pl-4">
          {note}
        </p>
      )}
    </>
  );
}
