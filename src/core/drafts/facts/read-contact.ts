import { asWebAddress, isProfile } from "../../../blocks/web-address.ts";
import { plainLine } from "../sentences/plain-text.ts";

/** A phone number in the groups that Australians read it in; another as it was typed. */
export function readPhone(typed: string): string | undefined {
  const digits = typed.replace(/[^\d+]/g, "").replace(/^(?:\+|00)61\(?0?/, "0");
  if (/^04\d{8}$/.test(digits)) return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, "$1 $2 $3");
  if (/^0\d{9}$/.test(digits)) return digits.replace(/^(\d\d)(\d{4})(\d{4})$/, "($1) $2 $3");
  if (/^1[38]00\d{6}$/.test(digits)) return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, "$1 $2 $3");
  if (/^13\d{4}$/.test(digits)) return digits.replace(/^(\d\d)(\d\d)(\d\d)$/, "$1 $2 $3");
  const plain = plainLine(typed).slice(0, 30);
  return /\d{5}/.test(digits) ? plain : undefined;
}

/** Their page on a site where people and businesses have one, such as Facebook. All of those have https. */
export function readProfile(typed: string): string | undefined {
  const address = asWebAddress(typed.trim().replace(/^http:/i, "https:"));
  return isProfile(address) ? address : undefined;
}

const MAX_SHORT = 40;

/** A long name for menus, without what lawyers add and what follows a comma or a dash. No other word goes. */
export function shortNameOf(name: string): string | undefined {
  const plain = name
    .replace(/\s*\((?:est|abn|acn)[^)]*\)/gi, "")
    .replace(/\s+(?:as trustee for|atf|t\/as|trading as)\b.*$/i, "")
    .replace(/[,\s]+(?:pty\.?|proprietary)(?:[,\s]+(?:ltd|limited)\.?)?\s*$/i, "")
    .trim();
  if (plain === name && plain.length <= MAX_SHORT) return undefined;
  const shorter = [plain, plain.split(/,|\s[–—|-]\s|:\s/)[0] ?? ""].map((one) => one.trim());
  const fitting = shorter.find((one) => one.length >= 3 && one.length <= MAX_SHORT);
  if (fitting || plain.length <= 70) return fitting;
  const cut = plain.slice(0, MAX_SHORT - 1).replace(/\s+\S*$/, "");
  const whole = cut.replace(/\s+(?:and|&|of|the|for|at|by|in|with)$/i, "");
  return whole === cut ? `${cut}…` : whole;
}
