import { subjects } from "./subjects/names.ts";

// Fields that several blocks have.

export const heading = {
  kind: "words",
  label: "Heading",
  room: { most: 70, what: "heading" },
} as const;

export const intro = {
  kind: "words",
  label: "Introduction",
  long: true,
  room: { most: 300, what: "introduction" },
} as const;

/** The business’s. */
export const ownName = {
  kind: "words",
  label: "Name",
  orFact: true,
  room: { most: 60, what: "name" },
} as const;

export const body = {
  kind: "prose",
  label: "Text",
  hint: "An empty line starts a paragraph. Lines that begin with “- ” are a list.",
} as const;

const button = { kind: "actions", room: { most: 28, what: "button" } } as const;

export const oneButton = { ...button, label: "Button", most: 1 } as const;
export const twoButtons = { ...button, label: "Buttons", most: 2 } as const;

/** Where something is elsewhere on the web. */
export const webAddressField = {
  kind: "web",
  label: "Address",
  hint: "Begins with https://",
} as const;

/** How a section is laid out. */
export const layout = { kind: "layout", label: "Layout" } as const;

/** What pictures are called, by the names of their set: “Birthday cake”. */
export function namesOfPictures<Name extends string>(names: readonly Name[]): Record<Name, string>;
export function namesOfPictures(names: readonly string[]): Record<string, string> {
  const called = (name: string) =>
    `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll("-", " ")}`;
  return Object.fromEntries(names.map((name) => [name, called(name)]));
}

/** Something of the trade, beside the words. */
export const drawing = {
  kind: "choice",
  label: "Drawing",
  without: "None",
  options: namesOfPictures(subjects),
} as const;
