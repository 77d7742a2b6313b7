import { type BriefValues, briefFields } from "../../../core/briefs/fields.ts";
import type { UploadedFile } from "../../../core/briefs/file-rules.ts";
import { briefValues } from "./brief-values.ts";

// What a person has typed so far, kept in their browser and nowhere else until they send it.

/** The one key in local storage. */
export const formMemoryKey = "smart-sites.brief";

/** An upload with the small picture that stands for it. */
export type RememberedFile = UploadedFile & { thumbnail?: string | undefined };

export type FormMemory = {
  values: BriefValues;
  files: RememberedFile[];
  /** From 0. */
  step: number;
  submissionId: string;
};

/** Keeps what is typed; not where the browser keeps nothing (a full or forbidden store). */
export function rememberForm(memory: FormMemory): void {
  try {
    localStorage.setItem(formMemoryKey, JSON.stringify(memory));
  } catch {
    // The form works all the same.
  }
}

/** Forgets it, once the brief is sent or started over. */
export function forgetForm(): void {
  try {
    localStorage.removeItem(formMemoryKey);
  } catch {
    // Then nothing was kept.
  }
}

/** What was typed on an earlier visit; undefined when there is none that can be read. */
export function recallForm(): FormMemory | undefined {
  try {
    const memory: Partial<FormMemory> = JSON.parse(localStorage.getItem(formMemoryKey) ?? "");
    if (!memory.values || !Array.isArray(memory.files) || !memory.submissionId) return undefined;
    const { values, files, submissionId } = memory;
    return { values, files: files.filter(isFresh), step: Number(memory.step) || 0, submissionId };
  } catch {
    return undefined;
  }
}

/** Uploads wait a day for their brief; a key begins with the time it was made (RFC 9562, 5.7). */
function isFresh({ key }: RememberedFile): boolean {
  const madeAt = Number.parseInt(key.replace("-", "").slice(0, 12), 16);
  return Date.now() - madeAt < 23 * 3_600_000;
}

/**
 * Puts remembered values into the fields, except those that have been changed since the page came.
 *
 * @returns whether any field has changed.
 */
export function fillIn(form: HTMLFormElement, values: BriefValues): boolean {
  const before = briefValues(new FormData(form));
  let changed = false;
  for (const field of briefFields) {
    const value = values[field];
    if (typeof value !== "string" || value === "" || value === before[field]) continue;
    for (const control of form.querySelectorAll(`[name="${field}"]`)) {
      if (control instanceof HTMLInputElement && control.type === "radio") {
        if (before[field] === "" && control.value === value) changed = control.checked = true;
      } else if (
        (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
        control.value === control.defaultValue
      ) {
        control.value = value;
        changed = true;
      }
    }
  }
  return changed;
}
