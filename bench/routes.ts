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

/** How the addresses of pages begin that are alike: cities, lists of ideas, generators, and so on. */
const kinds = [
  ["/ai-smart-websites-"],
  ["/tools/business-ideas/"],
  ["/tools/"],
  ["/about", "/seo-services", "/privacy", "/terms", "/ai-business-tools-directory"],
  ["/thank-you", "/payment-success"],
];

/**
 * The worst page of each kind, which speaks for all of it.
 *
 * @param badness what is larger is worse
 * @returns each with a label for a table, in the order of `pages`
 */
export function worstOfEachKind<Page extends { route: string }>(
  pages: readonly Page[],
  badness: (page: Page) => number,
): { page: Page; label: string }[] {
  const kindOf = ({ route }: Page) =>
    kinds.find((beginnings) => beginnings.some((begin) => route.startsWith(begin))) ?? route;
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
