import { createHash } from "node:crypto";

/**
 * The Content-Security-Policy under which a mail shows itself and nothing else: its styles stand in
 * attributes, each of which is allowed by its hash.
 *
 * @param html as react-dom wrote it: a quotation mark within text or an attribute is a reference.
 */
export function mailPolicy(html: string): string {
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = ""]) => unescaped(style));
  const hashes = [...new Set(styles)].map((style) => {
    return `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
  });
  const styleSources = hashes.length > 0 ? ["'unsafe-hashes'", ...hashes] : ["'none'"];
  return [
    "sandbox allow-popups",
    "default-src 'none'",
    "img-src data:",
    `style-src ${styleSources.join(" ")}`,
  ].join("; ");
}

const references: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** What react-dom escapes in an attribute. */
function unescaped(attribute: string): string {
  return attribute.replace(/&(?:amp|lt|gt|quot|#x27);/g, (reference) => {
    return references[reference] ?? reference;
  });
}
