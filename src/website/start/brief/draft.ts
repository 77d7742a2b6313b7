import { type BriefValues, briefFields, briefValues } from "../../../core/briefs/fields.ts";
import type { UploadedFile } from "../../../core/briefs/file-rules.ts";

// What a person has typed so far, kept in their browser and nowhere else until they send it.

/** The one key in local storage. */
export const draftKey = "smart-sites.brief";

/** An upload with the small picture that stands for it. */
export type DraftFile = UploadedFile & { thumbnail?: string | undefined };

export type Draft = {
  values: BriefValues;
  files: DraftFile[];
  /** From 0. */
  step: number;
  submissionId: string;
};

/** Keeps a draft; where the browser keeps nothing (a full or forbidden store) it is not kept. */
export function saveDraft(draft: Draft): void {
  try {
    localStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // The form works all the same.
  }
}

/** Removes the draft, once its brief is sent or started over. */
export function forgetDraft(): void {
  try {
    localStorage.removeItem(draftKey);
  } catch {
    // Then nothing was kept.
  }
}

/** The draft of an earlier visit; undefined when there is none that can be read. */
export function loadDraft(): Draft | undefined {
  try {
    const draft: Partial<Draft> = JSON.parse(localStorage.getItem(draftKey) ?? "");
    if (!draft.values || !Array.isArray(draft.files) || !draft.submissionId) return undefined;
    const { values, files, submissionId } = draft;
    return { values, files: files.filter(isFresh), step: Number(draft.step) || 0, submissionId };
  } catch {
    return undefined;
  }
}

/** Uploads wait a day for their brief; a key begins with the time it was made (RFC 9562, 5.7). */
function isFresh({ key }: DraftFile): boolean {
  const madeAt = Number.parseInt(key.replace("-", "").slice(0, 12), 16);
  return Date.now() - madeAt < 23 * 3_600_000;
}

/**
 * Puts a draft's values into the fields, except those that have been changed since the page came.
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
