/** Whether a text calls a trade what we call it: who says “plumbing” says “plumber”. */
export function saysNoun(text: string, noun: string): boolean {
  const said = plainSpelling(text);
  return plainSpelling(noun)
    .split(/[ -]/)
    .every((word) =>
      new RegExp(`\\b${word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word}`).test(
        said,
      ),
    );
}

function plainSpelling(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
