import { promises, times } from "../../content/offer.ts";
import type { PaymentReceipt } from "./payment-receipt.ts";
import { Thanks } from "./thanks.tsx";

type PaymentThanksProps = {
  /** Left out if the URL has no plan. */
  receipt: PaymentReceipt | undefined;
  /** Whether emails go out by themselves. */
  canSend: boolean;
  supportEmail: string;
};

/** After paying. */
export function PaymentThanks({ receipt, canSend, supportEmail }: PaymentThanksProps) {
  return (
    <Thanks
      title="Payment Successful!"
      lead="Thank you. We can start on your website now."
      steps={[
        "We start building your site from what you’ve told us, and write to you if we need anything else.",
        `Your site goes live within ${times.preview}.`,
        `You get your login credentials${canSend ? " by email" : ""}, with a walkthrough of how everything works.`,
        `We’re here for ongoing support: write to us and a person replies within ${times.supportReply}.`,
      ]}
      marks={[promises.moneyBack, "Premium hosting"]}
      canSend={canSend}
      supportEmail={supportEmail}
    >
      {receipt && <Summary {...receipt} />}
    </Thanks>
  );
}

function Summary({ plan, amount, paymentId }: PaymentReceipt) {
  const rows = [
    { name: "Plan", value: plan },
    { name: "Amount", value: amount },
    { name: "Payment ID", value: paymentId },
  ].filter(({ value }) => value);
  return (
    <div className="grid w-full max-w-md gap-3">
      <dl className="grid divide-y divide-line rounded-card border border-line bg-surface px-6">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex items-baseline justify-between gap-6 py-4">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0 text-right font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-small">
        Please keep the receipt from the payment provider. This page isn’t one.
      </p>
    </div>
  );
}
