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

/** Pages that differ in their words alone. */
const families = ["/ai-smart-websites-", "/tools/business-ideas/"];

/**
 * Of pages that differ in their words alone only the worst, and every other page.
 *
 * @param badness what is larger is worse
 * @returns each with a label for a table, in the order of `pages`
 */
export function worstOfEachKind<Page extends { route: string }>(
  pages: readonly Page[],
  badness: (page: Page) => number,
): { page: Page; label: string }[] {
  const kindOf = ({ route }: Page) => families.find((family) => route.startsWith(family)) ?? route;
  return [...Map.groupBy(pages, kindOf).values()].map((alike) => {
    const page = alike.reduce((worst, one) => (badness(one) > badness(worst) ? one : worst));
    const others = alike.length > 1 ? `, worst of ${alike.length}` : "";
    return { page, label: `\`${page.route}\`${others}` };
  });
}

/** Every public page; some of them with `--quick`, or those named after `--routes`, by commas. */
export function chosenRoutes(options: readonly string[] = process.argv): readonly string[] {
  const named = options[options.indexOf("--routes") + 1];
  if (options.includes("--routes") && named) return named.split(",");
  return options.includes("--quick") ? someRoutes : allRoutes;
}
