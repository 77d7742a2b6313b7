import unhomoglyph from "unhomoglyph";

/** Small capitals, which Unicode’s table of confusables keeps apart from the letters they are. */
const smallCapitals = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ";
const theirLetters = "abcdefghijklmnopqrstuvwyz";

/**
 * The text in small Latin letters where it is written in others that look like them: Cyrillic, Greek,
 * full-width, with accents. By Unicode’s confusables (UTS 39), as the package unhomoglyph has them. What
 * looks like no Latin letter stays.
 */
export function inLatinLetters(text: string): string {
  const bare = text.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "");
  return [...bare].map(latinLetterOf).join("").toLowerCase();
}

/** What a letter looks like; itself, where we know of none. */
export function latinLetterOf(letter: string): string {
  if (/[\x20-\x7e]/.test(letter)) return letter;
  const small = smallCapitals.indexOf(letter);
  if (small >= 0) return theirLetters[small] ?? letter;
  // The small “н” looks like “ʜ” to Unicode, and only the capital like “H”.
  const [looks] = [letter, letter.toUpperCase()]
    .map((form) => unhomoglyph(form).normalize("NFKD").replace(/\p{M}/gu, ""))
    .filter((form) => /^[a-z]+$/i.test(form));
  return looks ?? letter;
}
