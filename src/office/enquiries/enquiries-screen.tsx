import { times } from "../../content/offer.ts";
import { maxCounted } from "../../platform/count-rows.ts";
import { countLabel } from "../../ui/count-label.ts";
import { Notice } from "../../ui/notice.tsx";
import { FilterTabs } from "../shell/filter-tabs.tsx";
import { Steps } from "../shell/pager.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { SearchForm } from "../shell/search-form.tsx";
import type { EnquiriesNotice } from "./enquiries-notice.ts";
import { type EnquiriesView, enquiriesAddress } from "./enquiries-view.ts";
import { EnquiryRows } from "./enquiry-rows.tsx";
import { SuspectedEnquiries } from "./suspected-enquiries.tsx";

type EnquiriesScreenProps = { view: EnquiriesView; notice: EnquiriesNotice | undefined };

/** What visitors wrote to us and to our customers, newest first. */
export function EnquiriesScreen({ view, notice }: EnquiriesScreenProps) {
  const { search, status, enquiries, newer, older, open, more, suspected } = view;
  const tabs = [
    { label: "All", status: undefined },
    { label: "Unanswered", status: "open", count: countLabel(open, maxCounted) },
    { label: "Answered", status: "answered" },
    { label: "To customers", status: "customers" },
  ].map((tab) => ({
    ...tab,
    count: search ? undefined : tab.count,
    href: enquiriesAddress({ search, status: tab.status }),
    here: tab.status === status,
  }));
  return (
    <>
      <ScreenHeader
        title="Enquiries"
        lead={`Messages to us, which we promise to answer within ${times.supportReply}, and to customers by their websites, which are theirs to answer.`}
      />
      <div className="grid gap-5">
        {notice && (
          <Notice tone={notice.tone} role={notice.tone === "error" ? "alert" : "status"}>
            <p>{notice.text}</p>
          </Notice>
        )}
        {suspected.length > 0 && <SuspectedEnquiries suspected={suspected} />}
        <SearchForm
          label="Search name, email or words"
          action="/admin/enquiries"
          value={search}
          keep={{ status }}
        />
        <FilterTabs label="Status" tabs={tabs} />
        {enquiries.length > 0 ? (
          <EnquiryRows enquiries={enquiries} />
        ) : (
          <p className="rounded-card border border-line bg-surface p-6 text-muted">
            {search || status ? "No enquiries match." : "No enquiries yet."}
          </p>
        )}
        {more && (
          <p className="text-muted text-small">
            Not all matches are shown. Add more words to narrow your search.
          </p>
        )}
        <Steps
          here=""
          first={enquiriesAddress({ search, status })}
          previous={newer && enquiriesAddress({ search, status, after: newer })}
          next={older && enquiriesAddress({ search, status, before: older })}
        />
      </div>
    </>
  );
}
