import { withOwnStyles } from "./own-styles.ts";
import { ownPolicy } from "./page-policy.ts";

const policyMeta = /(?<=<meta http-equiv="content-security-policy" content=")[^"]*/;
const script = /<script>([\s\S]*?)<\/script>/g;
const islandsScript = /\bastro[:-]/;

/**
 * A page without what it does not need: styles of other pages, and the scripts that make islands
 * run, which it loads when it is touched (/islands.js). Its policy permits what is left.
 *
 * @param header the page's Content-Security-Policy, where it is not a <meta> in it
 */
export function tightenPage({ html, header = "" }: { html: string; header?: string }): {
  html: string;
  header: string;
} {
  const page = withOwnStyles(
    html.replaceAll(script, (whole, code) => (islandsScript.test(code) ? "" : whole)),
  );
  return {
    html: page.replace(policyMeta, (policy) => ownPolicy(policy, page)),
    header: ownPolicy(header, page),
  };
}
