import type { Enquiry } from "../../core/enquiries/enquiries.ts";
import { JudgeForm } from "../shell/judge-form.tsx";
import { EnquiryText, sender } from "./enquiry-text.tsx";

/** Messages that were kept apart, each to be let in or dismissed. */
export function SuspectedEnquiries({ suspected }: { suspected: readonly Enquiry[] }) {
  return (
    <section aria-labelledby="suspected" className="grid gap-3">
      <h2 id="suspected" className="text-heading">
        Suspected messages
      </h2>
      <p className="text-muted text-small">
        A hidden field was filled in, by a bot or by a browser’s autofill. Messages you don’t let in
        are deleted after 30 days.
      </p>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {suspected.map((enquiry) => (
          <li
            key={enquiry.id}
            className="grid gap-3 px-4 py-3 text-small md:grid-cols-[minmax(0,1fr)_auto] md:items-start"
          >
            <div className="grid min-w-0 gap-0.5">
              <p dir="auto" className="wrap-anywhere font-semibold">
                {sender(enquiry)}
              </p>
              {enquiry.name && <p className="wrap-anywhere">{enquiry.email}</p>}
              <EnquiryText enquiry={enquiry} />
            </div>
            <JudgeForm id={enquiry.id} of={sender(enquiry)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
