import { readFileSync } from "node:fs";
import config from "../../../astro.config.ts";
import { changeFacts } from "./changed-content.ts";

/** The site as it would be with other prices, promises, times, plans and addresses. */
export default {
  ...config,
  outDir: ".cache/one-source/dist",
  cacheDir: ".cache/one-source/astro",
  vite: { ...config.vite, plugins: [...(config.vite?.plugins ?? []), changedFacts()] },
};

function changedFacts() {
  return {
    name: "changed-facts",
    enforce: "pre" as const,
    load(id: string) {
      const isFacts = /\/src\/content\/(offer|company)\.ts$/.test(id);
      return isFacts ? changeFacts(readFileSync(id, "utf8")) : undefined;
    },
  };
}
