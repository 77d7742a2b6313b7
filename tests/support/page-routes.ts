import { readdir, readFile } from "node:fs/promises";

/** Those that no file stands for: the first is added in server/astro-adapter.ts, others by Astro. */
const injectedRoutes = ["/waitlist", "/_image", "/_server-islands/any"];

/** What every file of src/pages answers, by its pattern: "/admin/briefs/[id]", for one. */
export async function pageRoutes(): Promise<string[]> {
  const files = await pageFiles();
  return [...files.map(routeOf), ...injectedRoutes].sort();
}

/** Those of them that are answered on request; the others are files that the build has made. */
export async function renderedRoutes(): Promise<string[]> {
  const rendered: string[] = [];
  for (const file of await pageFiles()) {
    const source = await readFile(`src/pages/${file}`, "utf8");
    if (source.includes("prerender = false")) rendered.push(routeOf(file));
  }
  return rendered.sort();
}

async function pageFiles(): Promise<string[]> {
  const files = await readdir("src/pages", { recursive: true });
  return files.filter((file) => /\.(astro|ts)$/.test(file));
}

function routeOf(file: string): string {
  return `/${file.replace(/\.(astro|ts)$/, "").replace(/(^|\/)index$/, "")}`;
}
