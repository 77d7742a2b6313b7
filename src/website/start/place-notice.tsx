import { invitationBrings } from "../../content/offer.ts";
import type { Place } from "../../core/waitlist/places.ts";
import { dayInSydney } from "../../platform/time/sydney-time.ts";
import { Notice } from "../../ui/notice.tsx";

/** Tells somebody who follows their invitation that they have a place, or had one. */
export function PlaceNotice({ place: { position, until, hasRunOut } }: { place: Place }) {
  return hasRunOut ? (
    <Notice title="Your invitation has run out">
      <p>
        It worked until {dayInSydney(until)}. You can still send your brief: we’ll see that you were
        number {position} on the waitlist.
      </p>
    </Notice>
  ) : (
    <Notice tone="success" title="Your spot is open">
      <p>
        You were number {position} on the waitlist. Send your brief by {dayInSydney(until)} and the
        spot is yours.
      </p>
      <p>{invitationBrings}</p>
    </Notice>
  );
}
