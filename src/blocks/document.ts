import * as z from "zod";
import { about } from "./about/schema.ts";
import { area } from "./area/schema.ts";
import { beforeAfter } from "./before-after/schema.ts";
import { callToAction } from "./call-to-action/schema.ts";
import { contact } from "./contact/schema.ts";
import { footer } from "./footer/schema.ts";
import { gallery } from "./gallery/schema.ts";
import { header } from "./header/schema.ts";
import { hero } from "./hero/schema.ts";
import { notice } from "./notice/schema.ts";
import { questions } from "./questions/schema.ts";
import { services } from "./services/schema.ts";
import { steps } from "./steps/schema.ts";
import { team } from "./team/schema.ts";
import { testimonials } from "./testimonials/schema.ts";
import { text } from "./text/schema.ts";

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
 * A site’s content as data. A change that older documents do not fit raises `version`, with a function
 * that brings them to it.
 */
export const documentSchema = z
  .strictObject({
    version: z.literal(1),
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
export type Page = z.infer<typeof pageSchema>;
export type Document = z.infer<typeof documentSchema>;

/** The page that a site opens with, whose header and footer are every page’s. */
export function homeOf(pages: readonly Page[]): Page | undefined {
  return pages.find(({ path }) => path === "") ?? pages[0];
}

type ReadDocument =
  | { outcome: "read"; document: Document }
  | { outcome: "unknown version"; version: unknown }
  | { outcome: "wrong"; problems: string[] };

/** Reads a stored document, of this version or an older one. */
export function readDocument(stored: unknown): ReadDocument {
  const version = stored && typeof stored === "object" && "version" in stored && stored.version;
  if (version !== 1) return { outcome: "unknown version", version };
  const read = documentSchema.safeParse(stored);
  if (read.success) return { outcome: "read", document: read.data };
  return {
    outcome: "wrong",
    problems: read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`),
  };
}

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
