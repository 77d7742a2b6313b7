// What a comment is about, as the form’s select has it. No imports: this goes to the browser.

/** Undefined for the website as a whole. */
type About = { block: string } | { fact: string } | undefined;

export const aboutBlock = (id: string) => `block:${id}`;
export const aboutFact = ({ what, value }: { what: string; value: string }) =>
  `confirm:${what}: ${value}`;

export function readAbout(about: string): About {
  const at = about.indexOf(":");
  const named = about.slice(at + 1);
  switch (about.slice(0, Math.max(at, 0))) {
    case "block":
      return { block: named };
    case "confirm":
      return { fact: named };
    default:
      return undefined;
  }
}
