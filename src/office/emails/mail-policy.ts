import { createHash } from "node:crypto";
import { decodeXML } from "entities";

/**
 * The Content-Security-Policy under which a mail shows itself and nothing else: its styles stand in
 * attributes, each of which is allowed by its hash.
 *
 * @param html as react-dom wrote it: a quotation mark within text or an attribute is a reference.
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
