import { describe, expect, test } from "vitest";
import { doubtNewPassword } from "./new-password.ts";

const olive = { name: "Olive O’Neil-Nguyễn", email: "olive.n@coffscakes.com.au" };

describe("a new password is refused", () => {
  test.each([
    ["eleven char", "Use at least 12 characters"],
    ["x".repeat(129), "Use at most 128 characters"],
  ])("by its length: %s", async (password, message) => {
    expect(await doubtNewPassword(password, olive)).toBe(message);
  });

  test.each(["1q2w3e4r5t6y", "Password1234", "  sunshine2026!", "QwertyQwerty", "123123123123"])(
    "as one that many have: %s",
    async (password) => {
      expect(await doubtNewPassword(password, olive)).toContain("Many people use that password");
    },
  );

  test.each(["olive-oneil-2026", "OliveNguyễn1!", "olive.n@coffscakes.com.au", "smart sites 1"])(
    "as the owner’s name or address: %s",
    async (password) => {
      expect(await doubtNewPassword(password, olive)).toContain("too close to your name");
    },
  );
});

test.each([
  "olive trees smell of rain",
  "correct horse battery",
  "🐨 eats the moon",
  "x8#Kd0!qLz7w",
])("a password of one’s own is taken: %s", async (password) => {
  expect(await doubtNewPassword(password, olive)).toBeUndefined();
});
