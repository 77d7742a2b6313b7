import { plans } from "../../content/offer.ts";
import { daysOfAdmissions } from "../../core/waitlist/admissions.ts";
import { longest } from "../../core/waitlist/fields.ts";
import type { OwnPlace } from "../../core/waitlist/own-place.ts";
import { maxCounted } from "../../platform/count-rows.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ChoiceCards } from "../../ui/forms/choice-cards.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import type { ShownPage } from "./answer-your-page.ts";
import { counted } from "./words.ts";

type PlaceSectionProps = { place: OwnPlace; shown: ShownPage };

/** Their place on the waitlist: where they are, what can be corrected, and the way out and back. */
export function PlaceSection({ place, shown }: PlaceSectionProps) {
  const { state, entry } = place;
  return (
    <section aria-labelledby="waitlist">
      <Card className="grid grid-cols-1 gap-5">
        <h2 id="waitlist" className="text-heading">
          The waitlist
        </h2>
        {state === "waiting" && <Waiting {...place} />}
        {state === "invited" && (
          <p>
            You joined as number {entry.position}, and your spot is open.
            {!place.invitation && " We’ll be in touch."}
          </p>
        )}
        {state === "joined" && (
          <p>You joined as number {entry.position}, and have taken your spot.</p>
        )}
        {(state === "waiting" || state === "invited") && (
          <>
            <CorrectForm place={place} shown={shown} />
            <MoveForm address={shown.address} intent="leave">
              Leave the waitlist
            </MoveForm>
          </>
        )}
        {state === "left" && (
          <>
            <p>
              You’ve left the waitlist, and we won’t email you about it. Changed your mind? Your old
              place is still there.
            </p>
            <MoveForm address={shown.address} intent="return">
              Put me back
            </MoveForm>
          </>
        )}
      </Card>
    </section>
  );
}

function Waiting({ entry, ahead, admitted }: Extract<OwnPlace, { state: "waiting" }>) {
  const people = counted(ahead, "person", "people", maxCounted);
  return (
    <>
      <p>
        <span className="block font-heading text-title">#{entry.position}</span>
        {ahead === 0
          ? "Nobody is ahead of you now: you’re next."
          : `${people.replace(/^m/, "M")} ${ahead === 1 ? "is" : "are"} ahead of you now.`}
      </p>
      {admitted && (
        <p className="text-muted">
          Most of the people we’ve invited in the last {daysOfAdmissions} days had waited{" "}
          {weeksInWords(admitted)}. That’s how it has gone so far; it’s not a promise.
        </p>
      )}
    </>
  );
}

function weeksInWords({ fromWeeks, toWeeks }: { fromWeeks: number; toWeeks: number }): string {
  if (fromWeeks === 0) return toWeeks === 1 ? "less than a week" : `up to ${toWeeks} weeks`;
  return fromWeeks === toWeeks
    ? counted(toWeeks, "week")
    : `between ${fromWeeks} and ${toWeeks} weeks`;
}

function CorrectForm({ place: { entry }, shown }: PlaceSectionProps) {
  const isTyped = shown.typed.intent === "correct";
  const { phone, preferred_plan } = isTyped ? shown.typed : entry;
  const { errors } = shown;
  return (
    <details open={isTyped}>
      <summary className="flex min-h-11 cursor-pointer items-center text-link">
        Change your phone number or plan
      </summary>
      <form method="post" action={shown.address} noValidate className="mt-3 grid grid-cols-1 gap-5">
        <input type="hidden" name="intent" value="correct" />
        <TextField
          label="Phone Number"
          marker="optional"
          type="tel"
          name="phone"
          autoComplete="tel"
          maxLength={longest.phone}
          defaultValue={phone ?? ""}
          error={errors.phone}
        />
        <ChoiceCards
          type="radio"
          legend="Preferred Plan"
          name="preferred_plan"
          options={planChoices}
          defaultValue={preferred_plan}
          error={errors.preferred_plan}
        />
        <Button type="submit" className="justify-self-start">
          Save
        </Button>
      </form>
    </details>
  );
}

const planChoices = plans.map(({ id, name, summary }) => ({
  value: id,
  title: name,
  detail: summary,
}));

type MoveFormProps = { address: string; intent: "leave" | "return"; children: string };

function MoveForm({ address, intent, children }: MoveFormProps) {
  return (
    <form method="post" action={address}>
      <Button type="submit" look="secondary" name="intent" value={intent}>
        {children}
      </Button>
    </form>
  );
}
