import * as fs from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { AstroIntegration, ViteUserConfig } from "astro";
import { namesCompany } from "./company-in-pages.ts";
import { POLICIES_FILE, urlPathOf } from "./prerendered.ts";
import { tightenPage } from "./tighten-page.ts";

/** What the build does so that pages are light: decision 016 has what each part earns. */
export function delivery(): AstroIntegration {
  const policies = new Map<string, string>();
  return {
    name: "delivery",
    hooks: {
      "astro:config:setup": ({ command, updateConfig, addClientDirective }) => {
        if (command === "build") {
          updateConfig({ vite: { plugins: [touchScripts(), islandsFromFile()] } });
        }
        addClientDirective({
          name: "interaction",
          entrypoint: "./src/delivery/hydrate-on-interaction.ts",
        });
      },
      // Policies of built pages come to us instead of standing in the pages (`staticHeaders`).
      "astro:build:generated": ({ routeToHeaders }) => {
        for (const [path, { headers }] of routeToHeaders) {
          const policy = headers.get("content-security-policy");
          if (policy) policies.set(path, policy);
        }
      },
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await tightenPages(folder, policies);
        await fs.writeFile(
          join(folder, "..", POLICIES_FILE),
          JSON.stringify(Object.fromEntries(policies)),
        );
        await compressTextFiles(folder);
      },
    },
  };
}

type VitePlugin = NonNullable<ViteUserConfig["plugins"]>[number];

/**
 * Builds what pages load when they are first touched. Under their own names: hashed ones would
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
 * Astro writes what makes islands run, and a style, into every page that has any. Ours are in
 * /islands.js and in ui/styles.css.
 */
function islandsFromFile(): VitePlugin {
  return {
    name: "islands-from-file",
    transform(code, id) {
      if (!id.endsWith("/astro/dist/runtime/server/scripts.js")) return;
      const written = /`<(style|script)>[^`]*<\/script>`/g;
      if (code.match(written)?.length !== 2) throw new Error("Astro starts islands in another way");
      return { code: code.replaceAll(written, '""'), map: null };
    },
  };
}

/** @param policies of pages by path; each becomes that of the page as it is then */
async function tightenPages(folder: string, policies: Map<string, string>): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true });
  for (const entry of entries.filter((name) => name.endsWith(".html"))) {
    const urlPath = urlPathOf(`/${entry}`);
    const policy = policies.get(urlPath);
    if (!policy) throw new Error(`${entry} was built without a policy`);
    const file = join(folder, entry);
    const page = tightenPage(await fs.readFile(file, "utf8"), policy);
    policies.set(urlPath, page.policy);
    await fs.writeFile(file, page.html);
    if (page.sheet) await fs.writeFile(join(folder, page.sheet.path), page.sheet.whole);
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
