import { describe, expect, test } from "vitest";
import { testSentences, trainingSentences } from "../sentences/labelled-sentences.ts";
import { claimsIn } from "./claims-in.ts";
import { claimRules } from "./rules.ts";

const idsIn = (text: string, trade: string, state?: "NSW" | "VIC") =>
  claimsIn(text, { trade, state }).map(({ rule }) => rule.id);

test.each([
  ["physiotherapist", "Pain-free after three visits.", "health-outcome"],
  ["dentist", "“She is so gentle, I had no pain at all.” Kim", "health-testimonial"],
  ["chiropractor", "Every child needs a check of the spine.", "health-unneeded"],
  ["day spa", "Botox on Thursdays", "prescription-medicine"],
  ["honey stall", "Our honey cures hay fever.", "disease-claim"],
  ["kiosk", "Vapes in every flavour", "tobacco"],
  ["support worker", "We are NDIS-approved.", "ndis-approved"],
  ["migration agent", "Visa guaranteed", "visa-promise"],
  ["solicitor", "We always win.", "legal-promise"],
  ["investment club", "Risk-free returns every month", "sure-gain"],
  ["tax agent", "The biggest refund in town, every July", "tax-promise"],
  ["shoe shop", "No refunds on sale items", "no-refunds"],
  ["taxi driver", "No guide dogs in the car", "turned-away"],
  ["roof cleaner", "We pressure clean asbestos roofs.", "asbestos"],
  ["tutor", "We write your essays to order.", "contract-cheating"],
  ["handyman", "Power points moved, no certificate", "unlicensed-work"],
])("%s: “%s” is stopped", (trade, text, id) => {
  const claims = claimsIn(text, { trade });
  expect(claims.map(({ rule }) => rule.id)).toContain(id);
  expect(claims.find(({ rule }) => rule.id === id)?.rule.severity).toBe("block");
});

test.each([
  ["plumber", "Licensed and insured", ["licence", "insured"]],
  ["baker", "Award winning pies", ["award"]],
  ["egg farm", "Free range eggs", ["credence"]],
  ["painter", "20 years’ experience", ["years"]],
  ["roofer", "Ten year warranty", ["warranty"]],
])("%s: “%s” waits for proof", (trade, text, ids) => {
  const claims = claimsIn(text, { trade });
  expect(claims.map(({ rule }) => rule.id)).toEqual(ids);
  expect(new Set(claims.map(({ rule }) => rule.severity))).toEqual(new Set(["needs proof"]));
});

test.each([
  ["cafe", "We are a licensed cafe with a courtyard."],
  ["car yard", "Registered plates and a full tank."],
  ["butcher", "We cure our hams over apple wood."],
  ["cabinet maker", "No job too small."],
  ["migration agent", "We can’t guarantee a visa, and nobody can."],
  ["comedy club", "We guarantee a laugh."],
  ["hotel", "No smoking and no vaping in the rooms."],
  ["shop", "No refund if you have simply changed your mind."],
  ["diesel mechanic", "Injectors, turbos and fuel injection."],
  ["tea room", "It doesn’t cure colds, it is only tea."],
  ["courier", "Your parcel travels insured and tracked."],
  ["handyman", "For that you need a licensed electrician."],
  ["plant nursery", "“They found me the right lemon tree.” Jo"],
  ["dent remover", "A free car wash for every new customer."],
  ["caterer", "We promise nobody who is sick comes to cook."],
  ["", ""],
  ["", "😀 我们每天早上做面包"],
])("%s: “%s” may be said", (trade, text) => {
  expect(idsIn(text, trade)).toEqual([]);
});

test("what is the law of a trade or a state stops nobody else", () => {
  expect(idsIn("“They found the leak in an hour.” Jo", "plumber")).toEqual([]);
  expect(idsIn("Hurt at work? Talk to us.", "injury lawyer", "NSW")).toEqual([
    "injury-advertising",
  ]);
  expect(idsIn("Hurt at work? Talk to us.", "injury lawyer", "VIC")).toEqual([]);
  expect(idsIn("Hurt your back? We mow it for you.", "lawn mowing", "NSW")).toEqual([]);
});

test("a claim tells its words and where they are", () => {
  const text = "Taps, drains. No refunds!";
  const [claim] = claimsIn(text, { trade: "plumber" });
  expect(claim).toMatchObject({ words: "No refunds", from: 14, to: 24 });
});

test("every rule says what it forbids, who watches and what may be said instead", () => {
  expect(new Set(claimRules.map(({ id }) => id)).size).toBe(claimRules.length);
  for (const { id, body, says, instead, words } of claimRules) {
    expect([id, [body, says, instead].filter((text) => text.trim() === "")]).toEqual([id, []]);
    const terms = words.flatMap((list) => list.split(", "));
    const notPlain = terms.filter((term) => !/^[\p{Ll}\d$%' ]+\*?$/u.test(term));
    expect([id, notPlain]).toEqual([id, []]);
  }
});

describe("of the sentences of the judge", () => {
  test("the rules alone stop over four in ten of what may never be said, and next to nothing that is fine", async () => {
    const sentences = [...(await trainingSentences()), ...(await testSentences())];
    const blocked = (label: string) => {
      const all = sentences.filter((one) => one.label === label);
      const stopped = all.filter(({ sentence, trade }) =>
        claimsIn(sentence, { trade }).some(({ rule }) => rule.severity === "block"),
      );
      return stopped.length / all.length;
    };
    expect(blocked("never")).toBeGreaterThan(0.4);
    expect(blocked("fine")).toBeLessThan(0.005);
  });
});

test("a long text takes no longer than its length", () => {
  const text = "we fix taps and “drains in the ".repeat(20_000);
  expect(claimsIn(text, { trade: "physio plumber lawyer" })).toEqual([]);
});
