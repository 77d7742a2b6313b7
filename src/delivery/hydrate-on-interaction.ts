import type { ClientDirective } from "astro";

/**
 * `client:interaction`: an island loads its JavaScript when the visitor first points at it, touches
 * it or moves focus into it. Until then it is plain HTML, so forms and links inside already work.
 *
 * A click on something marked `data-replay` waits for the script and is then repeated, so that a
 * link which the script turns into a button does not lead away from under a quick finger, and a form
 * that is sent early (Enter clicks its button) is checked like any other. Until then `aria-busy` shows
 * that it was taken. A control is clicked once, however often it was, unless it says
 * `data-replay="each"`. Where the script cannot be had, the click follows the link or sends the form.
 *
 * With `client:interaction={{ orStored: key }}` it loads at once where local storage has that key:
 * the visitor has touched the island before, and it has kept something to show.
 */
const hydrateOnInteraction: ClientDirective = (load, { value }, element) => {
  const touched = new AbortController();
  const clicked: HTMLElement[] = [];
  const hold = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>("[data-replay]");
    if (!control) return;
    event.preventDefault();
    control.ariaBusy = "true";
    if (control.dataset.replay || !clicked.includes(control)) clicked.push(control);
  };
  const hydrateOnce = async () => {
    touched.abort();
    try {
      await (await load())();
    } finally {
      element.removeEventListener("click", hold);
      for (const control of clicked) {
        control.ariaBusy = null;
        control.click();
      }
    }
  };
  element.addEventListener("click", hold);
  // A finger enters as a pointer does. The controller passes for options: it has their `signal`.
  for (const event of ["focusin", "pointerenter", "click"]) {
    element.addEventListener(event, hydrateOnce, touched);
  }
  let isDue = element.matches(":hover,:focus-within");
  try {
    isDue ||= localStorage[Object(value).orStored];
  } catch {} // a browser that keeps nothing
  if (isDue) hydrateOnce();
};

export default hydrateOnInteraction;
