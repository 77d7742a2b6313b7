import { randomBytes } from "node:crypto";

/** Crockford's base 32: no letter that looks like a digit, and no U. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Ten new codes of 50 random bits, as people see them: `7K3QX-0M9TD`. */
export function makeBackupCodes(): string[] {
  return Array.from({ length: 10 }, () =>
    // 32 divides 256, so each letter is as likely as any other.
    withDash(Array.from(randomBytes(10), (byte) => alphabet[byte % 32]).join("")),
  );
}

/**
 * A code as it is kept, from what was typed: case, dashes and spaces don't count, and I, L and O are
 * what they look like. Codes of earlier versions, which had such letters, are read the same way.
 */
export function readBackupCode(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
  return withDash(letters.replace(/[IL]/g, "1").replaceAll("O", "0"));
}

function withDash(letters: string): string {
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
