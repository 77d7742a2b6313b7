import type { DraftState } from "../../core/briefs/drafts.ts";
import type { WholeBrief } from "../../core/briefs/find-brief.ts";
import { previewPromise } from "../../core/briefs/preview-promise.ts";
import type { WaitlistEntry } from "../../core/waitlist/waitlist.ts";
import { Button } from "../../ui/button.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { Moment } from "../shell/moment.tsx";
import { Section } from "../shell/section.tsx";
import { BriefAnswers } from "./brief-answers.tsx";
import { BriefBadges } from "./brief-badges.tsx";
import { BriefFiles } from "./brief-files.tsx";
import { BriefHistory } from "./brief-history.tsx";
import { BriefPageNotice } from "./brief-page-notice.tsx";
import { CustomerCard } from "./customer-card.tsx";
import { MailForm } from "./mail-form.tsx";
import { NoteForm } from "./note-form.tsx";
import { QuestionSection } from "./question-section.tsx";
import type { ChangeReceipt } from "./receive-brief-change.ts";
import { ChangeFields, StatusForm } from "./status-form.tsx";

type BriefPageProps = WholeBrief & {
  /** The customer's place on the waitlist, if they have one. */
  entry: WaitlistEntry | null;
  /** The site that was drafted from it, if there is one. */
  siteId: string | undefined;
  /** What has become of its draft while there is none. */
  draft: DraftState;
  /** The id of who is looking. */
  operatorId: string;
  receipt: ChangeReceipt | undefined;
  /** What the post that led here did. */
  done: string | null;
  /** Whether there is a mail server. */
  canSend: boolean;
};

/**
 * Everything about one brief, and everything an operator can do with it. `form-memory.ts` finds its
 * forms.
 */
export function BriefPage({
  operatorId,
  brief,
  entry,
  siteId,
  draft,
  history,
  receipt,
  done,
  canSend,
}: BriefPageProps) {
  const typed = receipt && "typed" in receipt ? receipt.typed : undefined;
  const mistake = receipt?.outcome === "invalid" ? receipt : undefined;
  return (
    <div
      id="brief"
      data-operator={operatorId}
      data-brief={brief.id}
      className="wrap-anywhere grid gap-5"
    >
      <a
        href="/admin/briefs"
        className="flex min-h-11 items-center gap-2 justify-self-start text-link text-small"
      >
        <ArrowLeft className="size-4.5" />
        All briefs
      </a>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 flex-1 basis-80 gap-2">
          <h1 className="min-w-0 text-subtitle">{brief.business_name}</h1>
          <BriefBadges brief={brief} />
          <p className="text-small">{previewPromise(brief).sentence}</p>
          <p className="text-muted text-small">
            Sent <Moment at={brief.created_at} />
          </p>
          <SiteOfBrief siteId={siteId} draft={draft} brief={brief} />
          {brief.preview_link && (
            <p className="min-w-0 text-small">
              Preview:{" "}
              <a className="text-link" href={brief.preview_link} target="_blank" rel="noreferrer">
                {brief.preview_link}
              </a>
            </p>
          )}
        </div>
        <div className="w-full sm:w-72">
          <StatusForm
            brief={brief}
            typed={typed}
            linkError={mistake?.field === "link" ? mistake.error : undefined}
            unsentSite={receipt?.outcome === "ready" ? receipt.unsentSite : undefined}
          />
        </div>
      </header>
      <BriefPageNotice receipt={receipt} done={done} canSend={canSend} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
        <div className="grid min-w-0 gap-5">
          <Section title="The brief">
            <BriefAnswers brief={brief} />
          </Section>
          <Section title="Files">
            <BriefFiles files={brief.files} />
          </Section>
        </div>
        <div className="grid min-w-0 gap-5">
          <CustomerCard brief={brief} entry={entry} />
          <QuestionSection
            brief={brief}
            asked={history.find(({ action }) => action === "brief.question")}
            typed={typed}
            mistake={mistake}
          />
          <Section title="Email the customer">
            <MailForm brief={brief} typed={typed} mistake={mistake} />
          </Section>
          <Section title="Notes and history">
            <NoteForm
              brief={brief}
              note={typed?.note ?? ""}
              error={mistake?.field === "note" ? mistake.error : undefined}
            />
            <BriefHistory brief={brief} history={history} canSend={canSend} />
          </Section>
        </div>
      </div>
    </div>
  );
}

type SiteOfBriefProps = Pick<BriefPageProps, "siteId" | "draft" | "brief">;

function SiteOfBrief({ siteId, draft, brief }: SiteOfBriefProps) {
  if (siteId) {
    return (
      <a
        className="flex min-h-6 items-center justify-self-start text-link text-small"
        href={`/admin/sites/${siteId}`}
      >
        Open the site
      </a>
    );
  }
  if (draft === "queued") {
    return <p className="text-muted text-small">The draft is being made.</p>;
  }
  return (
    <form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ChangeFields intent="draft" brief={brief} />
      <p className="text-muted text-small">{withoutSite(draft, brief)}</p>
      <Button type="submit" look="secondary" size="small">
        Make a draft
      </Button>
    </form>
  );
}

function withoutSite(draft: DraftState, { status }: BriefPageProps["brief"]): string {
  if (draft === "given up") return "We couldn’t make a draft of this brief.";
  return status === "submitted" || status === "in_progress"
    ? "This brief has no site yet. A draft is made within ten minutes."
    : "This brief has no site.";
}
