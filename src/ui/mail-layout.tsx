import type { ReactNode } from "react";

type MailLayoutProps = {
  companyName: string;
  /** The preview line that email apps show beside the subject. */
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
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{preview}</div>
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
              <td style={{ padding: "16px 8px", fontSize: 13, lineHeight: 1.5, color: "#55635b" }}>
                {footer}
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

const fontFamily = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

const panel = {
  padding: "28px 24px",
  fontSize: 16,
  lineHeight: 1.6,
  backgroundColor: "#ffffff",
  border: "1px solid #ddd8cc",
  borderRadius: 14,
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
