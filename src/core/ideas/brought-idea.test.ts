import { expect, test } from "vitest";
import { ideaKeys } from "../../content/hand-off.ts";
import { withoutHarmfulIdea } from "./brought-idea.ts";

test("a link that brings harm is left without its idea, and keeps the rest", () => {
  const harmful = new URL(
    "https://example.com/waitlist?business_idea=Murder+for+hire&description=Cheap&plan=monthly&utm_source=x",
  );
  expect(withoutHarmfulIdea(harmful).search).toBe("?plan=monthly&utm_source=x");
});

test("an innocent link stays as it is", () => {
  const innocent = new URL("https://example.com/waitlist?idea=Shot+glass+shop&description=Glass.");
  expect(withoutHarmfulIdea(innocent).href).toBe(innocent.href);
});

test("a value that comes several times is judged and kept once, as it alone is read", () => {
  const address = new URL(
    "https://example.com/waitlist?idea=Cakes&idea=Murder+for+hire&plan=monthly",
  );
  expect(withoutHarmfulIdea(address).search).toBe("?idea=Cakes&plan=monthly");
});

test("all values together are no longer than one may be", () => {
  const address = new URL("https://example.com/start?utm_source=x");
  for (const key of ideaKeys) address.searchParams.append(key, "Lovely cakes for all. ".repeat(90));
  const kept = withoutHarmfulIdea(address).searchParams;
  const length = ideaKeys.reduce((sum, key) => sum + (kept.get(key) ?? "").length, 0);
  expect(length).toBe(2_000);
  expect(kept.get("utm_source")).toBe("x");
});
