// Shared by the server and the forms' islands, so it imports nothing.

/** Whether there is anything in a name to read out: at least one letter or digit that shows. */
export function hasVisibleLetter(text: string): boolean {
  return /(?!\p{DI})[\p{L}\p{N}]/u.test(text); // some fillers count as letters (U+3164)
}

/**
 * Characters that leave no mark: controls, format characters such as those that turn the direction
 * of text, halves of broken pairs, and fillers that Unicode counts as letters.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Text as one line that shows all that it holds: no line ends, no invisible characters, nothing that
 * turns its direction.
 *
 * @param longest in code points; what is cut off leaves an ellipsis.
 */
export function oneVisibleLine(text: string, longest: number): string {
  const line = text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(unseen, "")
    .trim();
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join("")}…`;
}
