import { expect, test } from "vitest";
import { hasVisibleLetter, oneVisibleLine } from "./visible-text.ts";

test.for([
  ["only spaces of no width", "\u200b\u200b\u200c\u2060\ufeff"],
  ["only Hangul fillers, which count as letters", "\u3164\u115f\u1160\uffa0"],
  ["only turns of direction", "\u202e\u2066\u2069\u200f"],
  ["only spaces, soft hyphens and selectors", "\u00a0\u2003\u00ad\ufe0f\u{e0041}"],
  ["only marks that stand on another character", "\u0301\u0308"],
  ["only an empty Braille cell and punctuation", "\u2800 .-_*"],
  ["nothing", ""],
])("a name of %s has nothing to read out", ([, name]) => {
  expect(hasVisibleLetter(name ?? "")).toBe(false);
});

test.for(["Mia", "李雷", "Ωmega", "Zoe\u0308", "می‌خواهم", "7", "👩‍🍳 Cakes", "\u200bM"])(
  "%s has",
  (name) => {
    expect(hasVisibleLetter(name)).toBe(true);
  },
);

test("a line shows all it holds, and is no longer than it may be", () => {
  expect(oneVisibleLine("New brief: a\r\nBcc: x@example.com\u2028b\u0000c", 100)).toBe(
    "New brief: a Bcc: x@example.com b c",
  );
  expect(oneVisibleLine("\u202etxt.exe\u200b\u3164 \ud800", 100)).toBe("txt.exe");
  expect(oneVisibleLine("👩".repeat(200), 10)).toBe(`${"👩".repeat(9)}…`);
});
