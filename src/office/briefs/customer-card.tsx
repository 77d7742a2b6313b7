import type { Brief } from "../../core/briefs/briefs.ts";
import { Card } from "../../ui/card.tsx";

/** Who to talk to. */
export function CustomerCard({ brief }: { brief: Brief }) {
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
      </Card>
    </section>
  );
}
