import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

type MailLayoutProps = {
  companyName: string;
  /** The preview line that email apps show beside the subject; its beginning, if it is long. */
  preview: string;
  footer: ReactNode;
  children: ReactNode;
};

/**
 * The frame of every email. Styles are inline and the layout is one table, since that is what email
 * programs agree on; the page's policy against inline styles does not reach here.
 */
export function MailLayout({ companyName, preview, footer, children }: MailLayoutProps) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{companyName}</title>
      </head>
      <body style={{ margin: 0, padding: "24px 12px", backgroundColor: "#fbf8f2" }}>
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
          {beginningOf(preview)}
        </div>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ maxWidth: 560, margin: "0 auto", fontFamily, color: "#17231d" }}
        >
          <tbody>
            <tr>
              <td
                style={{ padding: "0 8px 16px", fontSize: 20, fontWeight: 700, color: "#1f5b45" }}
              >
                {companyName}
              </td>
            </tr>
            <tr>
              <td style={panel}>{children}</td>
            </tr>
            <tr>
              <td style={{ ...small, padding: "16px 8px" }}>{footer}</td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** In whole words, as far as apps show it. */
function beginningOf(text: string): string {
  return text.match(/^.{0,119}\S(?!\S)/su)?.[0] ?? Array.from(text).slice(0, 120).join("");
}

/** A finished email in this frame with one more link, below its footer. */
export function addBelow(html: string, { label, link }: { label: string; link: string }): string {
  const added = renderToStaticMarkup(
    <p style={{ ...small, maxWidth: 544, margin: "0 auto", padding: "0 8px", fontFamily }}>
      <a href={link}>{label}</a>
    </p>,
  );
  return html.replace("</body>", (end) => added + end); // what people typed has no tags
}

const fontFamily = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

const small = { fontSize: 13, lineHeight: 1.5, color: "#55635b" } as const;

const panel = {
  padding: "28px 24px",
  fontSize: 16,
  lineHeight: 1.6,
  backgroundColor: "#ffffff",
  border: "1px solid #ddd8cc",
  borderRadius: 14,
  wordBreak: "break-word", // a name of forty letters is wider than a phone
} as const;

/** A link that looks like a button. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} style={button}>
      {children}
    </a>
  );
}

const button = {
  display: "inline-block",
  padding: "12px 22px",
  fontWeight: 700,
  color: "#ffffff",
  textDecoration: "none",
  backgroundColor: "#b4511f",
  borderRadius: 14,
} as const;
