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
]);

/** Names that also are words: refused where they stand alone. */
const brandsAlone = new Set([
  ...["amazon", "anz", "apple", "ato", "coles", "nab", "optus", "target", "visa", "woolworths"],
]);

/** Names that can only mean their owner: refused as any word of a slug. */
const brands = new Set([
  ...["auspost", "bankwest", "bunnings", "centrelink", "commbank", "ebay", "facebook", "google"],
  ...["instagram", "kmart", "linkedin", "mastercard", "medicare", "microsoft", "mygov", "myob"],
  ...["netflix", "paypal", "qantas", "telstra", "tiktok", "westpac", "whatsapp", "xero", "youtube"],
]);

/** Whether no customer may have this slug, since people or programs would take it for another’s. */
export function isReserved(slug: string): boolean {
  return reserved.has(slug) || brandIn(slug) !== undefined;
}

/** The name of somebody else’s brand in a text, as it is written there. */
export function brandIn(text: string): string | undefined {
  const words = text.normalize("NFKC").match(/[\p{L}\p{N}]+/gu) ?? [];
  const [only, second] = words;
  if (only && !second && brandsAlone.has(only.toLowerCase())) return only;
  return words.find((word) => brands.has(word.toLowerCase()));
}
