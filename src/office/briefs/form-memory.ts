/** Every key in local storage starts with this; then come the operator, the brief and the form. */
const prefix = "smart-sites.form.";

/** What nobody came back to is deleted after this. */
const KEPT_MS = 30 * 24 * 3_600_000;

type Remembered = {
  /** When it was last typed in, in milliseconds since 1970. */
  at: number;
  /** By field name. */
  words: Record<string, string>;
  /** Posted, but not known to be saved. */
  isSent: boolean;
};

/**
 * Keeps what is half-written on a brief's page in this browser until it is saved: while another of
 * its forms is sent, and through reloads and signing out. An operator gets their own words only.
 *
 * @param page names its operator and brief; the forms to keep in it name themselves (`data-remember`).
 */
export function rememberForms(page: HTMLElement): void {
  forgetOld();
  const { operator, brief } = page.dataset;
  const here = new URL(location.href);
  const saved = here.searchParams.get("done");
  for (const form of page.querySelectorAll<HTMLFormElement>("form[data-remember]")) {
    const name = form.dataset.remember ?? "";
    watch(form, `${prefix}${operator}.${brief}.${name}`, saved === name);
  }
  // Loaded again, the page would take the next words for the saved ones.
  here.searchParams.delete("done");
  history.replaceState(history.state, "", here);
}

/** Puts back what was typed into a form, and keeps what is typed from now on. */
function watch(form: HTMLFormElement, key: string, isSaved: boolean): void {
  const found = recall(key);
  if (found?.isSent && isSaved) localStorage.removeItem(key);
  else if (found) fillIn(form, found.words);
  form.addEventListener("input", () => remember(form, key, false));
  form.addEventListener("submit", () => remember(form, key, true));
}

function recall(key: string): Remembered | undefined {
  try {
    const found: Partial<Remembered> = JSON.parse(localStorage.getItem(key) ?? "");
    const { at, words, isSent = false } = found;
    return typeof at === "number" && words ? { at, words, isSent } : undefined;
  } catch {
    return undefined;
  }
}

function remember(form: HTMLFormElement, key: string, isSent: boolean): void {
  const words: Record<string, string> = {};
  for (const field of fieldsOf(form)) words[field.name] = writtenIn(field);
  try {
    if (Object.values(words).every((value) => value === "")) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ at: Date.now(), words, isSent }));
  } catch {
    // Storage is full or blocked. The form works anyway.
  }
}

/** Not over what the server or the browser has put back already. */
function fillIn(form: HTMLFormElement, words: Remembered["words"]): void {
  const fields = fieldsOf(form);
  if (fields.some((field) => !isTick(field) && field.value !== "")) return;
  for (const field of fields) {
    const value = words[field.name];
    if (value === undefined) continue;
    if (isTick(field)) field.checked = value !== "";
    else field.value = value;
  }
}

type WrittenField = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): WrittenField[] {
  return [...form.querySelectorAll<WrittenField>("textarea, input:not([type=hidden])")];
}

function isTick(field: WrittenField): field is HTMLInputElement {
  return field.type === "checkbox";
}

function writtenIn(field: WrittenField): string {
  return isTick(field) && !field.checked ? "" : field.value;
}

function forgetOld(): void {
  for (const key of storedKeys()) {
    if (!key.startsWith(prefix)) continue;
    const found = recall(key);
    if (!found || Date.now() - found.at > KEPT_MS) localStorage.removeItem(key);
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return []; // blocked
  }
}
