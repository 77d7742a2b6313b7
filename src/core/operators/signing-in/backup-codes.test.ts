import { expect, test } from "vitest";
import { makeBackupCodes, readBackupCode } from "./backup-codes.ts";

test("ten backup codes are made, none with a letter that looks like another", () => {
  const codes = makeBackupCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(readBackupCode(code)).toBe(code);
  }
});

test.each(["7K0QX-1M9TD", "7k0qx-1m9td", "7koqxlm9td", " 7K O QX – I M 9 T D ", "7KOQX-lM9TD"])(
  "%s is read as it was meant",
  (typed) => {
    expect(readBackupCode(typed)).toBe("7K0QX-1M9TD");
  },
);
