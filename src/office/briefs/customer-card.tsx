import type { Brief } from "../../core/briefs/briefs.ts";
import type { WaitlistEntry } from "../../core/waitlist/waitlist.ts";
import { Card } from "../../ui/card.tsx";
import { PersonLink } from "../shell/person-link.tsx";

/** Who to talk to. @param entry their place on the waitlist, if they have one. */
export function CustomerCard({ brief, entry }: { brief: Brief; entry?: WaitlistEntry | null }) {
  return (
    <section aria-label="Customer">
      <Card tone="sky" className="grid gap-1 p-5 sm:p-6">
        <h2 className="text-heading">{brief.contact_name ?? "Customer"}</h2>
        <a
          className="flex min-h-6 items-center justify-self-start text-link"
          href={`mailto:${brief.email}`}
        >
          {brief.email}
        </a>
        {brief.phone && (
          <a
            className="flex min-h-6 items-center justify-self-start text-link"
            href={`tel:${brief.phone.replace(/[^\d+]/g, "")}`}
          >
            {brief.phone}
          </a>
        )}
        {entry && (
          <a
            className="flex min-h-6 items-center justify-self-start text-link"
            href={`/admin/waitlist?q=${encodeURIComponent(entry.email)}`}
          >
            Number {entry.position} on the waitlist, {entry.status}
          </a>
        )}
        <PersonLink email={brief.email} />
      </Card>
    </section>
  );
}
