const month =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|new year)";

const announcements: readonly RegExp[] = [
  /\b(?:we’re|we are|I’m|I am|we’ll be|I’ll be) (?:closed|away|shut|moving|on (?:leave|holidays?))\b.*\b(?:from|until|till|to|over|between|in|on)\b/i,
  new RegExp(
    String.raw`^(?:closed|away|no (?:orders|classes|lessons)) (?:from|between|over|until) (?:\d|the |${month})`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:re-?)?opening (?:again )?(?:soon|(?:in|on) (?:\d{1,2} )?${month})`,
    "i",
  ),
  new RegExp(String.raw`\b(?:we|I)(?:’re|’m| are| am| will be) having\b.*\bin ${month}`, "i"),
  /\b(?:we|I)(?:’re|’m| are| am) (?:full|booked (?:out|up))\b.*\b(?:until|till)\b/i,
  /^we(?:’ve| have) (?:just )?moved\b|\bour new (?:address|shop|studio|home) is\b/i,
];

/** Whether a sentence tells people something that they should know before they come, for a while. */
export function isAnnouncement(sentence: string): boolean {
  return sentence.length <= 300 && announcements.some((pattern) => pattern.test(sentence));
}
