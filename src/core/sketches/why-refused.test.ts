import { expect, test } from "vitest";
import { trades } from "../../catalogue/trades/trades.ts";
import { othersNameIn } from "../moderation/others-name-in.ts";
import { unknownPlaces } from "./places.ts";
import { whyRefused } from "./why-refused.ts";

const words = { name: "Wattle Dogs", trade: "dog groomer", place: "Hobart", colour: "" };
const why = (changed: Partial<typeof words>) =>
  whyRefused({ ...words, ...changed }, "help@example.com");

test.each([
  ...[
    "Ansell",
    "Addis",
    "Addis Ababa Kitchen",
    "Dick’s Plumbing",
    "Dick's Plumbing",
    "Cock & Bull",
  ],
  ...[
    "The Cock and Bull",
    "Jim’s Mowing of Orange",
    "LJ Hooker",
    "L.J. Hooker",
    "Hooker Real Estate",
  ],
  ...[
    "Bich Ngoc Nails",
    "Cumming Building",
    "Cummins Diesel",
    "Pussy Willow Florist",
    "Dyke Fencing",
  ],
  ...[
    "Smith & Dick",
    "Dick Smith Plumbing",
    "Hancock Electrical",
    "Scunthorpe Shed",
    "Herion Homes",
  ],
  ...[
    "Hobart Pistol Club",
    "Smith Drink Driving Lawyers",
    "Perth Sex Therapy",
    "Conveyor Belt Services",
  ],
  ...[
    "24/7 Plumbing",
    "1300 Flowers",
    "Studio 54",
    "Est. 1988-2024",
    "Cafe @ Orange",
    "W.A. Smith",
  ],
  ...[
    "St.Kilda Surf",
    "No.1 Nails",
    "R.M. Stone & Co.",
    "A.B. Tiles",
    "4x4 2000 Repairs",
    "Café No. 9",
  ],
  ...[
    "مخبز الياسمين",
    "李小龍餐廳",
    "🐶🐾 Wattle",
    "Zoë “Z” O’Neil & Sons",
    "Kim's 100% Natural",
    "3.5 Hats",
  ],
])("a business may be called %s", (name) => {
  expect(why({ name })).toEqual({});
});

test.each([
  ["Commonwealth Bank", "“Commonwealth Bank” belongs to somebody else"],
  ["W.e.s.t.p.a.c", "“Westpac” belongs to somebody else"],
  ["Wеstpac", "“Westpac” belongs to somebody else"],
  ["ATO Refunds", "“ATO” belongs to somebody else"],
  ["Call 1300 123 456: your account is locked", "phone number"],
  ["Call 1300-123-456", "phone number"],
  ["Ring 13 22 65", "phone number"],
  ["Ring ０４１２ ３４５ ６７８", "phone number"],
  ["Ring ٠٤١٢ ٣٤٥ ٦٧٨", "phone number"],
  ["Ring 0412–345–678", "phone number"],
  ["+61 (0)4 1234 5678", "phone number"],
  ["pay at locked.com.au", "web and email addresses"],
  ["pay at locked。com", "web and email addresses"],
  ["https://locked", "web and email addresses"],
  ["www.locked", "web and email addresses"],
  ["jo@locked.net", "web and email addresses"],
  ["10.0.0.1", "web and email addresses"],
  ["Faggot Cakes", "these words"],
  ["Suck My Dick Plumbing", "these words"],
  ["Big Cock", "these words"],
  ["Heroin to go", "these words"],
])("none is called %s", (name, reason) => {
  expect(why({ name })).toEqual({ name: expect.stringContaining(reason) });
});

test("no trade of our index is refused, but for names of others", () => {
  const called = trades.flatMap(({ name, synonyms, misspellings = [] }) => [
    ...[name, ...synonyms, ...misspellings],
  ]);
  const refused = called.filter((trade) => why({ trade }).trade && !othersNameIn(trade));
  expect(refused).toEqual([]);
  expect(why({ trade: "pistol dealer to kids" }).trade).toContain("these words");
});

test.each(["Auckland", "auckland, NZ", "New Zealand", "London", "São Paulo", "Singapore"])(
  "we work in Australia, and not in %s",
  (place) => {
    expect(why({ place })).toEqual({ place: expect.stringContaining("businesses in Australia") });
  },
);

test.each([
  ...["", "Stanley TAS", "Halifax, Queensland, Australia", "Toronto NSW", "Christmas Island"],
  ...[
    "Newcastle",
    "Orange and Bathurst",
    "Ruthers Hill",
    "online",
    "Perth WA 6000",
    "Jordan Springs",
  ],
])("a business may be in “%s”", (place) => {
  expect(why({ place })).toEqual({});
});

test("a place that we do not know is told from one that we know", () => {
  expect(unknownPlaces("Orange, Ruthers Hill & Millthorpe NSW")).toEqual(["Ruthers Hill"]);
  expect(unknownPlaces("Orange n.s.w.")).toEqual([]);
  expect(unknownPlaces("")).toEqual([]);
});

test("a refusal is at its field, and says whom to write to if it is wrong", () => {
  expect(Object.keys(why({ trade: "cocane dealer", place: "westpac.com.au" }))).toEqual([
    ...["trade", "place"],
  ]);
  for (const name of ["NAB", "Ring 0412 345 678", "a.com", "Faggot Cakes"]) {
    expect(why({ name }).name).toMatch(/ Is that wrong\? Write to help@example\.com\.$/);
  }
});
