import type { ClientDirective } from "astro";
import visible from "astro/runtime/client/visible.js";
import interaction from "./hydrate-on-interaction.ts";

/** What islands may need of the site's styles and the page does not have (src/delivery/own-styles.ts). */
const restOfStyles = Promise.all(
  [...document.querySelectorAll<HTMLElement>("style[data-rest]")].map(({ dataset }) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = String(dataset.rest);
    document.head.append(link);
    return new Promise((resolve) => {
      link.onload = link.onerror = resolve;
    });
  }),
);

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
