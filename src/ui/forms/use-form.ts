import { type ChangeEvent, type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** The error message of each invalid field, by name. */
type Errors = Partial<Record<string, string>>;

type FormRules<Values> = {
  /** Initial values: from a hand-off, or typed before a post without JavaScript. */
  values: Values;
  /** The longest values, in UTF-16 units as `maxlength` counts. */
  longest: Partial<Record<keyof Values, number | undefined>>;
  /** The errors the server found in a post without JavaScript. */
  errors?: Errors | undefined;
  /** The values as typed. */
  read(form: FormData): Values;
  /** Loads the rules when the form is first sent. If that fails, the server checks. */
  loadCheck(): Promise<(typed: Values) => Errors>;
  /** The fields to check now; all by default. */
  asked?: readonly string[] | undefined;
  /** Brings the first invalid field into view, before it takes the focus. */
  reveal?(errors: Errors): void;
  /**
   * Sends the form, in which nothing is wrong. It is busy until then.
   *
   * @returns what the server found wrong.
   */
  send(typed: Values, form: HTMLFormElement, stopped: AbortSignal): Promise<Errors | undefined>;
};

/**
 * A form that is checked when it is sent, then on every change. The first field that is wrong takes
 * the focus. Fields keep their own values, so that what was typed before the script came stays.
 */
export function useForm<Values>(rules: FormRules<Values>) {
  const { values, longest, asked } = rules;
  const [errors, setErrors] = useState<Errors>(rules.errors ?? {});
  const [busy, setBusy] = useState(false);
  const check = useRef<(typed: Values) => Errors>(undefined);
  const sending = useRef<AbortController>(undefined);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.current) return; // a double click, before the button is disabled
    const form = event.currentTarget;
    const stopping = new AbortController();
    sending.current = stopping;
    setBusy(true);
    check.current ??= await rules.loadCheck().catch(() => undefined);
    const typed = rules.read(new FormData(form));
    const isRight = show(form, errorsIn(typed));
    const refused = isRight && (await rules.send(typed, form, stopping.signal));
    sending.current = undefined;
    setBusy(false);
    if (refused) show(form, refused);
  }

  function onChange({ currentTarget }: ChangeEvent<HTMLFormElement>): void {
    if (check.current) setErrors(errorsIn(rules.read(new FormData(currentTarget))));
  }

  function errorsIn(typed: Values): Errors {
    const found = Object.entries(check.current?.(typed) ?? {});
    return Object.fromEntries(found.filter(([field]) => !asked || asked.includes(field)));
  }

  /** @returns whether there is nothing to show. */
  function show(form: HTMLFormElement, found: Errors): boolean {
    flushSync(() => {
      setErrors(found);
      rules.reveal?.(found);
    });
    const fields = form.querySelectorAll<HTMLInputElement>("[name]");
    [...fields].find(({ name }) => found[name])?.focus();
    return Object.keys(found).length === 0;
  }

  return {
    /** For the form element. */
    props: { noValidate: true, onSubmit, onChange },
    /** What the field of this name is given. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      defaultValue: values[name],
      maxLength: longest[name],
      error: errors[name],
    }),
    errors,
    busy,
    /** Gives up on the answer. */
    stop: () => sending.current?.abort(),
    /** Takes the messages away; nothing is checked until the form is sent again. */
    clear() {
      check.current = undefined;
      setErrors({});
    },
  };
}

export type Form<Values> = ReturnType<typeof useForm<Values>>;
