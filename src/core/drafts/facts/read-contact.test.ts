import { expect, test } from "vitest";
import { shortNameOf } from "./read-contact.ts";

test("a name keeps every word by which it is known", () => {
  const society = "The Honourable Society of Cartwright & Papadimitriou Upholsterers";
  expect(shortNameOf(society)).toBeUndefined();
  expect(shortNameOf(`${society} Pty Ltd`)).toBeUndefined();
});

test("a menu has a long name without what lawyers add, and without what is added to it", () => {
  expect(shortNameOf("Trevor’s Tiling")).toBeUndefined();
  expect(shortNameOf("Trevor’s Tiling Pty Ltd")).toBe("Trevor’s Tiling");
  expect(shortNameOf("Trevor’s Tiling, of bathrooms, kitchens and laundries")).toBe(
    "Trevor’s Tiling",
  );
  const long = "The Old Shearers’ Quarters and Woolshed Farm Stay at Upper Wombat Creek Station";
  expect(shortNameOf(long)).toBe("The Old Shearers’ Quarters");
});
