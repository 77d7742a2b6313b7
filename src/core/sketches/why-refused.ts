import { isIP } from "node:net";
import { parse } from "tldts";
import type { FieldErrors } from "../../platform/field-errors.ts";
import { isPhoneNumber } from "../../platform/text-rules.ts";
import { harmIn } from "../moderation/harm/harm-in.ts";
import { othersNameIn } from "../moderation/others-name-in.ts";
import { isRudeName } from "../moderation/rude-names.ts";
import { isListedTrade } from "../trades/trade-index.ts";
import { isAbroad } from "./places.ts";
import type { SketchWords } from "./schema.ts";

/**
 * Why no website is shown with these words, by field; empty where one may be. A page in the name of
 * a bank, one that has people ring a number, or one that insults somebody would have our address.
 *
 * @param supportEmail whom to write to where we are wrong.
 */
export function whyRefused({ name, trade, place }: SketchWords, supportEmail: string): FieldErrors {
  const fields = Object.entries({ name, trade, place });
  const abroad = isAbroad(place) && {
    place: `We make websites for businesses in Australia. Is “${place}” here? Add its state, such as “Stanley TAS”. If you work online, leave it empty.`,
  };
  const refused = Object.fromEntries(
    fields.flatMap(([field, text]) => {
      const reason = reasonAgainst(text, field === "trade");
      return reason ? [[field, `${reason} Is that wrong? Write to ${supportEmail}.`]] : [];
    }),
  );
  return { ...abroad, ...refused };
}

function reasonAgainst(text: string, isTrade: boolean): string | undefined {
  const other = othersNameIn(text);
  if (other) return `“${other}” belongs to somebody else, so we can’t show a website with it.`;
  if (hasPhoneNumber(text)) return "Please leave the phone number out: it comes later.";
  if (hasAddress(text)) return "Please leave web and email addresses out: they come later.";
  // A pistol club, a lawyer for drink driving: in our index it is meant well.
  if (isTrade && isListedTrade(text)) return undefined;
  if (isRudeName(text) || harmIn(text, isTrade ? "any" : "exact"))
    return "We can’t show a website with these words. Please say it another way.";
  return undefined;
}

/** “Est. 1988-2024” */
const years = /^\D*(?:1[89]|20)\d\d\s*[-/]\s*(?:1[89]|20)\d\d\D*$/;

/** In figures of any script. */
function hasPhoneNumber(text: string): boolean {
  const plain = text.normalize("NFKC").replace(/\p{Nd}/gu, (figure) => figureOf(figure));
  const runs = plain.replace(/\p{Pd}/gu, "-").match(/[\d\s()+./-]+/g) ?? [];
  return runs.some((run) => isPhoneNumber(run) && !years.test(run));
}

/** Which it is says nothing here, so in other scripts than ours it is any. */
function figureOf(figure: string): string {
  return /[0-9]/.test(figure) ? figure : "0";
}

/** “westpac.com.au”, “www.cakes”, “jo@cakes.au”, “10.0.0.1”; and not “W.A. Smith” or “St.Kilda”. */
function hasAddress(text: string): boolean {
  const plain = text.normalize("NFKC").replace(/[。．｡]/g, ".");
  if (/https?:|\bwww\./i.test(plain)) return true;
  const dotted = plain.match(/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu) ?? [];
  return dotted.some((host) => isIP(host) !== 0 || parse(host).isIcann === true);
}
