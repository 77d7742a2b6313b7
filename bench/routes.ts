import { sitePages } from "../src/content/pages.ts";

/** One page of each kind. */
const someRoutes = [
  "/",
  "/start",
  "/demo",
  "/handyman-website",
  "/ai-smart-websites-dubbo",
  "/terms",
];

const allRoutes = [
  ...sitePages.map(({ path }) => path),
  "/start?form=brief",
  "/thank-you",
  "/payment-success",
];

/** Every public page; some of them with `--quick`, or those named after `--routes`, by commas. */
export function chosenRoutes(options: readonly string[] = process.argv): readonly string[] {
  const named = options[options.indexOf("--routes") + 1];
  if (options.includes("--routes") && named) return named.split(",");
  return options.includes("--quick") ? someRoutes : allRoutes;
}
