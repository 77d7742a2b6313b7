import { expect, test } from "vitest";
import { siteBrief } from "../../../tests/support/site-briefs.ts";
import { chooseDesign } from "./choose-design.ts";
import { draftSite } from "./draft-site.ts";
import { factsFromBrief } from "./facts-from-brief.ts";

test("a draft takes the design of its trade, and among those right for it the style that was asked for", () => {
  expect(chooseDesign("trades", "unsure")).toBe("workshop");
  expect(chooseDesign("trades", "warm")).toBe("verandah");
  expect(chooseDesign("home", "clean")).toBe("verandah");
  expect(chooseDesign("home", "bold")).toBe("workshop");
  expect(chooseDesign("profession", "unsure")).toBe("ledger");
  expect(chooseDesign("care", "classic")).toBe("ledger");
  expect(chooseDesign("care", "warm")).toBe("verandah");
  expect(chooseDesign("care", "bold")).toBe("clinic");
  expect(chooseDesign("beauty", "unsure")).toBe("clinic");
  expect(chooseDesign("beauty", "natural")).toBe("coast");
  expect(chooseDesign("profession", "clean")).toBe("clinic");
  expect(chooseDesign("food", "warm")).toBe("market");
  expect(chooseDesign("food", "natural")).toBe("verandah");
  expect(chooseDesign("stay", "unsure")).toBe("coast");
  expect(chooseDesign("stay", "classic")).toBe("ledger");
  expect(chooseDesign("pictures", "clean")).toBe("coast");
  expect(chooseDesign("play", "unsure")).toBe("poster");
  expect(chooseDesign("studio", "bold")).toBe("poster");
  expect(chooseDesign("shop", "clean")).toBe("stockroom");
  expect(chooseDesign("shop", "warm")).toBe("market");
  expect(chooseDesign("studio", "unsure")).toBe("stockroom");
  expect(chooseDesign(undefined, "bold")).toBe("market");
});

test("the answer of the brief reaches the draft", () => {
  const plumber = { business_name: "Wattle Plumbing", business_description: "We unblock drains." };
  const designs = ["unsure", "warm"].map(
    (style) => draftSite(factsFromBrief(siteBrief({ ...plumber, style }), undefined), "a").design,
  );
  expect(designs).toEqual(["workshop", "verandah"]);
});
