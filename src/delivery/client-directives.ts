import type { ClientDirective } from "astro";
import visible from "astro/runtime/client/visible.js";
import interaction from "./hydrate-on-interaction.ts";

/** What islands may need of the site's styles and the page does not have (src/delivery/own-styles.ts). */
const href = document.querySelector<HTMLElement>("[data-rest]")?.dataset.rest;
const restOfStyles =
  href &&
  new Promise((resolve) => {
    const link = { rel: "stylesheet", href, onload: resolve, onerror: resolve };
    document.head.append(Object.assign(document.createElement("link"), link));
  });

const afterStyles =
  (directive: ClientDirective): ClientDirective =>
  (load, options, element) =>
    directive(async () => (await Promise.all([load(), restOfStyles]))[0], options, element);

Object.assign(globalThis, {
  Astro: { visible: afterStyles(visible), interaction: afterStyles(interaction) },
});
