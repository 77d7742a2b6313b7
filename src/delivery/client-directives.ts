import type { ClientDirective } from "astro";
import visible from "astro/runtime/client/visible.js";
import interaction from "./hydrate-on-interaction.ts";

/** What islands may need of the site's styles and the page does not have (src/delivery/own-styles.ts). */
const href = document.querySelector<HTMLElement>("[data-rest]")?.dataset.rest;
const restOfStyles =
  href &&
  new Promise((resolve) => {
    const link = document.createElement("link");
    document.head.append(
      Object.assign(link, { rel: "stylesheet", href, onload: resolve, onerror: resolve }),
    );
  });

const afterStyles =
  (directive: ClientDirective): ClientDirective =>
  (load, options, element) =>
    directive(
      async () => {
        const [hydrate] = await Promise.all([load(), restOfStyles]);
        return hydrate;
      },
      options,
      element,
    );

Object.assign(globalThis, {
  Astro: { visible: afterStyles(visible), interaction: afterStyles(interaction) },
});
