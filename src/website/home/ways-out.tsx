import { times, waysOut } from "../../content/offer.ts";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";

/** What customers can take with them, what custom work starts at, and what cancelling means. */
export function WaysOut() {
  return (
    <div className="mt-16 grid gap-8 md:mt-20">
      <div className="grid gap-3">
        <h3 className="text-subtitle">Take it with you, or take it further</h3>
        <p className="max-w-2xl text-muted">
          The site is yours to leave with. You pay for one of these only if and when you want it.
        </p>
      </div>
      <ul className="grid gap-4 md:grid-cols-3">
        {waysOut.map(({ name, price, detail }) => (
          <li key={name}>
            <Card tone="sand" className="grid h-full content-start gap-2">
              <h4 className="text-base">{name}</h4>
              <p className="font-heading text-subtitle">{price}</p>
              <p className="text-muted">{detail}</p>
            </Card>
          </li>
        ))}
      </ul>
      <Notice title="If you cancel">
        <p>
          Cancel anytime. Your site goes offline straight away and we keep it for {times.graceDays}{" "}
          days, so you can come back or export it. After that it is permanently deleted.
        </p>
      </Notice>
    </div>
  );
}
