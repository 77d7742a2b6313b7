import { type RefObject, useEffect, useRef, useState } from "react";
import type { BriefValues } from "../../../core/briefs/fields.ts";
import { briefValues } from "./brief-values.ts";
import {
  type EarlierWords,
  fillIn,
  forgetForm,
  recallForm,
  rememberForm,
  swapIn,
} from "./form-memory.ts";
import { lastStep } from "./steps.ts";
import type { Uploads } from "./use-uploads.ts";

type Remembered = {
  form: RefObject<HTMLFormElement | null>;
  /** What the fields hold when the page comes. */
  brought: BriefValues;
  uploads: Uploads;
  step: number;
  onStep(step: number): void;
};

/** What the browser saves of a brief between visits, until it is sent or started over. */
export function useFormMemory({ form, brought, uploads, step, onStep }: Remembered) {
  const submissionId = useRef("");
  const [live, setLive] = useState(false);
  const [restored, setRestored] = useState(false);
  const [earlier, setEarlier] = useState<EarlierWords[]>([]);
  const [last, ...others] = earlier;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has loaded
  useEffect(() => {
    const memory = recallForm();
    submissionId.current = memory?.submissionId ?? randomId();
    if (memory && form.current) {
      const filled = fillIn(form.current, memory);
      uploads.restore(memory.files);
      const isNewIdea = filled.earlier !== memory.earlier;
      onStep(isNewIdea ? 0 : Math.min(Math.max(memory.step, 0), lastStep));
      setEarlier(filled.earlier);
      setRestored(filled.changed || memory.files.length > 0);
    }
    setLive(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: changes without a field's event
  useEffect(save, [step, uploads.kept.length, uploads.isBusy, earlier]);

  function save(): void {
    if (!live || !form.current) return;
    rememberForm({
      values: briefValues(new FormData(form.current)),
      brought,
      earlier,
      files: uploads.kept,
      step,
      submissionId: submissionId.current,
    });
  }

  return {
    /** Whether the script has loaded, and saved values are back in their fields. */
    live,
    /** Whether an earlier visit left anything. */
    restored,
    /** Puts back what was written before; what was there takes its turn. Undefined without any. */
    putBack:
      last &&
      (() => {
        if (form.current) setEarlier([...others, swapIn(form.current, last)]);
      }),
    /** Makes it harmless to send the same brief again. */
    submissionId,
    save,
    /** Deletes everything; what is typed from now on is a new brief. */
    startOver() {
      forgetForm();
      submissionId.current = randomId();
      setRestored(false);
      setEarlier([]);
    },
  };
}

/** A UUID v4. Not from randomUUID, which only exists over HTTPS. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-8$4-");
}
