import { dollars, prices } from "../../../content/offer.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { pageRange, type Quote, quoteHandOff } from "./quote.ts";

/** What the choices cost. Screen readers announce changes. */
export function QuoteSlip({ quote }: { quote: Quote }) {
  const { pages, assistant, store, build, hostingMonthly } = quote;
  const lines = [
    { label: pages === 1 ? "1 page, built" : `${pages} pages, built`, price: prices.build },
    ...(assistant ? [{ label: "AI assistant", price: prices.aiAddOn }] : []),
    ...(store ? [{ label: "Online store", price: prices.storeAddOn }] : []),
  ];
  return (
    <div className="tone-forest grid content-between gap-6 p-6 sm:p-9">
      <div role="status" className="grid gap-5">
        <dl className="quote-lines grid content-start gap-2 border-line border-b pb-5 noscript:hidden">
          {lines.map(({ label, price }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-muted">{label}</dt>
              <dd className="even-figures">{dollars(price)}</dd>
            </div>
          ))}
        </dl>
        <p className="grid">
          <span>
            <span className="font-heading text-display even-figures">{dollars(build)}</span>{" "}
            <span className="text-lead">build</span>
          </span>
          <span className="text-lead">then {dollars(hostingMonthly)}/month hosting</span>
          {build === prices.build && <span>Your add-ons add {dollars(build - prices.build)}.</span>}
        </p>
      </div>
      <p className="hidden text-muted noscript:block">
        That’s the price for {pageRange.fewest} to {pageRange.most} pages; the AI assistant adds{" "}
        {dollars(prices.aiAddOn)} and an online store adds {dollars(prices.storeAddOn)}. To choose
        options here, turn on JavaScript.
      </p>
      <ButtonLink href={quoteHandOff(quote)} size="large">
        Join Waitlist
      </ButtonLink>
    </div>
  );
}
