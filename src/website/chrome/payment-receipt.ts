import { plans } from "../../content/offer.ts";

/** What the address of the payment confirmation says was bought. */
export type PaymentReceipt = {
  plan: string;
  /** With its dollar sign. */
  amount: string | undefined;
  paymentId: string | undefined;
};

/** Enough for a plan's name and a provider's payment number; anything longer is cut. */
const longest = { plan: 60, paymentId: 80 } as const;

/**
 * Reads `plan`, `amount` and `paymentId`. Anybody can write such an address, so a plan is clipped
 * text, an amount nothing but a number, and a payment number one word.
 *
 * @returns undefined without a plan: there is nothing to sum up then
 */
export function readPaymentReceipt(query: URLSearchParams): PaymentReceipt | undefined {
  const plan = clip(query.get("plan"), longest.plan);
  if (!plan) return undefined;
  const amount = query.get("amount")?.trim().replace(/^\$/, "");
  const paymentId = clip(query.get("paymentId"), longest.paymentId);
  return {
    plan: plans.find(({ id }) => id === plan)?.name ?? plan,
    amount: amount && /^\d{1,6}(,\d{3})?(\.\d{1,2})?$/.test(amount) ? `$${amount}` : undefined,
    paymentId: paymentId && /^[\w.:-]+$/.test(paymentId) ? paymentId : undefined,
  };
}

/** One line of printable text, at most so many characters; a cut one ends in an ellipsis. */
function clip(text: string | null, length: number): string {
  const line = (text ?? "").replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, " ").trim();
  const characters = [...line];
  return characters.length > length ? `${characters.slice(0, length - 1).join("")}…` : line;
}
