// Shared by the server and the page's script, so it imports nothing.

/** The longest values, in UTF-16 units as `maxlength` counts. */
export const longest = { name: 100, text: 2_000, quoted: 300, answer: 600, wish: 100 } as const;

/** The field for the answer to a question, by its id. */
export const answerField = (id: string) => `answer.${id}`;

/** The tick at a line that we suggested, by its id. */
export const lineField = (id: string) => `line.${id}`;

/** The field of a comment for files, and how many may come with one. */
export const filesField = "files";
export const maxFiles = 5;
export const tooManyFiles = `You can attach up to ${maxFiles} files at a time`;

/** A code is good for this long, */
export const codeMinutes = 15;
/** and for this many tries. */
export const codeTries = 5;

/** What became of a section, or of all, in words. */
export const changeNames = {
  renewed: "Renewed",
  new: "New",
  changed: "Changed",
  moved: "Moved",
  removed: "Removed",
} as const;
