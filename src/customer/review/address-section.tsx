import type { Asked } from "../../core/reviews/asked.ts";
import { longest } from "../../core/reviews/fields.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import type { ReviewData } from "./review-data.ts";

type AddressSectionProps = {
  review: ReviewData;
  asked: Asked;
  typed: Partial<Record<string, string>>;
  errors: Partial<Record<string, string>>;
};

/** Where the website will be, with a plain form for whoever would like another name. */
export function AddressSection({ review, asked, typed, errors }: AddressSectionProps) {
  const { wish, asker } = errors;
  return (
    <section id="address" aria-labelledby="address-title">
      <Card className="grid max-w-3xl gap-4">
        <div className="grid gap-2">
          <h2 id="address-title" className="text-heading">
            Your website’s address
          </h2>
          <p className="wrap-anywhere">{asked.question} If it’s fine, there’s nothing to do.</p>
        </div>
        <details open={wish !== undefined || asker !== undefined}>
          <summary className="flex min-h-11 cursor-pointer items-center text-link">
            I’d like another name
          </summary>
          <form
            method="post"
            action={`${review.formsGoTo}#address`}
            noValidate
            className="grid gap-4 pt-2"
          >
            <input type="hidden" name="intent" value="address" />
            <input type="hidden" name="release" value={review.release} />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label="The name you’d like"
                name="wish"
                autoCapitalize="none"
                autoComplete="off"
                maxLength={longest.wish}
                defaultValue={typed.wish ?? ""}
                error={wish}
              />
              <TextField
                label="And your name"
                name="asker"
                autoComplete="name"
                maxLength={longest.name}
                defaultValue={typed.asker ?? ""}
                error={asker}
              />
            </div>
            <Button type="submit" look="secondary" className="justify-self-start">
              Ask for this name
            </Button>
          </form>
        </details>
      </Card>
    </section>
  );
}
