import type { OwnDomain } from "../../../core/sites/domains/own-domain.ts";
import { isOfOlderLook, type ReleaseRow } from "../../../core/sites/releases/releases.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Moment } from "../../shell/moment.tsx";
import { Section } from "../../shell/section.tsx";
import { leftInWords } from "../left-in-words.ts";
import { SiteFrame } from "../site-frame.tsx";
import { AskFirst, Cancelled, Goodbye, isPublic } from "./goodbye.tsx";
import { doneWords } from "./live-words.ts";
import type { LiveReceipt } from "./receive-live-change.ts";
import type { LiveView } from "./view-live.ts";

type LiveScreenProps = {
  view: LiveView;
  receipt: LiveReceipt | undefined;
  /** The query’s word of what was done. */
  done: string | null;
  /** The query’s word of what shall be done, if that is to be confirmed first. */
  ask: string | null;
};

/** A site’s address, what is served there, and what could be. */
export function LiveScreen({ view, receipt, done, ask }: LiveScreenProps) {
  const refused = receipt?.outcome === "refused" ? receipt : undefined;
  return (
    <SiteFrame site={view.site} here="/live" isUnsent={view.isUnsent}>
      <div className="grid max-w-3xl gap-5">
        <News refused={refused} done={doneWords(done)} />
        {view.cancellation ? (
          <Cancelled cancellation={view.cancellation} />
        ) : (
          <>
            <AskFirst view={view} ask={ask} />
            <Now view={view} />
            <Address view={view} refused={refused} />
            {view.domain && <Domain domain={view.domain} />}
            {!view.site.entitled_at && <Right />}
            <Releases view={view} />
            {isPublic(view.site) && <Goodbye />}
          </>
        )}
      </div>
    </SiteFrame>
  );
}

type Refused = Extract<LiveReceipt, { outcome: "refused" }>;

function News({ refused, done }: { refused: Refused | undefined; done: string | undefined }) {
  if (refused && refused.slug === undefined) {
    return (
      <Notice tone="error" role="alert">
        <p className="wrap-anywhere whitespace-pre-line">{refused.reason}</p>
      </Notice>
    );
  }
  if (refused || !done) return null;
  return (
    <Notice tone="success" role="status">
      <p>{done}</p>
    </Notice>
  );
}

/** What visitors see at this moment. */
function Now({ view }: { view: LiveView }) {
  const { site, origin, releases, leftWords, needed } = view;
  const live = releases.find(({ id }) => id === site.live_release);
  if (site.status === "suspended") {
    return (
      <Section title="Offline">
        <p>This site is offline. Everything is kept, and visitors see that it’s taking a break.</p>
        <Do intent="put-back" label="Put it back online" />
      </Section>
    );
  }
  if (site.status !== "live" || !origin) {
    return (
      <Section title="Not live yet">
        {needed.length > 0 ? (
          <>
            <p>Before it can go live, it still needs:</p>
            <ul className="grid list-disc gap-1 pl-5">
              {needed.map(({ what, href, label }) => (
                <li key={what} className="wrap-anywhere">
                  {what}
                  {href && (
                    <>
                      {" "}
                      <a className="text-link" href={href}>
                        {label}
                      </a>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>Nothing is missing. Publish the approved version below.</p>
        )}
      </Section>
    );
  }
  return (
    <Section title="Live">
      <p>
        <a className="wrap-anywhere text-link" href={origin}>
          {origin}
        </a>
        {site.released_at && (
          <>
            {" since "}
            <Moment at={site.released_at} />
          </>
        )}
        {live && `, version ${live.revision}`}
      </p>
      {leftWords.length > 0 && (
        <Notice tone="error">
          <p className="wrap-anywhere">{leftInWords(leftWords)}</p>
        </Notice>
      )}
      {live && isOfOlderLook(live) && (
        <div className="grid justify-items-start gap-2">
          <p className="text-muted">
            The look of our websites has changed since this version was approved. What is live stays
            as it is. Renewing sends the customer the same words and photos in today’s look, to
            approve.
          </p>
          <Do intent="renew-look" label="Renew the look" />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {site.previous_release && <Do intent="roll-back" label="Back to the previous version" />}
        <ButtonLink href="?ask=take-down" look="secondary" size="small">
          Take it offline…
        </ButtonLink>
      </div>
    </Section>
  );
}

function Do({ intent, label }: { intent: string; label: string }) {
  return (
    <form method="post">
      <Button type="submit" look="secondary" size="small" name="intent" value={intent}>
        {label}
      </Button>
    </form>
  );
}

function Address({ view, refused }: { view: LiveView; refused: Refused | undefined }) {
  const { site, origin, sitesDomain } = view;
  const isLive = site.live_release !== null;
  return (
    <Section title="Address">
      {origin && !isLive && <p className="wrap-anywhere">It will be at {origin}</p>}
      <form method="post" className="grid w-full justify-items-start gap-4">
        <TextField
          className="w-full max-w-md"
          label="Name"
          name="slug"
          hint={`The part before .${sitesDomain}`}
          defaultValue={refused?.slug ?? site.slug ?? view.suggestedSlug ?? ""}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          error={refused?.slug === undefined ? undefined : refused.reason}
        />
        {isLive && (
          <label className="flex items-start gap-2.5">
            <input type="checkbox" name="confirmed" value="yes" className="mt-1 size-5 shrink-0" />
            <span>
              Move the live site. Links to its current address will stop working, and nobody else
              gets that name for a year.
            </span>
          </label>
        )}
        <Button type="submit" look="secondary" size="small" name="intent" value="address">
          {site.slug === null ? "Choose this name" : "Change the name"}
        </Button>
      </form>
    </Section>
  );
}

function Domain({ domain: { name, state, lost, checkedAt, records } }: { domain: OwnDomain }) {
  const now = [...new Set(records.flatMap((record) => record.now))];
  return (
    <Section title="Own domain">
      {state === "lost" ? (
        <Notice tone="error">
          <p className="wrap-anywhere">
            The site can’t be reached at {lost.join(" or ")} any more. The customer has been told,
            and their page says what to set.
          </p>
        </Notice>
      ) : (
        <p className="wrap-anywhere">{`${name} ${stateWords[state]}`}</p>
      )}
      <p className="wrap-anywhere text-muted text-small">
        {now.length > 0 && `Its records now: ${now.join(", ")}. `}
        {checkedAt ? (
          <>
            Last checked <Moment at={checkedAt} />.
          </>
        ) : (
          "Not checked yet."
        )}
      </p>
    </Section>
  );
}

const stateWords: Record<Exclude<OwnDomain["state"], "lost">, string> = {
  waiting: "waits for its records: the customer’s page says which.",
  held: "has the right records, but another site is live under it.",
  live: "leads to this site, and so does its www.",
};

function Right() {
  return (
    <Section title="May it be published?">
      <p className="text-muted">
        Record this once it’s settled, for instance when the plan has been paid for.
      </p>
      <Do intent="entitle" label="It may be published" />
    </Section>
  );
}

function Releases({ view: { site, releases, keptOff } }: { view: LiveView }) {
  return (
    <Section title="Approved versions">
      {releases.length === 0 && (
        <p className="text-muted">None yet. Send the site for review first.</p>
      )}
      {keptOff.length > 0 && (
        <div className="wrap-anywhere grid gap-1 rounded-card bg-sand p-3 text-small">
          <p>In version {releases[0]?.revision}, before you publish it:</p>
          <ul className="grid gap-1">
            {keptOff.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
      )}
      <ul className="grid w-full gap-3 empty:hidden">
        {releases.map((release) => (
          <li key={release.id} className="flex flex-wrap items-center justify-between gap-3">
            <Approved release={release} />
            {release.id === site.live_release ? (
              <span className="font-semibold">{site.status === "live" ? "Live" : "Was live"}</span>
            ) : (
              <form method="post">
                <input type="hidden" name="release" value={release.id} />
                <Button type="submit" size="small" name="intent" value="publish">
                  Publish<span className="sr-only"> version {release.revision}</span>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Approved({ release: { revision, approved_at, origin } }: { release: ReleaseRow }) {
  return (
    <div className="grid min-w-0">
      <span>Version {revision}</span>
      <span className="wrap-anywhere text-muted text-small">
        {approved_at && (
          <>
            approved <Moment at={approved_at} />
          </>
        )}{" "}
        for {origin}
      </span>
    </div>
  );
}
