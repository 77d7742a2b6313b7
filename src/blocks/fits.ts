import type { BlockOf, BlockType } from "./document.ts";
import type { Facts } from "./facts/facts.ts";

/** Kinds of sections that can be laid out in several ways. */
export type Composed = {
  [Type in BlockType]: "composition" extends keyof BlockOf[Type] ? Type : never;
}[BlockType];

type NameOf<Found> = Found extends { composition?: infer Name } ? Name & string : never;

/** Ways to lay out a section, by its kind. */
export type Compositions = { [Type in Composed]: NameOf<BlockOf[Type]> };

export type Shown = "confirmed" | "all";

/**
 * Whether there is what each way to lay out a section needs: none leaves a half of the page empty, or
 * one thing alone in its row.
 */
export type Fits<Type extends Composed> = (
  block: BlockOf[Type],
  facts: Facts,
  shown: Shown,
) => Readonly<Record<Compositions[Type], boolean>>;
