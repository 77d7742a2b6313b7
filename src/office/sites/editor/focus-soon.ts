let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Moves the focus once what was changed is drawn, to the first of these that can be seen and used: on a
 * phone some are in another tab. Nothing happens if there is none, or if
 * somebody went on by Tab or a press before it was drawn.
 */
export function focusSoon(...selectors: string[]): void {
  keepFocus();
  const before = document.activeElement;
  waiting = setTimeout(() => {
    const now = document.activeElement;
    if (now !== before && now !== document.body) return;
    const found = selectors.flatMap((selector) => [
      ...document.querySelectorAll<HTMLElement>(selector),
    ]);
    const element = found.find((each) => isInTab(each) && !each.matches(":disabled"));
    for (let at = element?.closest("details"); at; at = at.parentElement?.closest("details")) {
      at.open = true;
    }
    element?.focus();
  });
}

/** Leaves the focus where it is: somebody went on before it was moved. */
export function keepFocus(): void {
  clearTimeout(waiting);
}

/** What is in a closed `<details>` can be opened. */
function isInTab(element: HTMLElement): boolean {
  return (element.closest("details") ?? element).checkVisibility();
}
