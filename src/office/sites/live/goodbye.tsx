import { exportInWords, times } from "../../../content/offer.ts";
import type { Cancellation } from "../../../core/sites/cancelling/cancellation.ts";
import type { Site } from "../../../core/sites/sites.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Moment } from "../../shell/moment.tsx";
import { Section } from "../../shell/section.tsx";
import type { LiveView } from "./view-live.ts";

/** Whether visitors find a site, or the word that it is taking a break. */
export function isPublic({ status }: Pick<Site, "status">): boolean {
  return status === "live" || status === "suspended";
}

/** Asks before a site is taken offline or cancelled, saying what that does. */
export function AskFirst({ view, ask }: { view: LiveView; ask: string | null }) {
  const { site, phone } = view;
  if (ask === "take-down" && site.status === "live") {
    return (
      <Section title={`Take ${site.name} offline?`}>
        <p>
          Visitors see that it’s taking a break{phone && `, and that they can ring ${phone}`}. It
          takes no messages. Everything is kept, you can put it back at any time, and the customer
          gets an email.
        </p>
        <form method="post" action="?" className="flex flex-wrap gap-3">
          <Button type="submit" size="small" name="intent" value="take-down">
            Take it offline
          </Button>
          <Keep />
        </form>
      </Section>
    );
  }
  if (ask !== "cancel" || !isPublic(site)) return null;
  return (
    <Section title={`Cancel the site of ${site.name}?`}>
      <p>
        Visitors see at once that it has closed. Everything is kept for {times.graceDays} days, in
        which you or the customer can bring it back. The customer gets an email now and two
        reminders.
      </p>
      <p>
        After that the site, its pictures and messages, its review and the brief are deleted for
        good. Approvals stay, and nobody else gets its name for a year. An export ({exportInWords})
        has to be ordered before.
      </p>
      <form method="post" action="?" className="grid justify-items-start gap-4">
        {phone && (
          <label className="flex items-start gap-2.5">
            <input type="checkbox" name="phone" value="yes" className="mt-1 size-5 shrink-0" />
            <span>Tell visitors that they can still ring {phone}: the customer wants that.</span>
          </label>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" name="intent" value="cancel">
            Cancel the site
          </Button>
          <Keep />
        </div>
      </form>
    </Section>
  );
}

function Keep() {
  return (
    <ButtonLink href="?" look="secondary" size="small">
      Leave it as it is
    </ButtonLink>
  );
}

/** Leads to the question. */
export function Goodbye() {
  return (
    <Section title="Goodbye">
      <p className="text-muted">
        For a customer who is leaving. They can do the same on their own page.
      </p>
      <p>
        <ButtonLink href="?ask=cancel" look="secondary" size="small">
          Cancel this site…
        </ButtonLink>
      </p>
    </Section>
  );
}

/** Of a site that is cancelled, until it is deleted. */
export function Cancelled({ cancellation }: { cancellation: Cancellation }) {
  const { since, until, wasLive } = cancellation;
  return (
    <Section title="Cancelled">
      <p>
        Cancelled <Moment at={since} />. Visitors see that it has closed. It will be deleted for
        good <Moment at={until} />.
      </p>
      <form method="post" action="?" className="grid justify-items-start gap-3">
        <p className="text-muted">
          {wasLive
            ? "Until then it can go back online just as it was. The customer gets an email."
            : "Until then this can be taken back. It was offline before, and stays so."}
        </p>
        <Button type="submit" look="secondary" size="small" name="intent" value="take-back">
          Bring it back
        </Button>
      </form>
    </Section>
  );
}
