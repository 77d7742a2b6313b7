import * as z from "zod";

/** An Australian Business Number in the groups that people read it in: “51 824 753 556”. */
export const abn = z
  .string()
  .trim()
  .overwrite((typed) => inGroups(typed))
  .refine(
    (typed) => isAbn(typed),
    "An ABN has eleven digits, and these don’t fit together. Is there a typing error in it?",
  );

function inGroups(typed: string): string {
  return typed.replace(/^(?:ABN:?)?\s*(\d\d)\s*(\d{3})\s*(\d{3})\s*(\d{3})$/i, "$1 $2 $3 $4");
}

const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** By its check digits: https://abr.business.gov.au/Help/AbnFormat */
function isAbn(text: string): boolean {
  if (!/^\d\d(?: \d{3}){3}$/.test(text)) return false;
  const digits = [...text.replaceAll(" ", "")].map(Number);
  const sum = digits.reduce(
    (sum, digit, at) => sum + (at === 0 ? digit - 1 : digit) * (weights[at] ?? 0),
    0,
  );
  return sum % 89 === 0;
}
