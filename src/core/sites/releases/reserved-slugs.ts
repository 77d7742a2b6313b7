import { othersNameIn } from "../../moderation/others-name-in.ts";

/** First labels that mean something of their own: to mail programs, to people, or to us. */
const reserved = new Set([
  ...["www", "web", "mail", "email", "webmail", "smtp", "imap", "pop", "pop3", "ftp", "sftp"],
  ...["dns", "ns1", "ns2", "ns3", "mx1", "mx2", "vpn", "ssh", "git", "cdn", "img", "static"],
  ...["autoconfig", "autodiscover", "mta-sts", "wpad", "isatap", "localhost", "internal", "local"],
  ...["admin", "administrator", "root", "hostmaster", "postmaster", "webmaster", "abuse", "noc"],
  ...["api", "app", "apps", "assets", "files", "media", "account", "accounts", "login", "sign-in"],
  ...["sso", "auth", "oauth", "pay", "payment", "payments", "billing", "checkout", "invoice"],
  ...["invoices", "secure", "security", "support", "help", "status", "about", "blog", "docs"],
  ...["demo", "test", "testing", "staging", "dev", "preview", "review", "reviews", "sample"],
  ...["sites", "smart-sites", "smartsites", "example", "null", "undefined"],
  ...["visa"],
]);

/** Whether no customer may have this slug, since people or programs would take it for another’s. */
export function isReserved(slug: string): boolean {
  return reserved.has(slug) || othersNameIn(slug) !== undefined;
}
