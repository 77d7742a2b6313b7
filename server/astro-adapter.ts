import type { AstroIntegration } from "astro";
import { policyOfDevelopment } from "../src/delivery/policies.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

/**
 * Makes `server/main.ts` the entry that `astro build` bundles, so that pages and process share one
 * module graph, and starts the same services beside the development server.
 */
export function smartSitesServer(): AstroIntegration {
  return {
    name: "smart-sites-server",
    hooks: {
      "astro:config:setup": ({ command, updateConfig, injectRoute }) => {
        if (command === "dev") updateConfig({ security: { csp: false } }); // policyOfDevelopment
        if (command === "build") {
          updateConfig({ vite: { ssr: { noExternal: true, external } } });
        }
        // Astro's own would resize any of our files for anybody, and answers 500 to nonsense.
        updateConfig({ image: { endpoint: { entrypoint: "./server/no-image-endpoint.ts" } } });
        injectRoute({ pattern: "/waitlist", entrypoint: "src/pages/start.astro" });
      },
      "astro:config:done": ({ setAdapter }) => {
        setAdapter({
          name: "smart-sites-server",
          entrypointResolution: "auto",
          serverEntrypoint: new URL("./main.ts", import.meta.url),
          // Policies of built pages come to src/delivery/integration.ts instead of standing in the pages.
          adapterFeatures: { buildOutput: "server", staticHeaders: true },
          supportedAstroFeatures: {
            staticOutput: "stable",
            hybridOutput: "stable",
            serverOutput: "stable",
            sharpImageService: "stable",
          },
        });
      },
      "astro:server:setup": async ({ server }) => {
        const { startServices } = await server.ssrLoadModule("/src/services/create-services.ts");
        const services = await startServices();
        const { createHosts } = await server.ssrLoadModule("/server/hosts.ts");
        const { customersHosts } = await server.ssrLoadModule("/server/customers-hosts.ts");
        const ownerOf = createHosts(services.config);
        const answerForCustomer = customersHosts(services);
        server.middlewares.use(async (request, response, next) => {
          response.setHeader("content-security-policy", policyOfDevelopment);
          const owner = ownerOf(request);
          const known = { requestId: "development" };
          if (owner.who !== "customer") return next();
          if (!(await answerForCustomer(request, response, owner, known))) next();
        });
        // Replaces Vite's own handlers, which would exit while the database is still running.
        for (const signal of ["SIGTERM", "SIGINT"]) process.removeAllListeners(signal);
        stopOnSignal(() => services.stop());
      },
    },
  };
}

/**
 * Loaded from node_modules; every other dependency is bundled with the server, since Node takes
 * longer to find, read and link hundreds of small modules than to run them. These have binaries or
 * their own files, or are large and rarely needed, or load at run time what the bundle would
 * carry a second time: graphile-worker pg, and file-type a reader whose errors it tells by their
 * class.
 */
const external = [
  "@aws-sdk/client-s3",
  "@aws-sdk/s3-request-presigner",
  "file-type",
  "fontkit",
  "graphile-worker",
  "pg",
  "pg-copy-streams",
  "pino",
  "sharp",
];
