import type { EmailRow } from "../../core/emails/outbox-list.ts";
import { maxCounted } from "../../platform/count-rows.ts";
import { dateTimeInSydney } from "../../platform/time/sydney-time.ts";
import { countLabel } from "../../ui/count-label.ts";
import { Notice } from "../../ui/notice.tsx";
import { FilterTabs } from "../shell/filter-tabs.tsx";
import { Pager } from "../shell/pager.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { SearchForm } from "../shell/search-form.tsx";
import { StatusBadge } from "../shell/status-badge.tsx";
import { type OutboxView, outboxAddress } from "./outbox-view.ts";
import { emailStatusLabels, emailStatusTones, emailTitle } from "./status-words.ts";

type OutboxScreenProps = {
  view: OutboxView;
  /** Whether there is a mail server. */
  canSend: boolean;
};

/** Every email from the site, newest first, with its status. */
export function OutboxScreen({ view, canSend }: OutboxScreenProps) {
  const { search, status, page, pages, counts } = view;
  const all = Object.values(counts).reduce((sum, count) => sum + count);
  const tabs = [
    { label: "All", status: undefined, count: countLabel(all, maxCounted) },
    ...Object.entries(emailStatusLabels).map(([value, label]) => ({
      label,
      status: value,
      count: countLabel(counts[value as keyof typeof emailStatusLabels], maxCounted),
    })),
  ].map((tab) => ({
    ...tab,
    href: outboxAddress({ search, status: tab.status }),
    here: tab.status === status,
  }));
  return (
    <>
      <ScreenHeader title="Emails" lead="Everything the site has sent to people." />
      <div className="grid gap-5">
        {!canSend && (
          <Notice title="Emails are kept here, not sent">
            <p>No mail server is set up. Set SMTP_URL, restart, then send the kept emails.</p>
          </Notice>
        )}
        <SearchForm
          label="Search address or subject"
          action="/admin/emails"
          value={search}
          keep={{ status }}
        />
        <FilterTabs label="Status" tabs={tabs} />
        {view.emails.length > 0 ? (
          <EmailRows emails={view.emails} />
        ) : (
          <p className="rounded-card border border-line bg-surface p-6 text-muted">
            {search || status ? "No emails match." : "No emails yet."}
          </p>
        )}
        <Pager page={page} pages={pages} href={(n) => outboxAddress({ search, status, page: n })} />
      </div>
    </>
  );
}

function EmailRows({ emails }: { emails: readonly EmailRow[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {emails.map((email) => (
        <li key={email.id} className="relative grid gap-1 px-4 py-3 hover:bg-sand">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <a
              href={`/admin/emails/${email.id}`}
              className="wrap-anywhere min-w-0 font-semibold after:absolute after:inset-0"
            >
              {emailTitle(email)}
            </a>
            <StatusBadge tone={emailStatusTones[email.status]}>
              {emailStatusLabels[email.status]}
            </StatusBadge>
          </div>
          <p className="wrap-anywhere text-muted text-small">
            To {email.to_address}, {dateTimeInSydney(email.sent_at ?? email.created_at)}
          </p>
          {email.last_error && (
            <p className="wrap-anywhere text-danger text-small">{email.last_error}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
