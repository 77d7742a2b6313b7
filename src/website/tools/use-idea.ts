import { useEffect, useRef, useState } from "react";
import { fieldErrors } from "../../platform/field-errors.ts";
import { loadToasts } from "../../ui/toast.tsx";
import type { ToastMessage } from "../../ui/toasts.tsx";
import { useForm } from "../../ui/use-form.ts";
import { type Asked, ask } from "./ask.ts";
import { type IdeaForm, ideaLink, nextValues } from "./form-values.ts";
import { ideaMessages } from "./messages.ts";
import type { ToolPage } from "./visit-tool.ts";

type Shown<Values, Answer> = { answer: Answer; values: Values };

/**
 * Asks for ideas from a hydrated form; requests can be stopped. The address bar has the link to the
 * current idea.
 */
export function useIdea<Values extends { variation: number }, Answer extends { idea: object }>(
  tool: IdeaForm<Values, unknown>,
  { values, taken }: Omit<ToolPage<Values, Answer>, "status">,
) {
  const [asked, setAsked] = useState<Asked<Answer> | undefined>(taken);
  const [shown, setShown] = useState<Shown<Values, Answer> | undefined>(
    taken?.outcome === "answered" ? { answer: taken.answer, values } : undefined,
  );
  const [typed, setTyped] = useState(values);
  const [toast, setToast] = useState<ToastMessage>();
  const button = useRef<HTMLButtonElement>(null);

  const form = useForm<Values>({
    values: shown?.values ?? values,
    longest: tool.longest,
    errors: taken?.outcome === "invalid" ? taken.fields : undefined,
    read: tool.read,
    async loadCheck() {
      const schema = await tool.loadSchema();
      return (typed) => fieldErrors(schema.safeParse(typed).error);
    },
    async send(answers, _element, stopped) {
      if (tool.generated) loadToasts().catch(() => {}); // while waiting for the answer
      const last = shown?.values ?? { ...values, variation: values.variation - 1 };
      const typed = nextValues(answers, last);
      setTyped(typed);
      const answer = await ask<Answer>(tool.function, typed, stopped);
      setAsked(answer);
      setToast(toastFor(answer, tool.generated));
      if (answer.outcome === "answered") {
        setShown({ answer: answer.answer, values: typed });
        history.replaceState(null, "", ideaLink(tool, typed));
      }
      return answer.outcome === "invalid" ? answer.fields : undefined;
    },
  });

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
    variation: shown ? shown.values.variation + 1 : values.variation,
    /** The label of the submit button. */
    button,
    /** Removes the idea and shows the form instead. */
    leaveIdea() {
      setAsked(undefined);
      history.replaceState(null, "", tool.path);
    },
  };
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
