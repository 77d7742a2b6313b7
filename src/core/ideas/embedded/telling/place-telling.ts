import { boards, lifeBySize, localLife } from "../../../../catalogue/localities/traits.ts";
import type { Segment } from "../../../../catalogue/people/segment.ts";
import type { NamedPlace } from "../understanding/understand-place.ts";
import { holding, type Telling } from "./say.ts";

/** What can be told of a place to somebody who would serve these customers there. */
export function placeTelling(place: NamedPlace, segment: Segment): Telling {
  const { called, where, livesOn, size, traits } = place;
  const trait = traits.find((trait) => localLife[trait].about.includes(segment));
  const isRemote = traits.includes("remote");
  const fewPeople = isRemote || size === "small";
  return {
    holds: holding(
      livesOn !== undefined && "known place",
      trait !== undefined && "telling trait",
      size === "suburb" && "suburb",
      fewPeople && "few people",
      !fewPeople && (size === "capital" || size === "suburb") && "many people",
    ),
    gaps: {
      place: called,
      where,
      "lives on": livesOn,
      life: trait ? localLife[trait].consequence : lifeBySize[size ?? "town"],
      board: boards[isRemote ? "remote" : (size ?? "city")],
    },
  };
}
