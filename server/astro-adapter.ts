import * as fs from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { AstroIntegration, ViteUserConfig } from "astro";
import { namesCompany } from "../src/delivery/company-in-pages.ts";
import { wholeSheet } from "../src/delivery/own-styles.ts";
import { POLICIES_FILE, urlPathOf } from "../src/delivery/prerendered.ts";
import { tightenPage } from "../src/delivery/tighten-page.ts";

/**
 * Makes `server/main.ts` the entry that `astro build` bundles, so that pages and process share one
 * module graph, and starts the same services beside the development server.
 */
export function smartSitesServer(): AstroIntegration {
  const sheets = new Map<string, string>();
  const policies = new Map<string, string>();
  return {
    name: "smart-sites-server",
    hooks: {
      "astro:config:setup": ({ command, updateConfig, injectRoute, addClientDirective }) => {
        if (command === "build") {
          updateConfig({
            vite: {
              ssr: { noExternal: true, external },
              plugins: [touchScripts()],
            },
          });
        }
        // Astro's own one would resize any file of ours for anybody, and answers 500 to nonsense.
        updateConfig({ image: { endpoint: { entrypoint: "./server/no-image-endpoint.ts" } } });
        injectRoute({ pattern: "/waitlist", entrypoint: "src/pages/start.astro" });
        addClientDirective({
          name: "interaction",
          entrypoint: "./src/delivery/hydrate-on-interaction.ts",
        });
      },
      "astro:config:done": ({ setAdapter }) => {
        setAdapter({
          name: "smart-sites-server",
          entrypointResolution: "auto",
          serverEntrypoint: new URL("./main.ts", import.meta.url),
          // Policies of built pages come to us instead of standing in the pages.
          adapterFeatures: { buildOutput: "server", staticHeaders: true },
          supportedAstroFeatures: {
            staticOutput: "stable",
            hybridOutput: "stable",
            serverOutput: "stable",
            sharpImageService: "stable",
          },
        });
      },
      "astro:build:generated": ({ routeToHeaders }) => {
        for (const [path, { headers }] of routeToHeaders) {
          const policy = headers.get("content-security-policy");
          if (policy) policies.set(path, policy);
        }
      },
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await tightenPages(folder, { sheets, policies });
        for (const [path, styles] of sheets) await fs.writeFile(join(folder, path), styles);
        await fs.writeFile(
          join(folder, "..", POLICIES_FILE),
          JSON.stringify(Object.fromEntries(policies)),
        );
        await compressTextFiles(folder);
      },
      "astro:server:setup": async ({ server }) => {
        const { startServices } = await server.ssrLoadModule("/src/services/create-services.ts");
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
 * Builds what pages load when they are first touched. Under names of their own: hashed ones would
 * have to be in every page, and Astro would make a file of the script that loads them.
 */
function touchScripts(): VitePlugin {
  return {
    name: "touch-scripts",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      const scripts = {
        "first-touch.js": "./src/website/chrome/first-touch.ts",
        "islands.js": "./src/delivery/islands.ts",
      };
      for (const [fileName, id] of Object.entries(scripts)) {
        this.emitFile({ type: "chunk", id, fileName });
      }
    },
  };
}

/**
 * @param sheets gets the stylesheets that pages have only a part of, by the path of their file
 * @param policies of pages by path; each becomes that of the page as it is then
 */
async function tightenPages(
  folder: string,
  { sheets, policies }: { sheets: Map<string, string>; policies: Map<string, string> },
): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true });
  for (const entry of entries.filter((name) => name.endsWith(".html"))) {
    const file = join(folder, entry);
    const html = await fs.readFile(file, "utf8");
    const urlPath = urlPathOf(`/${entry}`);
    const policy = policies.get(urlPath);
    if (!policy) throw new Error(`${entry} was built without a policy`);
    const page = tightenPage(html, policy);
    policies.set(urlPath, page.policy);
    const { path, styles } = wholeSheet(html) ?? {};
    if (path && styles && page.html.includes(path)) sheets.set(path, styles);
    await fs.writeFile(file, page.html);
  }
}

const compress = promisify(brotliCompress);

/**
 * Writes `file.br` beside every built file that is text and whole; brotli's default is its best
 * quality. Where we are to be named, the start compresses it.
 */
async function compressTextFiles(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true });
  for (const entry of entries.filter((name) =>
    /\.(css|html|js|json|svg|txt|xml|webmanifest)$/.test(name),
  )) {
    const file = join(folder, entry);
    const text = await fs.readFile(file, "utf8");
    if (!namesCompany(text)) await fs.writeFile(`${file}.br`, await compress(text));
  }
}
