/** How often a visible page renews the session, well within its twelve hours. */
const EVERY_MS = 5 * 60_000;

/**
 * Renews the session while the page is visible, and at once when it becomes visible again. When the
 * session has ended, `notice` says so and forms are not sent, so nothing typed is lost.
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

  /** @returns false if we know that nobody is signed in, so the form would be lost. */
  async function renew(): Promise<boolean> {
    const status = await fetch("/api/session").then(
      (response) => response.status,
      () => undefined, // offline: the browser says so itself when a form is sent
    );
    if (status !== 204 && status !== 401) {
      // biome-ignore lint/suspicious/noConsole: the spec asks for it, in these words
      console.error("Auto refresh tick failed... likely a transient error");
    }
    notice.hidden = status !== 401;
    if (notice.hidden) renewedAt = Date.now();
    return notice.hidden;
  }
}
