/** How often a page that is looked at renews the session, far within its twelve hours. */
const EVERY_MS = 5 * 60_000;

/**
 * Renews the session while the page is visible, stops while it is hidden and asks at once when it
 * is back. When the session is over, `notice` says so and forms stay as they are: one that would
 * be sent to no avail is held back, so that what was typed survives.
 */
export function keepSession(notice: HTMLElement): void {
  let renewedAt = Date.now();
  let timer = setInterval(renew, EVERY_MS);

  document.addEventListener("visibilitychange", () => {
    clearInterval(timer);
    if (document.hidden) return;
    void renew();
    timer = setInterval(renew, EVERY_MS);
  });

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    const isFresh = notice.hidden && Date.now() - renewedAt < EVERY_MS;
    if (!(form instanceof HTMLFormElement) || form.method !== "post" || isFresh) return;
    event.preventDefault();
    if (await renew()) form.requestSubmit(event.submitter);
    else notice.scrollIntoView({ block: "nearest" });
  });

  /** @returns whether a form may be sent: not when we know that nobody is signed in. */
  async function renew(): Promise<boolean> {
    const status = await fetch("/api/session").then(
      (response) => response.status,
      () => undefined, // offline: the browser says so itself when a form is sent
    );
    notice.hidden = status !== 401;
    if (notice.hidden) renewedAt = Date.now();
    return notice.hidden;
  }
}
