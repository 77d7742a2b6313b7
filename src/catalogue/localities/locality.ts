import * as z from "zod";
import { segmentSchema } from "../people/segment.ts";
import { phrase, typedWords } from "../texts.ts";

const stateSchema = z.enum(["NSW", "VIC", "QLD", "SA", "WA", "TAS", "NT", "ACT"]);

const sizeSchema = z.enum(["capital", "city", "town", "small", "suburb"]);

/** What shapes daily life in a place; `traits.ts` says what follows from each. */
const traitSchema = z.enum([
  "mining",
  "farming",
  "tourism",
  "retirees",
  "university",
  "defence",
  "commuters",
  "growth",
  "industry",
  "services",
  "apartments",
  "wine",
  "remote",
  "snow",
  "fishing",
  "newcomers",
  "tropics",
]);

/** As it is written on a map. */
const placeName = phrase.regex(/^\p{Lu}/u);

/** What stands before the name in a sentence, where that is not “in”: “on the Gold Coast”. */
const prepositionSchema = z.enum(["in the", "on the", "on"]).optional();

/** An Australian town, city or suburb. Compiled from general knowledge and kept broad on purpose. */
export const localitySchema = z.strictObject({
  name: placeName,
  preposition: prepositionSchema,
  state: stateSchema,
  setting: z.enum(["coast", "inland"]),
  size: sizeSchema,
  /** What most people there work in or come for; a noun phrase after “lives on” or “known for”. */
  livesOn: phrase,
  traits: z.array(traitSchema).readonly(),
  /** Nicknames and short forms. */
  alsoCalled: z.array(typedWords).readonly().optional(),
  /** Places and regions of which the same is true. */
  nearby: z
    .array(z.strictObject({ name: placeName, preposition: prepositionSchema }))
    .readonly()
    .optional(),
});

/** What each trait means for people’s days, and whose needs it sharpens. */
export const traitsSchema = z.record(
  traitSchema,
  z.strictObject({
    segments: z.array(segmentSchema).min(1).readonly(),
    /** Whose days these are: said of nobody else, or it would be beside the point. */
    about: z.array(segmentSchema).min(1).readonly(),
    /** Goes on from “where”: “where rosters take people away for a week or two at a time”. */
    consequence: phrase,
  }),
);

export const lifeBySizeSchema = z.record(sizeSchema, phrase);

/** Each with its preposition. */
export const boardsSchema = z.record(z.enum([...sizeSchema.options, "remote"]), phrase);

export type State = z.infer<typeof stateSchema>;
export type Trait = z.infer<typeof traitSchema>;
export type Locality = z.infer<typeof localitySchema>;
export type LifeBySize = z.infer<typeof lifeBySizeSchema>;
export type Boards = z.infer<typeof boardsSchema>;
export type Traits = z.infer<typeof traitsSchema>;
