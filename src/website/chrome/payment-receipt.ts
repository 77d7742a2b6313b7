import { plans } from "../../content/offer.ts";

/** What was bought, according to the URL of the payment confirmation. */
export type PaymentReceipt = {
  plan: string;
  /** With its dollar sign. */
  amount: string | undefined;
  paymentId: string | undefined;
};

/** Dollars as people and payment providers write them: `49`, `$49.00`, `49 AUD`, `AU$1,234.50`. */
const writtenAmount =
  /^(?:AUD?|A)?\s*\$?\s*(\d{1,3}(?:,\d{3}){0,2}|\d{1,9})(\.\d{1,2})?\s*(?:AUD)?$/i;

/** Letters and digits with the separators that providers use, but not a URL. */
const writtenPaymentId = /^(?!.*\/\/)[A-Za-z\d][\w.:/+=-]{0,299}$/;

/** The longest name of a plan, in characters. */
const longestPlan = 60;

/**
 * Reads `plan`, `amount` and `paymentId`. Anybody can make such a URL, so the plan is plain text of
 * at most 60 characters, the amount dollars, and the payment number a single word.
 *
 * @returns undefined without a plan
 */
export function readPaymentReceipt(query: URLSearchParams): PaymentReceipt | undefined {
  const plan = readPlan(query.get("plan") ?? "");
  if (!plan) return undefined;
  return {
    plan,
    amount: readAmount(query.get("amount") ?? ""),
    paymentId: readPaymentId(query.get("paymentId") ?? ""),
  };
}

/** One of ours by its own name; any other as it is written, without hidden characters. */
function readPlan(text: string): string {
  const given = text
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  const ours = plans.find(({ id, name }) => [id, name.toLowerCase()].includes(given.toLowerCase()));
  return ours?.name ?? [...given].slice(0, longestPlan).join("").trim();
}

/** Cents are shown only if there are any. */
function readAmount(text: string): string | undefined {
  const [, whole, cents = ""] = writtenAmount.exec(text.trim()) ?? [];
  if (!whole) return undefined;
  const amount = Number(whole.replaceAll(",", "")).toLocaleString("en-AU");
  return `$${amount}${Number(cents) > 0 ? cents.padEnd(3, "0") : ""}`;
}

function readPaymentId(text: string): string | undefined {
  const id = text.trim().replaceAll(" ", "+"); // as a query has it where nobody encoded it
  return writtenPaymentId.test(id) ? id : undefined;
}
