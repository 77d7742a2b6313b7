import type { Page } from "../../../blocks/document.ts";
import type { Facts } from "../../../blocks/facts/facts.ts";
import { type PageWords, wordsOfPage } from "../../../blocks/page/page-words.ts";
import { claimsIn } from "../../moderation/claims/claims-in.ts";
import type { Content } from "../revisions/merge.ts";
import type { Finding } from "./finding.ts";
import { unsaidOn } from "./unsaid-words.ts";

type Field = keyof PageWords;

/** What would be wrong with the titles and descriptions of a release. */
export function checkWords(content: Content): Finding[] {
  const { document, facts } = content;
  const pages = document.pages.map((page) => ({
    page,
    words: wordsOfPage(page, { document, facts, shown: "confirmed" }),
  }));
  const unsaid = unsaidOn(content);
  const trade = facts.trade?.value ?? "";
  return [
    ...pages.flatMap(({ page, words }) =>
      (["title", "description"] as const).flatMap((field) =>
        [
          ...(page[field] === undefined ? [] : waitingIn(words[field], facts)),
          ...unsaid(words[field])
            .filter((sentence) => claimsIn(sentence, { trade }).length > 0)
            .map((claim) => `It says “${claim}”, and no section does.`),
        ].map((what) => at(page, field, what)),
      ),
    ),
    ...pages
      .filter(({ words }) => words.description === "")
      .map(({ page }) => at(page, "description", "It has no description for search engines.")),
    ...twice(pages, "title"),
    ...twice(pages, "description"),
  ];
}

/** Facts that only somebody’s own words can say before they are confirmed. */
function waitingIn(words: string, facts: Facts): string[] {
  const said = words.toLowerCase();
  return Object.values(facts)
    .flatMap((fact) => (fact?.confirmed === false ? [fact.value].flat() : []))
    .flatMap((value) => (typeof value === "string" ? [value] : "name" in value ? [value.name] : []))
    .filter((value) => said.includes(value.toLowerCase()))
    .map((value) => `It says “${value}”, which is still to be confirmed.`);
}

function twice(pages: readonly { page: Page; words: PageWords }[], field: Field): Finding[] {
  const said = ({ words }: { words: PageWords }) => words[field].trim().toLowerCase();
  return pages.flatMap((one, index) => {
    const before = pages.slice(0, index).find((other) => said(one) && said(other) === said(one));
    const what = `Its ${field} is that of the page “${before?.words.title}” too.`;
    return before ? [at(one.page, field, what)] : [];
  });
}

function at(page: Page, field: Field, what: string): Finding {
  return { what, where: { of: "page", page, field } };
}
