import { expect, test } from "vitest";
import { othersNames } from "../../catalogue/names/others.ts";
import { othersNameIn } from "./others-name-in.ts";

test("every name of the lists is found as it is written, in capitals, run together and taken apart", () => {
  const names = othersNames.flatMap(({ anywhere, alone }) => [...anywhere, ...alone]);
  const missed = names.filter((name) =>
    [
      ...[name, name.toUpperCase(), name.replaceAll(/[\s’.-]/g, ""), [...name].join(".")],
      ...[`${name} Login`, `My ${name}`, `${name}, Ballarat`],
    ].some((written) => !othersNameIn(written)),
  );
  expect(missed).toEqual([]);
});

test.each([
  ...["Commonwealth Bank", "The Commonwealth Bank of Australia", "CommBank Support", "my Gov"],
  ...["ATO Refunds", "A.T.O. Refunds", "ATO tax refund", "MyGov Refund Centre", "Medicare Rebates"],
  ...[
    "Wеstpac",
    "WESTРАС",
    "W.e.s.t.p.a.c",
    "W e s t p a c",
    "West-pac",
    "W\u00adestpac",
    "W\u200bestpac",
  ],
  ...[
    "Ｗｅｓｔｐａｃ",
    "𝗪𝗲𝘀𝘁𝗽𝗮𝗰",
    "ᴡᴇꜱᴛᴘᴀᴄ",
    "Wëstpäc",
    "W3stpac",
    "We5tpac",
    "VVestpac",
    "Westpac’s Help",
  ],
  ...[
    "westpaclogin",
    "mywestpac",
    "securewestpaclogin",
    "westpac-verify",
    "Westpac Banking Orange",
  ],
  ...[
    "Cornmonwealth Bank",
    "PayPaI",
    "Te1stra",
    "Telstrа Bills",
    "Аррӏе",
    "C0les Rewards",
    "N@B Security",
  ],
  ...[
    "anz-login",
    "nabsecure",
    "ANZ Bendigo",
    "NAB",
    "The Good Guys",
    "Coles",
    "Target Gift Cards",
  ],
  ...[
    "Australia Post",
    "AusPost Redelivery",
    "Australia Post Parcel Tracking",
    "Service NSW",
    "Linkt",
  ],
  ...["Services Australia", "Centrelink Payments", "Bendigo & Adelaide Bank", "Big W", "JB HiFi"],
])("%s is somebody else’s", (name) => {
  expect(othersNameIn(name)).toBeDefined();
});

test.each([
  ...[
    "Ansell",
    "Addis",
    "Dick’s Plumbing",
    "Cock & Bull",
    "Jim’s Mowing of Orange",
    "Anzac Bakery",
  ],
  ...[
    "Bendigo Plumbing",
    "Orange Tree Cafe",
    "Target Shooting Club",
    "Coles Creek Farm",
    "Coles Bay",
  ],
  ...[
    "Cole’s Bakery",
    "Cole’s",
    "Apple Orchard",
    "Apple & Orange",
    "Amazon Aquariums",
    "Hotel Strand",
  ],
  ...["Hotelstrand", "The Bay Cafe", "Thebay", "Lawn Service NSW", "Cleaning Services Australia"],
  ...[
    "Food Bank Australia",
    "River Bank Cafe",
    "Banking on Cakes",
    "Fence Post Australia",
    "St George Tiles",
  ],
  ...[
    "St George",
    "Macquarie Fields Florist",
    "Commonwealth Street Coffee",
    "David Jones Plumbing",
  ],
  ...[
    "Myer’s Mowers",
    "Myer & Daughters",
    "Nabi’s Kebabs",
    "Nab Hill",
    "Nabiac Nursery",
    "Atomic Brewing",
  ],
  ...[
    "Big Wheel Bikes",
    "Home Bank Street Physio",
    "Westpack Removals".replace("Westpack", "West Pack"),
  ],
  ...[
    "Suncoast Pools",
    "Optimus Gym",
    "Vodka & Phone Cases",
    "Disability Access Canberra",
    "Amp Electrical",
  ],
  ...[
    "Dodo’s Bird Shop",
    "Virgin Olive Oil",
    "Department of Coffee",
    "Wise Care",
    "Visa Help Australia",
  ],
  ...[
    "NDIS Support Services",
    "NBN Installer",
    "Gumtree Cottage",
    "Harris Farm",
    "Post Office Cafe",
  ],
  ...[
    "The Old Tax Office Cafe",
    "Boost Mobile Mechanics",
    "Ingham Chickens",
    "Kings Landing",
    "Shop",
  ],
  ...[
    "My Home Care",
    "Banking",
    "Shopping",
    "Support Services",
    "The Team",
    "مخبز الياسمين",
    "李小龍餐廳",
  ],
  ...[
    "Пекарня Анна",
    "🐶🐾 Wattle",
    "Ελιά",
    "Google’s".replace("Google", "Goog"),
    "O’Brien & Sons",
    "24/7",
  ],
  ...[
    "Anz’s",
    "Mitre Ten Orange".replace("Ten", "Hill"),
    "Metro Tiles",
    "Reject Shop Fittings",
    "Costa’s",
  ],
])("%s is a name of their own", (name) => {
  expect(othersNameIn(name)).toBeUndefined();
});

test("none of our towns is somebody else’s", async () => {
  const { localities } = await import("../../catalogue/localities/localities.ts");
  const towns = localities.flatMap(({ name, nearby = [] }) => [name, ...nearby.map((n) => n.name)]);
  expect(towns.filter((town) => othersNameIn(town))).toEqual([]);
});
