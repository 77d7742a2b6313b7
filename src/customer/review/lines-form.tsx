import { lineField, longest } from "../../core/reviews/fields.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { FieldError } from "../../ui/forms/field-error.tsx";
import type { ReviewData } from "./review-data.ts";
import { fillInName, nameIn, remember } from "./review-memory.ts";

type LinesFormProps = {
  review: ReviewData;
  typed: Partial<Record<string, string>>;
  errors: Partial<Record<string, string>>;
};

/**
 * The lines of the website that we suggested, for its customer to say that they are right. A plain
 * form: what is half written elsewhere on the page stays in this browser.
 */
export function LinesForm({ review, typed, errors }: LinesFormProps) {
  const { lines } = review;
  if (lines.length === 0) return null;
  return (
    <section id="lines" aria-labelledby="lines-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="lines-title" className="text-heading">
          Words we suggested
        </h2>
        <p>
          {lines.length === 1
            ? "We wrote this line: it says"
            : `We wrote these ${lines.length} lines: they say`}{" "}
          what businesses like yours usually do. Tick what’s right for your business. If something
          isn’t, write a comment and we’ll change it. Your website can’t go live until every line is
          confirmed.
        </p>
      </div>
      <form
        method="post"
        action={`${review.formsGoTo}#lines`}
        noValidate
        onFocus={({ currentTarget }) => fillInName(currentTarget, review.id)}
        onSubmit={({ currentTarget }) =>
          remember(review.id, { name: nameIn(currentTarget)?.value ?? "" })
        }
        className="grid justify-items-start gap-4"
      >
        <input type="hidden" name="intent" value="lines" />
        <input type="hidden" name="release" value={review.release} />
        <ul className="grid gap-1">
          {lines.map(({ id, words }) => (
            <li key={id}>
              <label className="flex min-h-11 cursor-pointer items-start gap-3 border-line border-t py-2.5">
                <input
                  type="checkbox"
                  name={lineField(id)}
                  value="yes"
                  defaultChecked={typed[lineField(id)] === "yes"}
                  className="mt-1 size-5.5 shrink-0 accent-eucalyptus"
                />
                <span dir="auto" className="wrap-anywhere min-w-0 whitespace-pre-line">
                  {words}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <TextField
          className="w-full"
          label="Your name"
          id="lines-name"
          name="name"
          autoComplete="name"
          maxLength={longest.name}
          defaultValue={typed.name ?? ""}
          error={errors.name}
        />
        <FieldError id="lines-error">{errors.lines ?? errors.text}</FieldError>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">The ticked lines are right</Button>
          {lines.length > 1 && (
            <Button type="submit" look="secondary" name="all" value="yes">
              All {lines.length} are right
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
