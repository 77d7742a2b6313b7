import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { filesField, longest } from "../../core/reviews/fields.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { FieldError } from "../../ui/forms/field-error.tsx";
import { postForm } from "../../ui/forms/post-form.ts";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { aboutBlock, aboutFact } from "./about.ts";
import type { CommentAnswer } from "./answer-review.ts";
import { AttachField, useHeldFiles } from "./attach-field.tsx";
import type { ReviewData, ThreadGroup } from "./review-data.ts";
import { recall, remember, rememberDraft } from "./review-memory.ts";

type CommentFormProps = {
  review: ReviewData;
  /** What it is about, where that is settled; else the reader chooses. */
  about?: { value: string; quoted: string } | undefined;
  /** The comment that it answers. */
  thread?: string | undefined;
  label: string;
  typed?: Partial<Record<string, string>> | undefined;
  errors?: Partial<Record<string, string>> | undefined;
  onSent(groups: ThreadGroup[]): void;
};

/**
 * A comment: a plain form. Once hydrated it is sent without leaving the page, and what is half-written
 * stays in this browser until it has arrived.
 */
export function CommentForm(props: CommentFormProps) {
  const { review, about, thread, label, typed = {}, onSent } = props;
  const form = useRef<HTMLFormElement>(null);
  const submission = useRef<string>(undefined);
  const [errors, setErrors] = useState(props.errors ?? {});
  const [isFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const key = thread ?? about?.value ?? "";
  const formId = formIdOf(thread);
  const [files, setFiles] = useHeldFiles(`${review.id} ${key}`);

  useEffect(() => {
    const { text } = fieldsOf(form.current);
    if (text && !text.value) text.value = recall(review.id).drafts?.[key] ?? "";
  }, [review.id, key]);

  /** It was asked once, perhaps by another form of the page. */
  function fillInName() {
    const { name } = fieldsOf(form.current);
    if (name && !name.value) name.value = recall(review.id).name ?? "";
  }

  function onInput() {
    const { text } = fieldsOf(form.current);
    rememberDraft(review.id, key, text?.value ?? "");
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const element = event.currentTarget;
    const { text, name } = fieldsOf(element);
    // The same until it has arrived, so that trying again adds nothing twice.
    submission.current ??= crypto.randomUUID();
    const body = new FormData(element);
    body.set("submission", submission.current);
    body.delete(filesField);
    for (const file of files) body.append(filesField, file);
    setBusy(true);
    const inTime = files.length > 0 ? AbortSignal.timeout(MAX_UPLOAD_MS) : undefined;
    const answer = await postForm(element, body, isCommentAnswer, inTime);
    setBusy(false);
    setFailed(answer.outcome === "failed");
    setErrors(answer.outcome === "refused" ? answer.errors : {});
    if (answer.outcome !== "added") {
      if (answer.outcome === "refused") submission.current = undefined;
      (answer.outcome === "refused" && answer.errors.name ? name : text)?.focus();
      return;
    }
    submission.current = undefined;
    rememberDraft(review.id, key, "");
    remember(review.id, { name: name?.value ?? "" });
    if (text) text.value = "";
    setFiles([]);
    onSent(answer.groups);
  }

  return (
    <form
      ref={form}
      method="post"
      // A page that says what is wrong opens where the form is.
      action={`${review.formsGoTo}#${formId}`}
      id={formId}
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      onFocus={fillInName}
      className="grid gap-4"
    >
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="release" value={review.release} />
      {thread && <input type="hidden" name="thread" value={thread} />}
      {about && <input type="hidden" name="about" value={about.value} />}
      {about && <input type="hidden" name="quoted" value={about.quoted} />}
      {!about && !thread && (
        <AboutField review={review} chosen={typed.about} error={errors.about} />
      )}
      <TextArea
        label={label}
        name="text"
        rows={4}
        maxLength={longest.text}
        defaultValue={typed.text ?? ""}
        error={errors.text}
      />
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={longest.name}
        defaultValue={typed.name ?? ""}
        error={errors.name}
      />
      <AttachField
        files={files}
        error={errors.files}
        onChange={(files, problem) => {
          setFiles(files);
          setErrors(({ files: _old, ...others }) =>
            problem ? { ...others, files: problem } : others,
          );
        }}
      />
      {about && errors.about && <FieldError id={`${key}-about`}>{errors.about}</FieldError>}
      {isFailed && (
        <p role="alert" className="font-medium text-danger text-small">
          That didn’t get through. What you wrote is still here: check your connection and try
          again.
        </p>
      )}
      <Button type="submit" busy={isBusy} busyLabel="Sending…" className="justify-self-start">
        {isFailed ? "Try again" : "Send"}
      </Button>
    </form>
  );
}

/** As long as fifty megabytes may take on a phone. */
const MAX_UPLOAD_MS = 15 * 60_000;

function formIdOf(thread: string | undefined): string {
  return thread ? `reply-${thread}` : "comment";
}

type AboutFieldProps = {
  review: ReviewData;
  chosen: string | undefined;
  error: string | undefined;
};

function AboutField({ review, chosen, error }: AboutFieldProps) {
  return (
    <div className="grid gap-2">
      <label htmlFor="about" className="font-semibold leading-snug">
        What is it about?
      </label>
      <select
        id="about"
        name="about"
        defaultValue={chosen ?? ""}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && "about-error"}
        className="min-h-13 w-full rounded-card border border-edge bg-surface px-4"
      >
        <option value="">The website as a whole</option>
        {review.blocks.map(({ id, name }) => (
          <option key={id} value={aboutBlock(id)}>
            {name}
          </option>
        ))}
        {review.toConfirm.map(({ what, value }) => (
          <option key={what} value={aboutFact({ what, value })}>
            {what}: {value}
          </option>
        ))}
      </select>
      <FieldError id="about-error">{error}</FieldError>
    </div>
  );
}

function fieldsOf(form: HTMLFormElement | null) {
  return {
    text: form?.querySelector<HTMLTextAreaElement>("textarea"),
    name: form?.querySelector<HTMLInputElement>("input[name=name]"),
  };
}

/** Whether this came from our own server rather than a proxy. */
export function isCommentAnswer(value: unknown): value is CommentAnswer {
  if (typeof value !== "object" || value === null || !("outcome" in value)) return false;
  return value.outcome === "added" || value.outcome === "refused";
}
