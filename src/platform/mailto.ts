/**
 * A `mailto:` address (RFC 6068): everything percent-encoded, a space as %20 since `+` means a plus
 * sign there, and lines ended by CRLF. Half a surrogate pair, which cannot be encoded, becomes U+FFFD.
 */
export function mailtoLink(address: string, fields: { subject: string; body?: string }): string {
  const query = Object.entries(fields).map(([name, value]) => {
    const text = value.replace(/\r\n?|\n/g, "\r\n").toWellFormed();
    return `${name}=${encodeURIComponent(text)}`;
  });
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}?${query.join("&")}`;
}
