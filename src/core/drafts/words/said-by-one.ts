/** Our words, which say “we”, as one person says them. */
export function saidByOne(words: string): string {
  const one: Readonly<Record<string, string>> = {
    We: "I",
    we: "I",
    us: "me",
    our: "my",
    Our: "My",
  };
  return words.replace(/\b(?:We|we|us|our|Our)\b/g, (word) => one[word] ?? word);
}
