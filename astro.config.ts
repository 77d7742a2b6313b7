import react from "@astrojs/react";
import tailwind from "@tailwindcss/vite";
import { defineConfig, fontProviders } from "astro/config";
import { smartSitesServer } from "./server/astro-adapter.ts";
import { delivery } from "./src/delivery/integration.ts";
import { policyOfPages } from "./src/delivery/policies.ts";

/** One file compresses better than many small ones, and is one request. */
const codeSplitting = {
  groups: [
    { name: "react", test: /node_modules\/(react|react-dom|scheduler|@astrojs)\// },
    {
      name: "ui",
      test: /src\/(ui\/(?!floating\/toasts)|platform\/(form-|mailto|minutes))/,
    },
    { name: "briefs", test: /src\/core\/briefs\/(fields|file-rules)/ },
  ],
};

export default defineConfig({
  output: "static",
  trailingSlash: "never",
  adapter: smartSitesServer(),
  integrations: [react(), delivery()],
  build: { format: "file", inlineStylesheets: "always" },
  prefetch: false,
  devToolbar: { enabled: false },
  security: {
    checkOrigin: true,
    csp: {
      directives: [...policyOfPages],
    },
  },
  fonts: [
    {
      name: "Bricolage Grotesque",
      cssVariable: "--font-bricolage",
      provider: fontProviders.local(),
      fallbacks: ["Bricolage fallback", "Bricolage wide fallback", "sans-serif"],
      optimizedFallbacks: false, // it knows Arial alone: ui/fallback-fonts.css has more
      options: {
        variants: [
          {
            src: ["./src/delivery/fonts/bricolage-grotesque.woff2"],
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
      fallbacks: ["Figtree fallback", "Figtree wide fallback", "sans-serif"],
      optimizedFallbacks: false,
      options: {
        variants: [
          {
            src: ["./src/delivery/fonts/figtree.woff2"],
            weight: "400 700",
            style: "normal",
          },
        ],
      },
    },
  ],
  vite: {
    plugins: [tailwind(), sonnerWithoutStyles()],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
});

/** sonner adds its styles by a script, which the policy forbids: ui/floating/toasts.css has them. */
function sonnerWithoutStyles() {
  return {
    name: "sonner-without-styles",
    transform(code: string, id: string) {
      if (!id.includes("/sonner/dist/index.")) return;
      const call = /^__insertCSS\(".*"\);$/m;
      if (!call.test(code)) throw new Error("sonner no longer inserts its styles by __insertCSS");
      return { code: code.replace(call, ""), map: null };
    },
  };
}
