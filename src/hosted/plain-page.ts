import { createHash } from "node:crypto";

export const plainStyles =
  "body{max-width:34rem;margin:18vh auto 0;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#17231d;background:#fbf8f2}h1{font-size:1.75rem;line-height:1.25}";

/** What a host says where it has no page of the site to show. */
export type PlainPage = { status: number; html: string; policy: string };

/**
 * @param formAction where a form on the page may go
 * @param frameAncestors whose page may have it in a frame
 */
export function policyOf(
  styles: string,
  formAction: "'self'" | "'none'",
  frameAncestors: "'self'" | "'none'" = "'none'",
): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash("sha256").update(styles).digest("base64")}'`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    `frame-ancestors ${frameAncestors}`,
  ].join("; ");
}

/** For a site that this process cannot read just now. */
export const troublePage = plainPage(503, {
  title: "This website can’t be shown just now",
  words: "That is our fault, not yours. Please try again in a minute.",
});

/** For a site with more visitors at once than this process can serve. */
export const busyPage = plainPage(503, {
  title: "Very many people are here just now",
  words: "Please try again in a minute.",
});

export const missingPage = plainPage(404, {
  title: "This page isn’t here",
  words: "It may have moved, or the address may have a typing error.",
});

/** For a host that is neither ours nor a customer’s. */
export const strangersPage = plainPage(421, {
  title: "There is no website at this address",
  words: "Please check the spelling.",
});

/** @param words plain, ours, and so without anything to escape. */
function plainPage(status: number, { title, words }: { title: string; words: string }): PlainPage {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${plainStyles}</style>`;
  const html = `<!doctype html><html lang="en-AU"><head>${head}</head><body><main><h1>${title}</h1><p>${words}</p></main></body></html>`;
  return { status, html, policy: policyOf(plainStyles, "'none'") };
}
