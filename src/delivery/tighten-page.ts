import { withOwnStyles } from "./own-styles.ts";
import { hashSource, narrowPolicy } from "./page-policy.ts";

const script = /<script>([\s\S]*?)<\/script>/g;
const islandsScript = /\bastro[:-]/;

/**
 * A built page without what it does not need: styles of other pages, and the scripts that make
 * islands run, which it loads when it is touched (/islands.js). Its policy permits what is left.
 *
 * For pages that the build has made, and no others: a page that holds a visitor's words goes out as
 * it was rendered (docs/security.md#from-a-visitors-words-to-a-page).
 *
 * @param policy what the build allows on the page
 */
export function tightenPage(html: string, policy: string): { html: string; policy: string } {
  const page = withOwnStyles(
    html.replaceAll(script, (whole, code) => (islandsScript.test(code) ? "" : whole)),
  );
  const allowed = policy.replace(hashSource(page.whole), () => hashSource(page.own));
  return { html: page.html, policy: narrowPolicy(allowed, page.html) };
}
