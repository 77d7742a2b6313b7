import type { Block, Document, Page } from "../../../blocks/document.ts";

/** What is shown under an address that a site does not have. */
export const MISSING_PAGE = "404";
/** What is shown once an enquiry was sent. */
export const THANKS_PAGE = "thanks";

/** All pages that a release holds: those of its document, and ours where it has none of that name. */
export function pagesOfRelease({ pages }: Document): Page[] {
  const own = [missingPage, thanksPage].filter(
    ({ path }) => !pages.some((page) => page.path === path),
  );
  return [...pages, ...own.map(asPage)];
}

/** Whether search engines are told of a page. */
export function isListed({ path }: Page): boolean {
  return path !== MISSING_PAGE && path !== THANKS_PAGE;
}

const missingPage = {
  path: MISSING_PAGE,
  title: "Page not found",
  heading: "This page isn’t here",
  body: "It may have moved, or the address may have a typing error. The name at the top leads to the home page.",
};

const thanksPage = {
  path: THANKS_PAGE,
  title: "Message sent",
  heading: "Thanks, we’ve got your message",
  body: "We’ll get back to you as soon as we can. The name at the top leads back to the home page.",
};

type OwnPage = typeof missingPage;

function asPage({ path, title, heading, body }: OwnPage): Page {
  const words: Block = { id: `own-${path}`, type: "about", heading, body, points: [] };
  return { id: `own-${path}`, path, title, description: "", blocks: [words] };
}
