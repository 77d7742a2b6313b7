import { expect, test } from "vitest";
import { siteBrief } from "../../../../tests/support/sites/site-briefs.ts";
import type { BusinessMood } from "../../trades/business.ts";
import { draftSite } from "../draft-site.ts";
import { factsFromBrief } from "../facts/facts-from-brief.ts";
import { chooseDesign } from "./choose-design.ts";

function designOf(mood: BusinessMood, style: string) {
  return chooseDesign({ id: "", mood }, style);
}

test("a draft takes the design of its trade, and among those right for it the style that was asked for", () => {
  expect(designOf("trades", "unsure")).toBe("workshop");
  expect(designOf("trades", "warm")).toBe("verandah");
  expect(designOf("home", "clean")).toBe("verandah");
  expect(designOf("home", "bold")).toBe("workshop");
  expect(designOf("profession", "unsure")).toBe("ledger");
  expect(designOf("care", "classic")).toBe("ledger");
  expect(designOf("care", "warm")).toBe("verandah");
  expect(designOf("care", "bold")).toBe("clinic");
  expect(designOf("beauty", "unsure")).toBe("clinic");
  expect(designOf("beauty", "natural")).toBe("coast");
  expect(designOf("profession", "clean")).toBe("clinic");
  expect(designOf("food", "warm")).toBe("market");
  expect(designOf("food", "natural")).toBe("verandah");
  expect(designOf("stay", "unsure")).toBe("coast");
  expect(designOf("stay", "classic")).toBe("ledger");
  expect(designOf("pictures", "clean")).toBe("coast");
  expect(designOf("play", "unsure")).toBe("poster");
  expect(designOf("studio", "bold")).toBe("poster");
  expect(designOf("shop", "clean")).toBe("stockroom");
  expect(designOf("shop", "warm")).toBe("market");
  expect(designOf("studio", "unsure")).toBe("stockroom");
  expect(chooseDesign(undefined, "bold")).toBe("market");
});

test("a place that is known to be inland has no sea", () => {
  const stay = { id: "", mood: "stay" } as const;
  expect(chooseDesign(stay, "unsure", ["Dubbo"])).toBe("verandah");
  expect(chooseDesign(stay, "clean", ["Dubbo"])).toBe("verandah");
  expect(chooseDesign(stay, "unsure", ["Dubbo", "Byron Bay"])).toBe("coast");
  expect(chooseDesign(stay, "unsure", ["Nowhere Much"])).toBe("coast");
});

test("grief has no awning, and nothing is on shelves where nothing is sold", () => {
  for (const id of ["funeral-celebrant", "funeral-director"]) {
    expect(chooseDesign({ id, mood: "care" }, "warm")).toBe("ledger");
    expect(chooseDesign({ id, mood: "care" }, "clean")).toBe("clinic");
  }
  for (const style of ["unsure", "clean"]) {
    expect(chooseDesign({ id: "piercing-studio", mood: "studio" }, style)).toBe("poster");
    expect(chooseDesign({ id: "pottery", mood: "studio" }, style)).toBe("stockroom");
  }
});

test("sport is no surgery, and prayer neither", () => {
  expect(chooseDesign({ id: "football-codes", mood: "care" }, "unsure")).toBe("poster");
  expect(chooseDesign({ id: "womens-gym", mood: "wellbeing" }, "unsure")).toBe("poster");
  expect(chooseDesign({ id: "yoga-and-pilates", mood: "wellbeing" }, "clean")).toBe("coast");
  expect(chooseDesign({ id: "mosque", mood: "care" }, "unsure")).toBe("verandah");
});

test("the answer of the brief reaches the draft", () => {
  const plumber = { business_name: "Wattle Plumbing", business_description: "We unblock drains." };
  const designs = ["unsure", "warm"].map(
    (style) => draftSite(factsFromBrief(siteBrief({ ...plumber, style }), undefined), "a").design,
  );
  expect(designs).toEqual(["workshop", "verandah"]);
});
