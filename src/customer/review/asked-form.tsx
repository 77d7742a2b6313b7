import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Asked } from "../../core/reviews/asked.ts";
import { answerField, longest } from "../../core/reviews/fields.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { FieldError } from "../../ui/forms/field-error.tsx";
import { postForm } from "../../ui/forms/post-form.ts";
import { TextArea } from "../../ui/forms/text-area.tsx";
import type { CommentAnswer } from "./answer-review.ts";
import { isCommentAnswer } from "./comment-form.tsx";
import type { ReviewData } from "./review-data.ts";
import { fillInName, nameIn, recall, remember, rememberDraft } from "./review-memory.ts";

type AskedFormProps = {
  review: ReviewData;
  /** Nothing is shown where nothing is asked. */
  asked: readonly Asked[];
  typed: Partial<Record<string, string>>;
  errors: Partial<Record<string, string>>;
  onSent(answer: Extract<CommentAnswer, { outcome: "added" }>): void;
};

/**
 * The questions that only the business can answer: a plain form, of which any part can be sent. Once
 * hydrated it is sent without leaving the page, and what is typed stays in this browser until then.
 */
export function AskedForm({ review, asked, typed, errors: atFirst, onSent }: AskedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(atFirst);
  const [isFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    const { drafts } = recall(review.id);
    for (const area of form.current?.querySelectorAll("textarea") ?? []) {
      // What is there was typed before the script came.
      if (area.value) rememberDraft(review.id, area.name, area.value);
      else area.value = drafts?.[area.name] ?? "";
    }
  }, [review.id]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const element = event.currentTarget;
    setBusy(true);
    const answer = await postForm(element, new FormData(element), isCommentAnswer);
    flushSync(() => {
      setBusy(false);
      setFailed(answer.outcome === "failed");
      setErrors(answer.outcome === "refused" ? answer.errors : {});
    });
    if (answer.outcome !== "added") return focusWrong(element);
    const open = new Set(answer.asked.map(({ id }) => answerField(id)));
    for (const { name } of element.querySelectorAll("textarea")) {
      if (!open.has(name)) rememberDraft(review.id, name, "");
    }
    remember(review.id, { name: nameIn(element)?.value ?? "" });
    onSent(answer);
  }

  if (asked.length === 0) return null;
  return (
    <section id="asked" aria-labelledby="asked-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="asked-title" className="text-heading">
          A few things only you know
        </h2>
        <p>
          Your customers are likely to ask. Answer any you like, in your own words, and we’ll put
          them on your website. What you leave blank isn’t shown.
        </p>
      </div>
      <form
        ref={form}
        method="post"
        action={`${review.formsGoTo}#asked`}
        noValidate
        onSubmit={onSubmit}
        onFocus={({ currentTarget }) => fillInName(currentTarget, review.id)}
        className="grid gap-4"
      >
        <input type="hidden" name="intent" value="answers" />
        <input type="hidden" name="release" value={review.release} />
        {asked.map(({ id, question }) => (
          <TextArea
            key={id}
            id={`asked-${id}`}
            label={question}
            name={answerField(id)}
            rows={2}
            maxLength={longest.answer}
            defaultValue={typed[answerField(id)] ?? ""}
            error={errors[answerField(id)]}
            onInput={({ currentTarget: { name, value } }) => rememberDraft(review.id, name, value)}
          />
        ))}
        <TextField
          label="Your name"
          id="asked-name"
          name="name"
          autoComplete="name"
          maxLength={longest.name}
          defaultValue={typed.name ?? ""}
          error={errors.name}
        />
        <FieldError id="asked-error">{errors.asked ?? errors.text}</FieldError>
        {isFailed && (
          <p role="alert" className="font-medium text-danger text-small">
            That didn’t get through. What you wrote is still here: check your connection and try
            again.
          </p>
        )}
        <Button type="submit" busy={isBusy} busyLabel="Sending…" className="justify-self-start">
          {isFailed ? "Try again" : "Send answers"}
        </Button>
      </form>
    </section>
  );
}

/** The first field that is marked as wrong; the first of all where none is. */
function focusWrong(form: HTMLFormElement) {
  const wrong = form.querySelector<HTMLElement>("[aria-invalid=true]");
  (wrong ?? form.querySelector("textarea"))?.focus();
}
