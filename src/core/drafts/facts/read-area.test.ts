import { expect, test } from "vitest";
import { siteBrief } from "../../../../tests/support/sites/site-briefs.ts";
import { answerInWords } from "../../../blocks/questions/answer-words.ts";
import { placeOf } from "../words/place-phrase.ts";
import { factsFromBrief } from "./facts-from-brief.ts";
import { readArea } from "./read-area.ts";

test("places are listed, and what is none stays as it was typed", () => {
  expect(readArea("Clayton, Berwick; city for corporate")).toEqual({
    places: ["Clayton", "Berwick"],
    note: "City for corporate.",
  });
  expect(readArea("Caloundra to Noosa, hinterland to Maleny and Kenilworth")).toEqual({
    places: ["Caloundra to Noosa"],
    note: "Hinterland to Maleny and Kenilworth.",
  });
  expect(readArea("Maldon, Bendigo (Fridays only), anywhere in Victoria by video")).toEqual({
    places: ["Maldon", "Bendigo (Fridays only)"],
    note: "Anywhere in Victoria by video.",
  });
  expect(readArea("COBURG, PRESTON and surrounds").places).toEqual([
    "Coburg",
    "Preston and around",
  ]);
});

test("states and quarters in short are as on a map, and short capitals stay", () => {
  const placesOf = (typed: string) => readArea(typed).places;
  expect(placesOf("Modbury s.a.")).toEqual(["Modbury SA"]);
  expect(placesOf("rockingham w.a., Huonville tassie")).toEqual(["Rockingham WA", "Huonville TAS"]);
  expect(placesOf("dandenong sth")).toEqual(["Dandenong South"]);
  expect(placesOf("Penneshaw KI")).toEqual(["Penneshaw KI"]);
});

test("an area that begins with more than a place is one, and a headline names what it knows of it", () => {
  const typed = "Gold Coast from Coolangatta until Southport, Robina, Varsity Lakes";
  const { places } = readArea(typed);
  expect(places).toEqual([typed]);
  expect(placeOf(places, [])?.phrase).toBe("on the Gold Coast");
  expect(placeOf(readArea("The river to the highway, Robina").places, [])).toBeUndefined();
});

test("no answer says “in” before what is no place", () => {
  const answered = (service_area: string) =>
    answerInWords(
      "We work in {area}.",
      factsFromBrief(siteBrief({ service_area }), undefined).facts,
      "confirmed",
    );
  expect(answered("Noosa, Maleny")).toBe("We work in Noosa and Maleny.");
  expect(answered("Caloundra to Noosa")).toBeUndefined();
});
