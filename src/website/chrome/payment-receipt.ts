import { plans } from "../../content/offer.ts";

/** What was bought, according to the URL of the payment confirmation. */
export type PaymentReceipt = {
  plan: string;
  /** With its dollar sign. */
  amount: string | undefined;
  paymentId: string | undefined;
};

/** Dollars as people and payment providers write them: `49`, `$49.00`, `49 AUD`, `A$1,234.50`. */
const writtenAmount =
  /^(?:AUD|A)?\s*\$?\s*(\d{1,3}(?:,\d{3}){0,2}|\d{1,9})(\.\d{1,2})?\s*(?:AUD)?$/i;

/** Letters and digits with the separators that providers use, but not a URL. */
const writtenPaymentId = /^(?!.*\/\/)[A-Za-z\d][\w.:/+=-]{0,79}$/;

/**
 * Reads `plan`, `amount` and `paymentId`. Anybody can make such a URL, so the plan must be one that
 * we sell, the amount dollars, and the payment number a single word.
 *
 * @returns undefined without a plan of ours
 */
export function readPaymentReceipt(query: URLSearchParams): PaymentReceipt | undefined {
  const given = query.get("plan")?.trim().toLowerCase();
  const plan = plans.find(({ id, name }) => id === given || name.toLowerCase() === given);
  return (
    plan && {
      plan: plan.name,
      amount: readAmount(query.get("amount") ?? ""),
      paymentId: readPaymentId(query.get("paymentId") ?? ""),
    }
  );
}

/** Cents are shown only if there are any. */
function readAmount(text: string): string | undefined {
  const [, whole, cents = ""] = writtenAmount.exec(text.trim()) ?? [];
  if (!whole) return undefined;
  const amount = Number(whole.replaceAll(",", "")).toLocaleString("en-AU");
  return `$${amount}${Number(cents) > 0 ? cents.padEnd(3, "0") : ""}`;
}

function readPaymentId(text: string): string | undefined {
  const id = text.trim();
  return writtenPaymentId.test(id) ? id : undefined;
}
