import type { ClientDirective } from "astro";

/**
 * `client:interaction`: an island loads its JavaScript when the visitor first points at it, touches
 * it or moves focus into it. Until then it is plain HTML, so forms and links inside already work.
 *
 * A click on something marked `data-replay` waits for the script and is then repeated, so that a
 * link which the script turns into a button does not lead away from under a quick finger, and a form
 * that is sent early (Enter clicks its button) is checked like any other. Where the script cannot be
 * had, the repeated click follows the link or sends the form.
 *
 * With `client:interaction={{ orStored: key }}` it loads at once where local storage has that key:
 * the visitor has touched the island before, and it has kept something to show.
 */
const hydrateOnInteraction: ClientDirective = (load, options, element) => {
  const events = ["pointerenter", "touchstart", "focusin", "click"] as const;
  let clicked: HTMLElement | null = null;
  const hold = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    clicked = event.target.closest<HTMLElement>("[data-replay]");
    if (clicked) event.preventDefault();
  };
  const hydrateOnce = async () => {
    for (const event of events) element.removeEventListener(event, hydrateOnce);
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      element.removeEventListener("click", hold);
      clicked?.click();
    }
  };
  if (isStored(options.value)) {
    void hydrateOnce();
    return;
  }
  element.addEventListener("click", hold);
  for (const event of events) element.addEventListener(event, hydrateOnce, { passive: true });
};

function isStored(value: unknown): boolean {
  const key =
    typeof value === "object" && value && "orStored" in value ? value.orStored : undefined;
  try {
    return typeof key === "string" && localStorage.getItem(key) !== null;
  } catch {
    return false; // a browser that keeps nothing
  }
}

export default hydrateOnInteraction;
