import { parse } from "node-html-parser";
import { keepOwnStyles } from "./own-styles.ts";
import { hashSource, narrowPolicy } from "./page-policy.ts";

/**
 * A built page without what it does not need: the styles of other pages. Its policy permits what is
 * left.
 *
 * For pages that the build has made, and no others: a page that holds a visitor's words goes out as
 * it was rendered (docs/security.md#from-a-visitors-words-to-a-page).
 *
 * @param policy what the build allows on the page
 * @returns `sheet` is the stylesheet that the page had a part of, to be a file at its path
 */
export function tightenPage(html: string, policy: string) {
  const document = parse(html, { comment: true });
  const sheet = keepOwnStyles(document);
  const allowed = sheet
    ? policy.replace(hashSource(sheet.whole), () => hashSource(sheet.own))
    : policy;
  return { html: document.toString(), policy: narrowPolicy(allowed, document), sheet };
}
