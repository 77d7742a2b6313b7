import type { Download } from "./download.ts";
import type { FactName, Open } from "./facts/facts.ts";
import type { Action, Photo, Text } from "./fields.ts";

// How a block and its fields are described, for whatever needs to know of them besides drawing them.

/** How many characters a text has room for: beyond, it takes over a screen of a phone. */
type Room = {
  most: number;
  /** What is too long, in a sentence: “headline”. */
  what: string;
  /** The field that is shown in its place, where there is one. */
  unless?: string;
};

type Labelled = {
  label: string;
  hint?: string;
  /** What it is called in a list of changes, where the label says more than that. */
  name?: string;
  room?: Room;
};

/** Words of the block alone, or a fact. */
type WordsField = Labelled & {
  kind: "words";
  long?: true;
  /** Whether a fact is likely here, so that one can be chosen. */
  orFact?: true;
};

/**
 * One line, several lines, paragraphs (fields.ts), a day, a time, a price (prices.ts), or an address on
 * the web (web-address.ts).
 */
type TextField = Labelled & { kind: "line" | "long" | "prose" | "date" | "time" | "price" | "web" };

/** One of the places, or whatever else a fact lists. */
type FromFactField = Labelled & { kind: "from fact"; fact: "area" | "credentials" };

/** Texts, one a line. */
type LinesField = Labelled & { kind: "lines"; hint: string };

type ChoiceField<Value extends string> = Labelled & {
  kind: "choice";
  /** What each choice is called. */
  options: Readonly<Record<Value, string>>;
  /** What having none of them is called, where that may be. */
  without?: string;
};

/** How a section is laid out, chosen from pictures. */
export type LayoutField<Name extends string = string> = Labelled & {
  kind: "layout";
  /** What is drawn where none is chosen, or where the chosen one has too little to show. */
  own: Name | Layout;
  options: Readonly<Record<Name, Layout>>;
};

/** One of the ways in which a section can be laid out. */
export type Layout = {
  name: string;
  /**
   * Rows of equally many letters: “#” a photo, “=” a heading, “-” words, “o” a button, “c” a card,
   * “1” a number.
   */
  picture: readonly string[];
  /** What there must be for it, as what follows “needs”. One without is always possible. */
  needs?: string;
};

type TickField = Labelled & {
  kind: "tick";
  /** The fact that is shown where it is ticked. */
  shows?: FactName;
};

/** Days of the week, of which Monday is 1. */
type DaysField = Labelled & { kind: "days" };

/** From 0 to 100. */
type HundredthField = Labelled & { kind: "hundredth" };

type PhotoField = Labelled & {
  kind: "photo" | "logo";
  /** It is never without one. */
  required?: true;
};

/** A PDF. */
type FileField = Labelled & { kind: "file" };

type PhotosField = Labelled & { kind: "photos"; most: number };

type ActionsField = Labelled & { kind: "actions"; most: number };

type HoursField = Labelled & { kind: "hours" };

/** Things with several fields each. */
type ItemsField<Name extends string, Begins> = Labelled & {
  kind: "items";
  /** What one is called: “service”. */
  noun: string;
  /** The fields that tell one from others; the first that says something does. */
  title: readonly Name[];
  /** Said beside the title, by a field: its text, where that is shown, or that there is none. */
  aside?: { field: Name; without: string; isShown?: true };
  /** The texts without which a release leaves one out, each with what is said then. */
  needs?: Readonly<Partial<Record<Name, string>>>;
  /** Whether each has an id, by which it is found however the list is ordered. */
  hasIds?: true;
  /** One as it begins, but for what it has from the site: photos, and something from a fact. */
  begins: Begins;
};

type FieldFor<Value> = [Value] extends [boolean]
  ? TickField
  : [Value] extends [number]
    ? HundredthField
    : [Value] extends [string]
      ? string extends Value
        ? TextField | FromFactField
        : ChoiceField<Value>
      : [Value] extends [Text]
        ? WordsField
        : [Value] extends [Photo]
          ? PhotoField
          : [Value] extends [Download]
            ? FileField
            : [Value] extends [string[]]
              ? LinesField
              : [Value] extends [number[]]
                ? DaysField
                : [Value] extends [Photo[]]
                  ? PhotosField
                  : [Value] extends [Action[]]
                    ? ActionsField
                    : [Value] extends [Open[]]
                      ? HoursField
                      : [Value] extends [(infer Item extends object)[]]
                        ? ItemsField<keyof FieldsFor<Item> & string, Partial<Item>> & {
                            fields: FieldsFor<Item>;
                          }
                        : never;

/** A field for each of a thing’s, in the order in which they are edited. */
type FieldsFor<Thing> = {
  [Name in Exclude<keyof Thing, "id" | "type" | "hidden" | "menu">]-?: Name extends "composition"
    ? LayoutField<NonNullable<Thing[Name]> & string>
    : FieldFor<NonNullable<Thing[Name]>>;
};

/** Any field. */
export type Field =
  | WordsField
  | TextField
  | FromFactField
  | LinesField
  | ChoiceField<string>
  | LayoutField
  | TickField
  | DaysField
  | HundredthField
  | PhotoField
  | PhotosField
  | FileField
  | ActionsField
  | HoursField
  | AnyItemsField;

export type Fields = { readonly [name: string]: Field };
export type AnyItemsField = ItemsField<string, object> & { fields: Fields };

/** What there is to know of a kind of block besides how it is drawn. Data alone. */
export type Description<Block> = {
  /** What sections of this kind are called, by operators and customers alike. */
  name: string;
  /** The field that tells it from others of its kind, and is read as its heading. */
  heading: keyof Block & string;
  fields: FieldsFor<Block>;
  /** Said below its fields. */
  note?: string;
  /** Why some trades may not have it, as what follows “Not shown:”. */
  forbidden?: string;
  /** The facts that it shows besides those that its texts say. */
  facts?: readonly FactName[];
  /** Whether its own words say what is so of the business, so that they can answer a visitor. */
  answers?: true;
  /** One as it begins. It says nothing that would have to be true of the business. */
  begins: Omit<Block, "id">;
  /** Whether it is only offered where the site has photos. */
  needsPhotos?: true;
};

/** The description of any block. */
export type AnyDescription = Omit<Description<Record<string, unknown>>, "fields" | "begins"> & {
  fields: Fields;
  begins: object;
};

/** What a fact is called and how it is edited. */
export type FactDescription<Value> = FieldFor<Value> & {
  /** To its customer, who is asked whether it is true. */
  forCustomers: string;
};

export type AnyFactDescription = Field & { forCustomers: string };
