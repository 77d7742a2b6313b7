import { useEffect, useRef, useState } from "react";
import { type FieldErrors, fieldErrors } from "../../platform/field-errors.ts";
import { type Asked, ask } from "./ask.ts";
import { type IdeaForm, ideaLink, nextValues } from "./form-values.ts";
import type { ToolPage } from "./visit-tool.ts";

type Shown<Values, Answer> = { answer: Answer; values: Values };

/**
 * Asking for ideas from a hydrated form. It checks on submit, then on every change, and can be
 * stopped; the address bar holds the link to the idea that is shown.
 */
export function useIdea<Values extends { variation: number }, Answer extends { idea: object }>(
  form: IdeaForm<Values, unknown>,
  functionName: Parameters<typeof ask>[0],
  { values, taken }: Omit<ToolPage<Values, Answer>, "status">,
) {
  const [asked, setAsked] = useState<Asked<Answer> | undefined>(taken);
  const [shown, setShown] = useState<Shown<Values, Answer> | undefined>(
    taken?.outcome === "answered" ? { answer: taken.answer, values } : undefined,
  );
  const [errors, setErrors] = useState(taken?.outcome === "invalid" ? taken.fields : {});
  const [busy, setBusy] = useState(false);
  const stopping = useRef<AbortController>(undefined);
  const sent = useRef<HTMLFormElement>(undefined);
  const schema = useRef<Awaited<ReturnType<typeof form.loadSchema>>>(undefined);

  // The button that stopped it is gone, and its focus with it.
  useEffect(() => {
    if (busy || document.activeElement !== document.body) return;
    sent.current?.querySelector<HTMLButtonElement>("button[type=submit]")?.focus();
  }, [busy]);

  /** @returns how it ended; undefined when the form is wrong, or another request is under way. */
  async function generate(element: HTMLFormElement): Promise<Asked<Answer> | undefined> {
    if (stopping.current) return undefined; // a double click, before the button is disabled
    const stop = new AbortController();
    stopping.current = stop;
    setBusy(true);
    schema.current ??= await form.loadSchema().catch(() => undefined); // then the server checks
    const last = shown?.values ?? { ...values, variation: values.variation - 1 };
    const typed = nextValues(form.read(new FormData(element)), last);
    const found = fieldErrors(schema.current?.safeParse(typed).error);
    const isRight = showErrors(element, found);
    if (isRight) sent.current = element;
    const answer = isRight ? await ask<Answer>(functionName, typed, stop.signal) : undefined;
    stopping.current = undefined;
    setBusy(false);
    if (!answer) return undefined;
    setAsked(answer);
    if (answer.outcome === "invalid") showErrors(element, answer.fields);
    if (answer.outcome === "answered") {
      setShown({ answer: answer.answer, values: typed });
      history.replaceState(null, "", ideaLink(form, typed));
    }
    return answer;
  }

  /** @returns whether there are none */
  function showErrors(element: HTMLFormElement, found: FieldErrors): boolean {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) element.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    return first === undefined;
  }

  return {
    asked,
    shown,
    errors,
    busy,
    generate,
    stop: () => stopping.current?.abort(),
    recheck(element: HTMLFormElement) {
      if (!schema.current) return;
      setErrors(fieldErrors(schema.current.safeParse(form.read(new FormData(element))).error));
    },
    /** Puts the idea away, for a form that stands in its place. */
    leaveIdea() {
      setAsked(undefined);
      history.replaceState(null, "", form.path);
    },
  };
}
