import type { ReleaseRow } from "../../../core/sites/releases.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Moment } from "../../shell/moment.tsx";
import { Section } from "../../shell/section.tsx";
import { leftInWords } from "../left-in-words.ts";
import { SiteFrame } from "../site-frame.tsx";
import { doneWords } from "./live-words.ts";
import type { LiveReceipt } from "./receive-live-change.ts";
import type { LiveView } from "./view-live.ts";

type LiveScreenProps = {
  view: LiveView;
  receipt: LiveReceipt | undefined;
  /** The query’s word of what was done. */
  done: string | null;
};

/** A site’s address, what is served there, and what could be. */
export function LiveScreen({ view, receipt, done }: LiveScreenProps) {
  const refused = receipt?.outcome === "refused" ? receipt : undefined;
  const isClosed = view.site.status === "cancelled" || view.site.status === "deleted";
  return (
    <SiteFrame site={view.site} here="/live">
      <div className="grid max-w-3xl gap-5">
        <News refused={refused} done={doneWords(done)} />
        {isClosed ? (
          <p className="text-muted">The customer has cancelled this site.</p>
        ) : (
          <>
            <Now view={view} />
            <Address view={view} refused={refused} />
            <Right view={view} />
            <Releases view={view} />
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
        <p>{refused.reason}</p>
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
function Now({ view: { site, origin, releases, leftWords } }: { view: LiveView }) {
  const live = releases.find(({ id }) => id === site.live_release);
  if (site.status === "suspended") {
    return (
      <Section title="Offline">
        <p>
          This site has been taken offline. Everything is kept, and visitors read that it’s taking a
          break.
        </p>
        <Do intent="put-back" label="Put it back" />
      </Section>
    );
  }
  if (site.status !== "live" || !origin) {
    return (
      <Section title="Not live yet">
        <p className="text-muted">
          Before it can go live it needs an address, an approved version, and somebody to record
          that it may be published.
        </p>
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
      <div className="flex flex-wrap gap-3">
        {site.previous_release && <Do intent="roll-back" label="Back to the version before" />}
        <Do intent="take-down" label="Take it offline" />
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
          defaultValue={refused?.slug ?? site.slug ?? ""}
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
              Move the live site. Links to its present address will stop working, and nobody else
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

function Right({ view: { site } }: { view: LiveView }) {
  return (
    <Section title="May it be published?">
      {site.entitled_at ? (
        <p>
          Yes, since <Moment at={site.entitled_at} />.
        </p>
      ) : (
        <>
          <p className="text-muted">
            Record this once it’s settled, for instance when the plan has been paid for.
          </p>
          <Do intent="entitle" label="It may be published" />
        </>
      )}
    </Section>
  );
}

function Releases({ view: { site, releases } }: { view: LiveView }) {
  return (
    <Section title="Approved versions">
      {releases.length === 0 && (
        <p className="text-muted">None yet. Send the site for review first.</p>
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
