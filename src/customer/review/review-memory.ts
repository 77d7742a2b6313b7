/** What a browser keeps of one review: who writes here, what is half-written, what was seen. */
type Memory = {
  name?: string;
  /** Half-written comments, by what they are about. */
  drafts?: Record<string, string>;
  /** The id of the latest answer that was on the screen; ids grow with time. */
  seen?: string;
  /** The release that was on the screen, and the one before that. */
  release?: string;
  releaseBefore?: string | undefined;
};

export function recall(reviewId: string): Memory {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(reviewId)) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {}; // a browser that keeps nothing
  }
}

export function remember(reviewId: string, change: Memory): void {
  try {
    localStorage.setItem(keyOf(reviewId), JSON.stringify({ ...recall(reviewId), ...change }));
  } catch {} // storage is full or blocked; the page works anyway
}

/**
 * Notes what is on the screen now.
 *
 * @returns what was known before, in which `releaseBefore` is the last other release.
 */
export function rememberLook(reviewId: string, now: { seen: string; release: string }): Memory {
  const known = recall(reviewId);
  const releaseBefore = known.release === now.release ? known.releaseBefore : known.release;
  remember(reviewId, { ...now, releaseBefore });
  return { ...known, releaseBefore };
}

/** Keeps a half-written comment; forgets an empty one. */
export function rememberDraft(reviewId: string, about: string, text: string): void {
  const { [about]: _old, ...others } = recall(reviewId).drafts ?? {};
  remember(reviewId, { drafts: text ? { ...others, [about]: text } : others });
}

/** The name was asked once, perhaps by another form of the page. */
export function fillInName(form: HTMLFormElement | null, reviewId: string): void {
  const name = nameIn(form);
  if (name && !name.value) name.value = recall(reviewId).name ?? "";
}

export function nameIn(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLInputElement>("input[name=name]");
}

function keyOf(reviewId: string): string {
  return `smart-sites.review.${reviewId}`;
}
