import type { KnipConfig } from "knip";

const config: KnipConfig = {
  entry: [
    "server/main.ts",
    "scripts/*.{mjs,ts}",
    "scripts/drafts/drafts-of-*.ts", // named by path in scripts/drafts.ts
    "scripts/sample/fill.ts", // named by path in scripts/sample.ts
    "src/delivery/hydrate-on-interaction.ts", // named by path in server/astro-adapter.ts
    "src/website/chrome/first-touch.ts", // likewise
    "src/delivery/islands.ts", // likewise
    "server/no-image-endpoint.ts", // likewise
    "bench/*.ts",
    "tests/**/*.{test,spec}.{ts,tsx}",
    "tests/http/one-source/astro.config.ts", // named by path in the test beside it
    "src/core/moderation/reading/inside.ts", // named by path in read-sentences.ts
    "src/platform/pictures/inside.mjs", // named by path in picture-process.ts
    "tests/resilience/faults/inside.mjs", // loaded into the app by NODE_OPTIONS
  ],
  project: ["{src,server,scripts,tests,bench}/**/*.{ts,tsx,mjs,astro,css}"],
  ignoreBinaries: ["gmt"], // what scripts/trace-regions.ts asks its reader to install
  ignoreDependencies: [
    /^@fontsource/, // read as files by scripts/subset-fonts.mjs
    "an-array-of-english-words", // read as a file by platform/words/english-words.ts
    "@astrojs/check", // the command `astro check`
    "dependency-cruiser", // run by its command in tests/house
  ],
};

export default config;
