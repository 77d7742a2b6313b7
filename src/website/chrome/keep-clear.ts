/*
 * The round buttons of the floating panels show only where they cover nothing that somebody may want
 * to read, tick or press. Which of them are clear is on the document: "left right". What hides
 * the others is in floating-panel.css.
 */

/** What must not be covered: controls, what is wrong with them, points of a list, figures and prices. */
const notToCover =
  "a[href], button, input, select, textarea, summary, label, output, li, dt, dd, th, td, .font-heading, .text-danger";

let isDue = false;

function look() {
  isDue = false;
  const rects = [...document.querySelectorAll(notToCover)]
    .filter((element) => !element.closest("[data-floating]"))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const clear: string[] = [];
  for (const panel of document.querySelectorAll<HTMLElement>("[data-floating]")) {
    const own = panel.querySelector("a")?.getBoundingClientRect();
    if (own?.width && !rects.some((rect) => overlap(own, rect)))
      clear.push(panel.dataset.floating ?? "");
  }
  document.documentElement.dataset.clear = clear.join(" ");
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function lookSoon() {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(look);
}

for (const event of ["scroll", "resize", "focusin", "click", "toggle", "transitionend"]) {
  addEventListener(event, lookSoon, { capture: true, passive: true });
}
// What a script shows or takes away.
new MutationObserver(lookSoon).observe(document.body, { childList: true, subtree: true });
lookSoon();
