import { textOf } from "../context.ts";
import { factOf } from "../facts/facts.ts";
import type { Fits } from "../fits.ts";
import { isTall, isWide } from "../photos.ts";

export const heroFits: Fits<"hero"> = (block, facts, shown) => {
  const { photo, lead, points, bigPhone, scene } = block;
  const words = textOf(lead, facts, shown);
  const hasPhone = bigPhone && factOf(facts, "phone", shown);
  const canStand = Boolean(words || hasPhone || points.length > 1);
  return {
    // Surroundings with nothing in them say less than the words alone.
    beside: photo !== undefined || scene !== undefined || !canStand,
    wide: photo !== undefined && isWide(photo),
    tall: photo !== undefined && isTall(photo),
    // A photo that somebody gave is shown. Large letters need something to stand on.
    words: photo === undefined && canStand,
    emblem: photo === undefined && scene !== undefined,
  };
};
