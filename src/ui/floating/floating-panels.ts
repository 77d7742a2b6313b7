/*
 * The floating panels of a page, which may be separate islands: if two don't fit side by side, opening one closes the other.
 */

const opening = "floating-panel-opening";
const tooNarrowForTwo = "(width < 56rem)";

/** Announces that this panel has opened. */
export function announceOpening(id: string): void {
  document.dispatchEvent(new CustomEvent<string>(opening, { detail: id }));
}

/**
 * Calls back whenever another panel opens and there is no room for both.
 *
 * @returns a function that ends it
 */
export function onOtherOpening(id: string, callback: () => void): () => void {
  const listen = (event: Event) => {
    if (!(event instanceof CustomEvent) || event.detail === id) return;
    if (matchMedia(tooNarrowForTwo).matches) callback();
  };
  document.addEventListener(opening, listen);
  return () => document.removeEventListener(opening, listen);
}
