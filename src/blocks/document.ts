import * as z from "zod";
import { about } from "./about/schema.ts";
import { area } from "./area/schema.ts";
import { beforeAfter } from "./before-after/schema.ts";
import { businessTypes } from "./business-types.ts";
import { callToAction } from "./call-to-action/schema.ts";
import { companion } from "./companions/schema.ts";
import { contact } from "./contact/schema.ts";
import { footer } from "./footer/schema.ts";
import { gallery } from "./gallery/schema.ts";
import { header } from "./header/schema.ts";
import { hero } from "./hero/schema.ts";
import { links } from "./links/schema.ts";
import { menu } from "./menu/schema.ts";
import { notice } from "./notice/schema.ts";
import { questions } from "./questions/schema.ts";
import { services } from "./services/schema.ts";
import { steps } from "./steps/schema.ts";
import { team } from "./team/schema.ts";
import { testimonials } from "./testimonials/schema.ts";
import { text } from "./text/schema.ts";
import { timetable } from "./timetable/schema.ts";
import { contentVersion } from "./versions.ts";
import { video } from "./video/schema.ts";

/** One section of a page. */
const blockSchema = z.discriminatedUnion("type", [
  header,
  hero,
  services,
  gallery,
  beforeAfter,
  about,
  text,
  team,
  testimonials,
  steps,
  questions,
  notice,
  callToAction,
  area,
  contact,
  footer,
  links,
  menu,
  timetable,
  video,
]);

/** What a host answers itself. */
const takenPaths = ["enquiry", "ask", "files"];

const pageSchema = z.strictObject({
  id: z.string().min(1).max(40),
  /** "" is the home page. */
  path: z
    .string()
    .max(60)
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
    .refine((path) => !takenPaths.includes(path), "This address is taken. Choose another."),
  /** Made of what the page shows where nobody wrote one (page-words.ts). */
  title: z.string().trim().min(1).max(120).optional(),
  /** Its name in the menu, where it is to be there. */
  menu: z.string().trim().min(1).max(24).optional(),
  /** The same. */
  description: z.string().trim().max(300).optional(),
  blocks: z.array(blockSchema).min(1).max(80),
});

/**
 * A site’s pages as data. Whatever changes here or in the facts raises the version (versions.ts): a
 * program that does not know a field yet could not read what has it.
 */
export const documentSchema = z
  .strictObject({
    version: z.literal(contentVersion),
    design: z.enum([
      "verandah",
      "workshop",
      "ledger",
      "market",
      "coast",
      "poster",
      "stockroom",
      "clinic",
    ]),
    /** The brand colour, which all others come from. */
    colour: z.string().regex(/^#[0-9a-f]{6}$/),
    /** A second colour, for drawings and edges. Without one it comes from the first. */
    accent: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional(),
    /** Keeps what is drawn of the trade company. */
    companion: companion.optional(),
    /** What search engines are told that the business is; a local one without it. */
    businessType: z.enum(businessTypes).optional(),
    /** Set in lower case throughout, where the business writes itself so. */
    lowerCase: z.boolean().optional(),
    pages: z.array(pageSchema).min(1).max(30),
  })
  .superRefine(({ pages }, { addIssue }) => {
    for (const [at, { path }] of pages.entries()) {
      if (pages.findIndex((page) => page.path === path) === at) continue;
      const message = "Another page has this address.";
      addIssue({ code: "custom", path: ["pages", at, "path"], message });
    }
  })
  .refine(({ pages }) => isUnique(pages.map(({ id }) => id)), "Two pages have the same id.")
  .refine(
    ({ pages }) => isUnique(pages.flatMap(({ blocks }) => blocks.map(({ id }) => id))),
    "Two blocks have the same id.",
  );

export type Block = z.infer<typeof blockSchema>;
export type BlockType = Block["type"];
/** The block of each type. */
export type BlockOf = { [Type in BlockType]: Extract<Block, { type: Type }> };
export type Page = z.infer<typeof pageSchema>;
export type Document = z.infer<typeof documentSchema>;

/** The page that a site opens with, whose header and footer are every page’s. */
export function homeOf(pages: readonly Page[]): Page | undefined {
  return pages.find(({ path }) => path === "") ?? pages[0];
}

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
