import { type Facts, factOf } from "./facts.ts";
import { openingHoursSpecification } from "./opening-hours.ts";

/** What search engines read: confirmed facts and nothing else. */
export function localBusiness(facts: Facts, origin: string) {
  const hours = factOf(facts, "hours", "confirmed");
  return {
    "@context": "https://schema.org",
    "@type": typeOf(factOf(facts, "trade", "confirmed") ?? ""),
    "@id": `${origin}/#business`,
    name: factOf(facts, "name", "confirmed"),
    url: `${origin}/`,
    telephone: factOf(facts, "phone", "confirmed"),
    email: factOf(facts, "email", "confirmed"),
    address: factOf(facts, "address", "confirmed"),
    areaServed: factOf(facts, "area", "confirmed"),
    ...(hours && { openingHoursSpecification: openingHoursSpecification(hours) }),
  };
}

/** Kinds of LocalBusiness (https://schema.org/LocalBusiness) with the trades that are plainly of them. */
const types: readonly [type: string, trades: RegExp][] = [
  ["AccountingService", /^(?:accountant|bookkeeper|tax agent)/],
  ["AutoRepair", /^(?:car|auto|motor|mobile) ?mechanic/],
  ["Bakery", /^(?:bakery|baker)\b/],
  ["BarOrPub", /^(?:pub|bar)\b/],
  ["BeautySalon", /^(?:beautician|beauty (?:salon|therapist))/],
  ["CafeOrCoffeeShop", /^(?:caf[eé]|coffee)/],
  ["Dentist", /^dent(?:ist|al)/],
  ["Electrician", /^electrician/],
  ["Florist", /^florist/],
  ["HairSalon", /^(?:hairdresser|barber|hair salon)/],
  ["HousePainter", /^(?:house )?painter\b(?! and)/],
  ["Locksmith", /^locksmith/],
  ["NailSalon", /^nail/],
  ["Plumber", /^plumb/],
  ["RealEstateAgent", /^real estate/],
  ["Restaurant", /^restaurant/],
  ["RoofingContractor", /^roof(?:er|ing)/],
  ["TattooParlor", /^tattoo/],
  ["VeterinaryCare", /^vet(?:erinar|$| )/],
];

function typeOf(trade: string): string {
  const known = types.find(([, trades]) => trades.test(trade.toLowerCase()));
  return known?.[0] ?? "LocalBusiness";
}
