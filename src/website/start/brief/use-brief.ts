import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  type BriefAnswer,
  type BriefErrors,
  type BriefValues,
  briefFields,
  briefMessages,
  briefThankYou,
} from "../../../core/briefs/fields.ts";
import type { ToastMessage } from "../../../ui/toasts.tsx";
import { briefValues } from "./brief-values.ts";
import { fillIn, forgetForm, recallForm, rememberForm } from "./form-memory.ts";
import { postBrief } from "./post-brief.ts";
import { firstWrongStep, lastStep, steps } from "./steps.ts";
import { useUploads } from "./use-uploads.ts";

/** What the server has put on the page. */
export type BriefStart = {
  /** What to show in the fields at first: from a hand-off, or typed in a post without JavaScript. */
  values: BriefValues;
  /** The server's answer to a post without JavaScript. */
  answer?: BriefAnswer | undefined;
};

/** The brief as it is being written: its steps, what the browser remembers of it, and how it is sent. */
export function useBrief({ values, answer: firstAnswer }: BriefStart) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const submissionId = useRef("");
  const check = useRef<Check>(undefined);
  const sending = useRef(false);
  const [live, setLive] = useState(false);
  const [step, setStep] = useState(0);
  const [typed, setTyped] = useState(values);
  const [errors, setErrors] = useState<BriefErrors>(
    firstAnswer?.outcome === "invalid" ? firstAnswer.errors : {},
  );
  const [answer, setAnswer] = useState(firstAnswer);
  const [restored, setRestored] = useState(false);
  const [toast, setToast] = useState<ToastMessage>();
  const [busy, setBusy] = useState(false);
  const uploads = useUploads();

  /** After an answer to a post without JavaScript all questions stay on the page. */
  const stepwise = firstAnswer === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come
  useEffect(() => {
    const memory = recallForm();
    submissionId.current = memory?.submissionId ?? randomId();
    if (memory && form.current) {
      const filled = fillIn(form.current, memory.values);
      uploads.restore(memory.files);
      if (stepwise) setStep(Math.min(Math.max(memory.step, 0), lastStep));
      setRestored(filled || memory.files.length > 0);
    }
    setTyped(valuesNow());
    setLive(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes without a field's event
  useEffect(save, [step, uploads.kept.length, uploads.isBusy]);

  function valuesNow(): BriefValues {
    return form.current ? briefValues(new FormData(form.current)) : values;
  }

  function save(): void {
    if (!live || sending.current) return;
    const kept = uploads.kept.map(({ key, name, type, bytes, thumbnail }) => ({
      key,
      name,
      type,
      bytes,
      thumbnail,
    }));
    rememberForm({ values: valuesNow(), files: kept, step, submissionId: submissionId.current });
  }

  function changed(): void {
    const now = valuesNow();
    setTyped(now);
    save();
    const found = check.current?.(now) ?? {};
    setErrors((shown) => pick(found, Object.keys(shown)));
  }

  function goTo(next: number): void {
    flushSync(() => {
      setErrors({});
      setStep(next);
    });
    heading.current?.focus();
  }

  /** Shows messages at their fields, and moves to the first. */
  function showErrors(found: BriefErrors): void {
    const wrongStep = firstWrongStep(found);
    flushSync(() => {
      setErrors(found);
      if (stepwise && wrongStep !== undefined) setStep(wrongStep);
    });
    const first = briefFields.find((field) => found[field]) ?? "files";
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  /** What is wrong by the rules of the server; nothing where these cannot be loaded. */
  async function findErrors(): Promise<BriefErrors> {
    check.current ??= await import("../../../core/briefs/schema.ts").then(
      ({ briefErrors }) => briefErrors,
      () => undefined,
    );
    return check.current?.(valuesNow()) ?? {};
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    const found = await findErrors();
    if (!stepwise || step === lastStep) {
      if (firstWrongStep(found) === undefined) void send();
      else showErrors(found);
      return;
    }
    const here = pick(found, steps[step]?.fields ?? []);
    if (Object.keys(here).length > 0) showErrors(here);
    else goTo(step + 1);
  }

  async function send(): Promise<void> {
    if (!form.current || uploads.isBusy) return;
    sending.current = true;
    setBusy(true);
    const keys = uploads.kept.map(({ key }) => key);
    const received = await postBrief(form.current, keys, submissionId.current);
    if (received.outcome === "sent") {
      forgetForm();
      location.assign(briefThankYou(received));
      return;
    }
    sending.current = false;
    setBusy(false);
    setAnswer(received);
    if (received.outcome === "invalid") {
      uploads.forget(received.missingKeys ?? []);
      showErrors(received.errors);
    } else {
      setToast({ tone: "error", ...briefMessages.failed });
    }
  }

  function startOver(): void {
    if (!confirm("Clear everything you typed and remove your files?")) return;
    form.current?.reset();
    uploads.clear();
    forgetForm();
    submissionId.current = randomId();
    setRestored(false);
    setAnswer(undefined);
    setTyped(valuesNow());
    goTo(0);
  }

  return {
    form,
    heading,
    live,
    stepwise,
    step,
    typed,
    errors,
    answer,
    restored,
    toast,
    busy,
    uploads,
    changed,
    goTo,
    submit,
    startOver,
    isLast: step === lastStep,
  };
}

type Check = typeof import("../../../core/briefs/schema.ts").briefErrors | undefined;

function pick(errors: BriefErrors, fields: readonly string[]): BriefErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => fields.includes(field)));
}

/** A UUID v4. Not by randomUUID, which a page has over HTTPS only. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-8$4-");
}
