import * as z from "zod";
import { subjects } from "./subjects/names.ts";

// What blocks are made of.

/** What every block has. */
export const common = {
  /** Kept through edits, moves and copies of a revision; comments hold on to it. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  hidden: z.boolean().optional(),
  /** Its name in the menu, where it is to be there. */
  menu: z.string().trim().min(1).max(24).optional(),
};

/** Something of the trade, drawn where there is no photo. */
export const scene = z.enum(subjects).optional();

/** Plain text of one line, or a fact, so that a changed one changes everywhere. */
export function text(max: number) {
  return z.union([
    z.string().trim().max(max),
    z.strictObject({ fact: z.enum(["name", "shortName", "trade", "phone", "email", "address"]) }),
  ]);
}

export type Text = z.infer<ReturnType<typeof text>>;

export function isText(value: unknown): value is Text {
  return (
    typeof value === "string" || (typeof value === "object" && value !== null && "fact" in value)
  );
}

/** Paragraphs apart by an empty line; lines that begin with “- ” are a list. */
export const prose = z.string().trim().max(6_000);

export const photo = z.strictObject({
  /** Of the picture’s files, one for each width. */
  key: z.string().regex(/^[a-z0-9-]{1,64}$/),
  widths: z.array(z.int().positive()).min(1).max(4),
  width: z.int().positive(),
  height: z.int().positive(),
  /** What it shows, for those who can’t see it; empty for one that says nothing. */
  alt: z.string().max(250),
  /** That it says nothing was decided, and not forgotten. */
  decorative: z.literal(true).optional(),
  /** What to keep in view when it is cut, in hundredths from the left and from the top. */
  focus: z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) }).optional(),
});

export type Photo = z.infer<typeof photo>;

/** What a button does. */
export const action = z.strictObject({
  label: z.string().trim().max(40),
  /**
   * A call, an email, the way to the door, the form or the list wherever on the site they are, or by
   * its id a page, or one of the links of the facts.
   */
  to: z.union([
    z.enum(["phone", "email", "directions", "enquiry", "services"]),
    z.strictObject({ page: z.string().min(1).max(40) }),
    z.strictObject({ link: z.string().min(1).max(40) }),
  ]),
});

export type Action = z.infer<typeof action>;

export function isAction(value: unknown): value is Action {
  return typeof value === "object" && value !== null && "label" in value && "to" in value;
}
