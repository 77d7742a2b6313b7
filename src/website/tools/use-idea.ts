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
 * Asking for ideas from a hydrated form, which can be stopped. The address bar holds the link to the
 * idea that is shown.
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
      if (tool.generated) loadToasts().catch(() => {}); // while the answer is on its way
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

  // The button that stopped it is gone, and its focus with it.
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
    /** Which idea for these answers to ask for, where there is no JavaScript. */
    variation: shown ? shown.values.variation + 1 : values.variation,
    /** Of the button that sends the form. */
    button,
    /** Puts the idea away, for a form that stands in its place. */
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
  return undefined; // said at the fields, or wanted
}
