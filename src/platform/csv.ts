/** Starts a file: Excel needs a byte order mark to recognise UTF-8. */
export const csvMark = "\ufeff";

/** One line (RFC 4180); every cell in quotes, and none that a spreadsheet would take for a formula. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;
}

/**
 * Spreadsheets calculate what starts with = + - or @, even after a tab or a line break, or in full
 * width: an apostrophe makes it text (OWASP, CSV Injection).
 */
function harmless(cell: string | number | null): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  return /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell) ? `'${cell}` : cell;
}
