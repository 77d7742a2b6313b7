import { encode } from "uqr";
import { designs } from "../../blocks/designs/designs.ts";
import { documentSchema } from "../../blocks/document.ts";
import { times } from "../../content/offer.ts";
import { draftOfSketch, likeChoices, ownColours } from "../../core/sketches/draft-of-sketch.ts";
import { sketchPath } from "../../core/sketches/fields.ts";
import { unknownPlaces } from "../../core/sketches/places.ts";
import type { Sketch } from "../../core/sketches/sketches.ts";
import { traitsIn } from "../../core/trades/traits-in.ts";

export type ShownLook = { design: string; colour: string };

/** What the trade may be more like, and which of it was chosen. */
type Likeness = { choices: readonly { id: string; name: string }[]; chosen: string };

/** All that the screen of a sketch shows. */
export type SketchData = {
  name: string;
  /** Of its screen, and of what is below it. */
  path: string;
  /** The same with the origin, to be passed on. */
  link: string;
  look: ShownLook;
  like: Likeness;
  /** Each with the colour that this page has in it while nobody chooses one. */
  designs: { id: string; name: string; description: string; ownColour: string }[];
  /** Places that were typed and of which we know the name alone. */
  unknownPlaces: string[];
  /** Whether this browser made it, and may change and delete it. */
  isMaker: boolean;
  /** “14 February 2027” */
  keptUntil: string;
  /** The link as a QR code: dark squares in a picture of `size` by `size`. */
  code: { size: number; squares: string };
};

/** Makes what the screen shows of a sketch. */
export function sketchData(
  sketch: Sketch,
  { token, publicUrl }: { token: string; publicUrl: string },
): SketchData {
  const { name, isMaker } = sketch;
  const { document } = draftOfSketch(sketch);
  const own = ownColours(sketch);
  const path = `${sketchPath}/${token}`;
  const link = publicUrl + path;
  return {
    ...{ name, path, link, isMaker },
    unknownPlaces: traitsIn(sketch.place).includes("online") ? [] : unknownPlaces(sketch.place),
    look: { design: document.design, colour: document.colour },
    like: { choices: likeChoices(sketch), chosen: sketch.like_trade ?? "" },
    designs: documentSchema.shape.design.options.map((id) => {
      const { name, description } = designs[id];
      return { id, name, description, ownColour: own[id] };
    }),
    keptUntil: dateInWords(new Date(sketch.created_at.getTime() + times.sketchDays * 86_400_000)),
    code: codeOf(link),
  };
}

function dateInWords(date: Date): string {
  return date.toLocaleDateString("en-AU", { dateStyle: "long", timeZone: "Australia/Sydney" });
}

function codeOf(link: string): SketchData["code"] {
  const { data, size } = encode(link, { border: 2 });
  const squares = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, squares };
}
