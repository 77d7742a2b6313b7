import type { SuspectedBrief } from "../../core/briefs/suspected-briefs.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Moment } from "../shell/moment.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { BriefAnswers } from "./brief-answers.tsx";
import { BriefFiles } from "./brief-files.tsx";
import { CustomerCard } from "./customer-card.tsx";
import type { Judgement } from "./receive-judgement.ts";

type SuspectedScreenProps = {
  /** Undefined if they could not be fetched. */
  briefs: readonly SuspectedBrief[] | undefined;
  judgement: Judgement | undefined;
  /** Whether the post that led here dismissed one. */
  dismissed: boolean;
};

/** Briefs that were kept apart, each to be let in or dismissed. */
export function SuspectedScreen({ briefs, judgement, dismissed }: SuspectedScreenProps) {
  const problem = judgement && problemText(judgement);
  return (
    <div className="grid gap-5">
      <ScreenHeader
        title="Suspected briefs"
        lead="A hidden field was filled in, by a bot or by a browser’s autofill. The sender hasn’t had an email. If you let one in, it counts as a brief sent now. The rest are deleted after 30 days, with their files."
      />
      <a href="/admin/briefs" className="flex min-h-6 items-center justify-self-start text-link">
        All briefs
      </a>
      {problem && (
        <Notice tone="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      {dismissed && !judgement && (
        <Notice tone="success" role="status">
          <p>Dismissed.</p>
        </Notice>
      )}
      {!briefs && <p>Failed to fetch briefs. The database didn’t answer. Please try again.</p>}
      {briefs?.length === 0 && <p className="text-muted">There are none.</p>}
      {briefs?.map((brief) => (
        <Suspected key={brief.id} brief={brief} />
      ))}
    </div>
  );
}

function Suspected({ brief }: { brief: SuspectedBrief }) {
  const { id, business_name, created_at, files } = brief;
  return (
    <section aria-label={business_name}>
      <Card className="grid gap-5 p-5 sm:p-6">
        <header className="min-w-0">
          <h2 className="wrap-anywhere text-heading">{business_name}</h2>
          <p className="text-muted text-small">
            Sent <Moment at={created_at} />
          </p>
        </header>
        <CustomerCard brief={brief} />
        <BriefAnswers brief={brief} />
        {files.length > 0 && <BriefFiles files={files} />}
        <form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="let-in">
            Let in<span className="sr-only"> {business_name}</span>
          </Button>
          <Button type="submit" look="secondary" name="intent" value="dismiss">
            Dismiss<span className="sr-only"> {business_name}</span>
          </Button>
        </form>
      </Card>
    </section>
  );
}

function problemText({ outcome }: Judgement): string | undefined {
  switch (outcome) {
    case "judged-before":
      return "Somebody else has let that brief in or dismissed it.";
    case "refused":
      return "Nothing was changed: the form wasn’t complete.";
    case "failed":
      return "Failed to update the brief. Please try again.";
    default:
      return undefined;
  }
}
