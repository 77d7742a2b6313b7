/** Moves the focus once what was changed is drawn. Nothing happens if there is no such element. */
export function focusSoon(selector: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus());
}
