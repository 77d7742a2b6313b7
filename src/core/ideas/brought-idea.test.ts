import { expect, test } from "vitest";
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
