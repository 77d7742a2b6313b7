import { defineCollection } from "astro:content";
import { z } from "astro/zod";
import { legalTexts } from "./website/legal/legal-texts.ts";

/** Terms and privacy notice: what Astro makes of their Markdown. */
const legal = defineCollection({
  loader: {
    name: "legal-texts",
    async load({ store, renderMarkdown, parseData }) {
      store.clear();
      for (const [id, text] of Object.entries(legalTexts())) {
        const rendered = await renderMarkdown(text);
        const data = await parseData({ id, data: { ...rendered.metadata?.frontmatter } });
        store.set({ id, data, rendered });
      }
    },
  },
  schema: z.object({ title: z.string(), updated: z.coerce.date() }),
});

export const collections = { legal };
