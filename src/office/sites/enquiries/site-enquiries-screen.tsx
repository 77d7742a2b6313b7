import type { SiteEnquiry } from "../../../core/enquiries/site-enquiries.ts";
import { Notice } from "../../../ui/notice.tsx";
import { JudgeForm } from "../../shell/judge-form.tsx";
import { Moment } from "../../shell/moment.tsx";
import { Steps } from "../../shell/pager.tsx";
import { SiteFrame } from "../site-frame.tsx";
import type { SiteEnquiryChange } from "./receive-site-enquiry-change.ts";
import { type SiteEnquiriesView, suspectedShown } from "./site-enquiries-view.ts";

type SiteEnquiriesScreenProps = {
  view: SiteEnquiriesView;
  change: SiteEnquiryChange | undefined;
  /** The query’s word of what was done. */
  done: string | null;
};

/** What visitors of a customer’s site wrote to the business. */
export function SiteEnquiriesScreen({ view, change, done }: SiteEnquiriesScreenProps) {
  const { site, enquiries, isFirst, older, suspected } = view;
  const address = `/admin/sites/${site.id}/enquiries`;
  return (
    <SiteFrame site={site} here="/enquiries">
      <div className="grid gap-5">
        <News change={change} done={done} />
        <p className="text-muted">
          Each goes to {site.email} by email. We keep them for 24 months, and suspected ones for 30
          days.
        </p>
        {suspected.length > 0 && <Suspected suspected={suspected} />}
        {enquiries.length === 0 ? (
          <p className="rounded-card border border-line bg-surface p-6 text-muted">
            {isFirst ? "No enquiries yet." : "No older enquiries."}
          </p>
        ) : (
          <ol className={list}>
            {enquiries.map((enquiry) => (
              <li key={enquiry.id} className="grid gap-1 px-4 py-4">
                <Words enquiry={enquiry} />
              </li>
            ))}
          </ol>
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

const list = "divide-y divide-line overflow-hidden rounded-card border border-line bg-surface";

function News({ change, done }: Pick<SiteEnquiriesScreenProps, "change" | "done">) {
  if (change?.outcome === "refused") {
    return (
      <Notice tone="error" role="alert">
        <p>{change.reason}</p>
      </Notice>
    );
  }
  if (done !== "let-in" && done !== "dismiss") return null;
  return (
    <Notice tone="success" role="status">
      <p>{done === "let-in" ? "Let in and emailed to the business." : "Dismissed."}</p>
    </Notice>
  );
}

function Suspected({ suspected }: { suspected: readonly SiteEnquiry[] }) {
  return (
    <section aria-labelledby="suspected" className="grid gap-3">
      <h2 id="suspected" className="text-heading">
        Suspected messages
      </h2>
      <p className="text-muted text-small">
        A hidden field was filled in, there were many links, or many came from one connection. The
        business hasn’t been told about them.
        {suspected.length === suspectedShown &&
          " There may be older ones, which appear as you work through these."}
      </p>
      <ul className={list}>
        {suspected.map((enquiry) => (
          <li
            key={enquiry.id}
            className="grid gap-3 px-4 py-3 text-small md:grid-cols-[minmax(0,1fr)_auto] md:items-start"
          >
            <div className="grid min-w-0 gap-0.5">
              <Words enquiry={enquiry} />
            </div>
            <JudgeForm id={enquiry.id} of={enquiry.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ enquiry: { name, reply_to, message, created_at } }: { enquiry: SiteEnquiry }) {
  return (
    <>
      <p dir="auto" className="wrap-anywhere font-semibold">
        {name}
      </p>
      <p className="wrap-anywhere text-muted text-small">
        {reply_to}, <Moment at={created_at} />
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {message}
      </p>
    </>
  );
}
