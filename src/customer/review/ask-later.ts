import { createHash } from "node:crypto";
import { policyInOurFrame } from "../../delivery/policies.ts";

const styles = "body{margin:1.5rem;font:1rem/1.6 system-ui,sans-serif;color:#17231d}";
const policy = policyInOurFrame(
  `style-src 'sha256-${createHash("sha256").update(styles).digest("base64")}'`,
);
const page = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>Ask a question</title><style>${styles}</style><p>Visitors can ask here once the website is live.</p>`;

/** What a site’s frame for questions shows in a review: there is no live site to ask yet. */
export function askLater(): Response {
  return new Response(page, {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
  });
}
