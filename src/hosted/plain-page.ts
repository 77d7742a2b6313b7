import { createHash } from "node:crypto";

export const plainStyles =
  "body{max-width:34rem;margin:18vh auto 0;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#17231d;background:#fbf8f2}h1{font-size:1.75rem;line-height:1.25}";

/** What a host says where it has no page of the site to show. */
export type PlainPage = { status: number; html: string; policy: string };

/** @param formAction where a form on the page may go */
export function policyOf(styles: string, formAction: "'self'" | "'none'"): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash("sha256").update(styles).digest("base64")}'`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Of a site that was taken down for a while. Nothing of the site is on it. */
export const offlinePage = plainPage(503, {
  title: "This website is taking a break",
  words: "It is offline at the moment. Please try again another day.",
});

/** Of a message to a business whose site was taken down while it was written. */
export const takenPage = plainPage(200, {
  title: "Thanks, your message has arrived",
  words:
    "The website is offline at the moment, but your message is kept for the business all the same.",
});

/** Of a site whose owner cancelled it. */
export const gonePage = plainPage(410, {
  title: "This website has closed",
  words: "Its owner has taken it down, and it won’t be back at this address.",
});

/** For a site that this process cannot read just now. */
export const troublePage = plainPage(503, {
  title: "This website can’t be shown just now",
  words: "That is our fault, not yours. Please try again in a minute.",
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
