import { createHash } from "node:crypto";
import { decodeXML } from "entities";

/**
 * The Content-Security-Policy for showing an email and nothing else. Its styles are in attributes,
 * and each is allowed by its hash.
 *
 * @param html from react-dom, which escapes quotation marks in text and attributes.
 */
export function mailPolicy(html: string): string {
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = ""]) => decodeXML(style));
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
