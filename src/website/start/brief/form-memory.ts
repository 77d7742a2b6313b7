import { type BriefValues, briefFields } from "../../../core/briefs/fields.ts";
import type { UploadedFile } from "../../../core/files/file-rules.ts";
import { briefValues } from "./brief-values.ts";

// What a person has typed so far, saved only in their browser until they send it.

/** The only key in local storage. */
export const formMemoryKey = "smart-sites.brief";

/** An upload with its thumbnail. */
export type RememberedFile = UploadedFile & { thumbnail?: string | undefined };

/** What was written in some of the fields, before something brought took its place. */
export type EarlierWords = Partial<BriefValues>;

export type FormMemory = {
  values: BriefValues;
  /** What the fields had held when the page came. */
  brought: Partial<BriefValues>;
  earlier: EarlierWords[];
  files: RememberedFile[];
  /** From 0. */
  step: number;
  submissionId: string;
};

/** Saves what is typed, unless the browser's storage is full or blocked. */
export function rememberForm(memory: FormMemory): void {
  try {
    localStorage.setItem(formMemoryKey, JSON.stringify(memory));
  } catch {
    // The form works anyway.
  }
}

/** Deletes it, once the brief is sent or started over. */
export function forgetForm(): void {
  try {
    localStorage.removeItem(formMemoryKey);
  } catch {
    // Then nothing was saved.
  }
}

/** What was typed on an earlier visit; undefined if nothing readable was saved. */
export function recallForm(): FormMemory | undefined {
  try {
    const memory: Partial<FormMemory> = JSON.parse(localStorage.getItem(formMemoryKey) ?? "");
    if (!memory.values || !Array.isArray(memory.files) || !memory.submissionId) return undefined;
    const { values, files, submissionId, brought = {}, earlier = [] } = memory;
    const step = Number(memory.step) || 0;
    return { values, brought, earlier, files: files.filter(isFresh), step, submissionId };
  } catch {
    return undefined;
  }
}

/** Uploads wait a day for their brief; a key starts with its creation time (RFC 9562, 5.7). */
function isFresh({ key }: RememberedFile): boolean {
  const madeAt = Number.parseInt(key.replace("-", "").slice(0, 12), 16);
  return Date.now() - madeAt < 23 * 3_600_000;
}

/**
 * Puts saved values into the fields, except those changed since the page loaded. In a field for
 * which something else was brought since, that wins, and the old words are `earlier` ones.
 *
 * @returns whether there is something from before, and all earlier words, the latest first.
 */
export function fillIn(
  form: HTMLFormElement,
  { values, brought, earlier }: FormMemory,
): { changed: boolean; earlier: EarlierWords[] } {
  const before = briefValues(new FormData(form));
  let replaced: EarlierWords | undefined;
  let changed = earlier.length > 0;
  for (const field of briefFields) {
    const value = values[field];
    if (!value || value === before[field]) continue;
    const control = form.elements.namedItem(field);
    if (control instanceof RadioNodeList) {
      if (before[field] === "") control.value = value;
      changed = true;
    } else if (isText(control) && control.value === control.defaultValue) {
      changed = true;
      if (before[field] === "" || before[field] === brought[field]) control.value = value;
      else if (value !== brought[field]) replaced = { ...replaced, [field]: value };
    }
  }
  return { changed, earlier: replaced ? [replaced, ...earlier] : earlier };
}

/** Puts words into their fields. @returns those that were there. */
export function swapIn(form: HTMLFormElement, words: EarlierWords): EarlierWords {
  const stood: EarlierWords = {};
  for (const field of briefFields) {
    const control = form.elements.namedItem(field);
    const value = words[field];
    if (value === undefined || !isText(control)) continue;
    stood[field] = control.value;
    control.value = value;
  }
  return stood;
}

function isText(control: unknown): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}
