import { localities } from "../../catalogue/localities/localities.ts";
import { cities } from "../../content/cities.ts";
import { asOnMaps } from "../drafts/facts/read-area.ts";
import { states } from "../moderation/claims/rule.ts";

/** Whether a place that was typed names another country or a city there, and none of our states. */
export function isAbroad(place: string): boolean {
  const parts = partsOf(place);
  const isOurs =
    place
      .toUpperCase()
      .match(/\b[A-Z]+\b/g)
      ?.some((word) => home.has(word)) ?? false;
  return !isOurs && parts.some((part) => abroad.has(part));
}

/** The parts of a place of which we know nothing but the name. */
export function unknownPlaces(place: string): string[] {
  return asOnMaps(place)
    .split(separators)
    .filter((part) => {
      const name = spelling(part.replace(/\s+(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT|\d{4})\b.*$/i, ""));
      return name !== "" && !known.has(name);
    });
}

const separators = /\s*(?:,|\/|&|\band\b)\s*/i;

function partsOf(place: string): string[] {
  return place.split(separators).map(spelling);
}

function spelling(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();
}

const home = new Set<string>([...states, "AUSTRALIA"]);

const known = new Set(
  [
    ...localities.flatMap(({ name, alsoCalled = [], nearby = [] }) => [
      ...[name, ...alsoCalled],
      ...nearby.map((near) => near.name),
    ]),
    ...cities.flatMap(({ neighbours, areaServed = [] }) => [
      ...neighbours.map(({ name }) => name),
      ...areaServed,
    ]),
    "Australia",
  ].map(spelling),
);

/** As people call countries for short. */
const inShort = ["NZ", "UK", "USA", "US", "England", "Scotland", "Bali"];

/** Australia, and its territories. */
const ours = ["AU", "CC", "CX", "HM", "NF", "AQ"];
const ourZones = ["Indian/Christmas", "Indian/Cocos", "Pacific/Norfolk"];

/** Countries, and the cities that time zones have their names from, as far as this program knows them. */
const abroad = new Set(
  [...countries(), ...citiesOfZones(), ...inShort].map(spelling).filter((name) => !known.has(name)),
);

function countries(): string[] {
  const names = new Intl.DisplayNames("en-AU", { type: "region", fallback: "none" });
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.flatMap((code) => (ours.includes(code) ? [] : (names.of(code) ?? [])));
}

function citiesOfZones(): string[] {
  const zone = /^(?:Africa|America|Asia|Atlantic|Europe|Indian|Pacific)\/([^/]+)$/;
  return Intl.supportedValuesOf("timeZone")
    .filter((name) => !ourZones.includes(name))
    .flatMap((name) => zone.exec(name)?.[1]?.replaceAll("_", " ") ?? []);
}
