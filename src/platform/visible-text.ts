// Shared by the server and the forms' islands, so it imports nothing.

/** Whether a name has at least one visible letter or digit. */
export function hasVisibleLetter(text: string): boolean {
  return /(?!\p{DI})[\p{L}\p{N}]/u.test(text); // some fillers count as letters (U+3164)
}

/**
 * Invisible characters: controls, format characters such as direction marks, half surrogate pairs,
 * and fillers that Unicode counts as letters.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Text as one visible line: no line breaks, no invisible characters, no direction marks.
 *
 * @param longest in code points; longer text ends in an ellipsis.
 */
export function oneVisibleLine(text: string, longest: number): string {
  const line = text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(unseen, "")
    .trim();
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join("")}…`;
}
