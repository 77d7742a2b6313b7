import type { ClientDirective } from "astro";

/**
 * `client:interaction`: an island loads its JavaScript when the visitor first points at it, touches
 * it or moves focus into it. Until then it is plain HTML, so forms and links inside already work.
 */
const hydrateOnInteraction: ClientDirective = (load, _options, element) => {
  const events = ["pointerenter", "touchstart", "focusin"] as const;
  const hydrateOnce = async () => {
    for (const event of events) element.removeEventListener(event, hydrateOnce);
    const hydrate = await load();
    await hydrate();
  };
  for (const event of events) element.addEventListener(event, hydrateOnce, { passive: true });
};

export default hydrateOnInteraction;
