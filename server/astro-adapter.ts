import type { AstroIntegration } from "astro";

/**
 * Makes `server/main.ts` the entry that `astro build` bundles, so that pages and process share one
 * module graph, and starts the same services beside the development server.
 */
export function smartSitesServer(): AstroIntegration {
  return {
    name: "smart-sites-server",
    hooks: {
      "astro:config:setup": ({ injectRoute, addClientDirective }) => {
        injectRoute({ pattern: "/waitlist", entrypoint: "src/pages/start.astro" });
        addClientDirective({
          name: "interaction",
          entrypoint: "./src/platform/hydrate-on-interaction.ts",
        });
      },
      "astro:config:done": ({ setAdapter }) => {
        setAdapter({
          name: "smart-sites-server",
          entrypointResolution: "auto",
          serverEntrypoint: new URL("./main.ts", import.meta.url),
          supportedAstroFeatures: {
            staticOutput: "stable",
            hybridOutput: "stable",
            serverOutput: "stable",
            sharpImageService: "stable",
          },
        });
      },
      "astro:server:setup": async ({ server }) => {
        const { startServices } = await server.ssrLoadModule("/src/services.ts");
        const services = await startServices();
        server.httpServer?.on("close", () => void services.stop());
      },
    },
  };
}
