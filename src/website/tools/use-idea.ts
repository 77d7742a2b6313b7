import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fieldErrors } from "../../platform/field-errors.ts";
import { loadToasts } from "../../ui/floating/toast.tsx";
import type { ToastMessage } from "../../ui/floating/toasts.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { type Asked, ask } from "./ask.ts";
import {
  formKey,
  formLink,
  type IdeaForm,
  ideaLink,
  nextValues,
  nextVariation,
} from "./form-values.ts";
import { ideaFormId } from "./idea-form.tsx";
import { ideaMessages } from "./messages.ts";
import type { ToolPage } from "./visit-tool.ts";

type Shown<Values, Answer> = { answer: Answer; values: Values };

/**
 * Asks for ideas from a hydrated form; requests can be stopped. The address bar has the link to the
 * current idea.
 */
export function useIdea<
  Values extends { variation: number | undefined },
  Answer extends { idea: object; variation: number },
>(tool: IdeaForm<Values, unknown>, { values, taken }: Omit<ToolPage<Values, Answer>, "status">) {
  const [asked, setAsked] = useState<Asked<Answer> | undefined>(taken);
  const [shown, setShown] = useState<Shown<Values, Answer> | undefined>(
    taken?.outcome === "answered" ? { answer: taken.answer, values } : undefined,
  );
  const [typed, setTyped] = useState(values);
  const [toast, setToast] = useState<ToastMessage>();
  /** The answers of the last idea, or of the one before what the link asks for. */
  const last = useRef(
    shown?.values ??
      (values.variation === undefined ? undefined : { ...values, variation: values.variation - 1 }),
  );
  const button = useRef<HTMLButtonElement>(null);

  const form = useForm<Values>({
    values: typed,
    longest: tool.longest,
    errors: taken?.outcome === "invalid" ? taken.fields : undefined,
    read: tool.read,
    async loadCheck() {
      const schema = await tool.loadSchema();
      return (typed) => fieldErrors(schema.safeParse(typed).error);
    },
    async send(answers, _element, stopped) {
      if (tool.generated) loadToasts().catch(() => {}); // while waiting for the answer
      const from = here();
      const next = nextValues(answers, last.current);
      setTyped(next);
      const answer = await ask<Answer>(tool.function, next, stopped, "idea");
      if (here() !== from) return undefined; // the visitor went back in the meantime
      setAsked(answer);
      setToast(toastFor(answer, tool.generated));
      if (answer.outcome === "answered") {
        const found = { ...next, variation: answer.answer.variation };
        last.current = found;
        history.pushState(null, "", ideaLink(tool, found));
        setShown({ answer: answer.answer, values: found });
      }
      return answer.outcome === "invalid" ? answer.fields : undefined;
    },
  });

  // Back leads to the idea before, and to the form before the first one.
  const past = useRef(new Map<string, Shown<Values, Answer>>());
  const place = useRef("");
  useEffect(() => {
    place.current = here();
  });
  useEffect(() => {
    if (shown) past.current.set(here(), shown);
  }, [shown]);
  useEffect(() => {
    function goBack() {
      if (here() === place.current) return; // to another part of the page
      const idea = past.current.get(here());
      const query = new URLSearchParams(location.search);
      if (!idea && query.has("variation") && !query.has(formKey)) return location.reload();
      form.stop();
      flushSync(() => {
        setToast(undefined);
        setShown(idea);
        setAsked(idea && { outcome: "answered", answer: idea.answer });
        if (idea) {
          setTyped(idea.values);
          last.current = idea.values;
        }
      });
      const element = document.getElementById(ideaFormId);
      if (idea && element instanceof HTMLFormElement) element.reset();
    }
    addEventListener("popstate", goBack);
    return () => removeEventListener("popstate", goBack);
  }, [form.stop]);

  // The Stop button is gone, and the focus with it.
  useEffect(() => {
    const isAnswered = !form.busy && asked && asked !== taken;
    if (isAnswered && document.activeElement === document.body) button.current?.focus();
  }, [form.busy, asked, taken]);

  return {
    path: tool.path,
    form,
    asked,
    shown,
    /** What was last asked with, or the form came with. */
    typed,
    toast,
    /** Which idea to ask for without JavaScript. */
    variation: shown ? nextVariation(shown.values) : values.variation,
    /** The label of the submit button. */
    button,
    /** Removes the idea and shows the form instead. */
    leaveIdea() {
      setAsked(undefined);
      history.pushState(null, "", formLink(tool, last.current ?? typed));
    },
  };
}

function here(): string {
  return location.pathname + location.search;
}

function toastFor(
  { outcome }: Asked<unknown>,
  generated: IdeaForm<never, unknown>["generated"],
): ToastMessage | undefined {
  if (outcome === "answered") return generated && { tone: "success", ...generated };
  if (outcome === "failed" || outcome === "too-many")
    return { tone: "error", ...ideaMessages.failed };
  return undefined; // shown at the fields, or intended
}
