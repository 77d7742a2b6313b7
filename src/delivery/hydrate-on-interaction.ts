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
const hydrateOnInteraction: ClientDirective = (load, { value }, element) => {
  const touched = new AbortController();
  let clicked: HTMLElement | null | undefined;
  const hold = (event: Event) => {
    clicked = (event.target as Element).closest<HTMLElement>("[data-replay]");
    if (clicked) event.preventDefault();
  };
  const hydrateOnce = async () => {
    touched.abort();
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      element.removeEventListener("click", hold);
      clicked?.click();
    }
  };
  element.addEventListener("click", hold);
  for (const event of ["pointerenter", "touchstart", "focusin", "click"]) {
    element.addEventListener(event, hydrateOnce, { passive: true, signal: touched.signal });
  }
  if (element.matches(":hover, :focus-within") || hasStored(value)) hydrateOnce();
};

function hasStored(value: unknown): boolean {
  try {
    return Boolean(localStorage[Object(value).orStored]);
  } catch {
    return false; // storage is blocked
  }
}

export default hydrateOnInteraction;
