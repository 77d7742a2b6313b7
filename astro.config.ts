import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@astrojs/react";
import tailwind from "@tailwindcss/vite";
import { defineConfig, fontProviders } from "astro/config";
import { smartSitesServer } from "./server/astro-adapter.ts";
import { readConfig } from "./src/platform/config.ts";

const config = readConfig();

/** One file compresses better than many small ones, and is one request. */
const codeSplitting = {
  groups: [
    { name: "react", test: /node_modules\/(react|react-dom|scheduler|@astrojs)\// },
    { name: "ui", test: /src\/ui\/(?!toasts)|node_modules\/lucide-react\// },
  ],
};

export default defineConfig({
  site: config.publicUrl,
  output: "static",
  trailingSlash: "never",
  adapter: smartSitesServer(),
  integrations: [react()],
  build: { format: "file", inlineStylesheets: "always" },
  prefetch: false,
  devToolbar: { enabled: false },
  security: {
    checkOrigin: true,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
      ],
      styleDirective: { hashes: sonnerStyleHashes() },
    },
  },
  fonts: [
    {
      name: "Bricolage Grotesque",
      cssVariable: "--font-bricolage",
      provider: fontProviders.local(),
      fallbacks: ["sans-serif"],
      options: {
        variants: [
          {
            src: ["./src/ui/fonts/bricolage-grotesque.woff2"],
            weight: 650,
            style: "normal",
          },
        ],
      },
    },
    {
      name: "Figtree",
      cssVariable: "--font-figtree",
      provider: fontProviders.local(),
      fallbacks: ["sans-serif"],
      options: {
        variants: [
          {
            src: ["./src/ui/fonts/figtree.woff2"],
            weight: "400 700",
            style: "normal",
          },
        ],
      },
    },
  ],
  vite: {
    plugins: [tailwind()],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
});

/**
 * sonner adds its stylesheet at run time: an empty <style> first, then the same element with the
 * text. The policy needs the hash of both; they are computed from the installed file so that an
 * upgrade of sonner cannot leave a stale hash behind.
 */
function sonnerStyleHashes(): `sha256-${string}`[] {
  const source = readFileSync(fileURLToPath(import.meta.resolve("sonner")), "utf8");
  const inserted = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!inserted) throw new Error("sonner no longer inserts its styles by __insertCSS");
  const text: string = JSON.parse(inserted);
  return ["", text].map(
    (styles): `sha256-${string}` =>
      `sha256-${createHash("sha256").update(styles).digest("base64")}`,
  );
}
