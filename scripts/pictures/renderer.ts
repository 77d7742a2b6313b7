import { createViteServer } from "vitest/node";

/** The renderer of customers’ sites as the app has it, and what else imports their styles. */
export async function openRenderer() {
  const vite = await createViteServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    // Nothing is served, and a file that changes changes nothing.
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  });
  const loaded = await vite.ssrLoadModule("/src/blocks/render-page.tsx");
  const renderPage: typeof import("../../src/blocks/render-page.tsx").renderPage =
    loaded.renderPage;
  return {
    renderPage,
    /** @param file from the project’s folder: “/scripts/drafts.ts” */
    load: (file: string) => vite.ssrLoadModule(file),
    [Symbol.asyncDispose]: () => vite.close(),
  };
}
