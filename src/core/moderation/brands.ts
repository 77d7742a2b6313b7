/** Names that also are words: refused where they stand alone. */
const brandsAlone = new Set([
  ...["amazon", "anz", "apple", "ato", "coles", "nab", "optus", "target", "visa", "woolworths"],
]);

/** Names that can only mean their owner: refused as any word of a text. */
const brands = new Set([
  ...["auspost", "bankwest", "bunnings", "centrelink", "commbank", "ebay", "facebook", "google"],
  ...["instagram", "kmart", "linkedin", "mastercard", "medicare", "microsoft", "mygov", "myob"],
  ...["netflix", "paypal", "qantas", "telstra", "tiktok", "westpac", "whatsapp", "xero", "youtube"],
]);

/** The name of somebody else’s brand in a text, as it is written there. */
export function brandIn(text: string): string | undefined {
  const words = text.normalize("NFKC").match(/[\p{L}\p{N}]+/gu) ?? [];
  const [only, second] = words;
  if (only && !second && brandsAlone.has(only.toLowerCase())) return only;
  return words.find((word) => brands.has(word.toLowerCase()));
}
