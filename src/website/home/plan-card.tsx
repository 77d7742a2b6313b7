import { dollars, type Plan } from "../../content/offer.ts";
import { AwningEdge } from "../../ui/awning-edge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TickList } from "../../ui/tick-list.tsx";

type PlanCardProps = {
  plan: Plan;
  /** The colour of its awning. */
  awning: string;
};

/** One plan: its price, what's included, and a link to the waitlist. */
export function PlanCard({ plan, awning }: PlanCardProps) {
  const { id, name, price, priceUnit, priceExtra, summary, includes } = plan;
  return (
    <Card className="relative grid content-start gap-6 overflow-hidden pt-14 sm:p-9 sm:pt-17 md:row-span-4 md:grid-rows-subgrid">
      <AwningEdge colour={awning} className="absolute inset-x-0 top-0" />
      <div className="grid content-start gap-2">
        <h3 className="text-heading">{name}</h3>
        <p className="text-muted">{summary}</p>
      </div>
      <p>
        <span className="font-heading text-display">{dollars(price)}</span>{" "}
        <span className="ml-1 text-lead">{priceUnit}</span>
        <span className="mt-1 block text-muted">{priceExtra}</span>
      </p>
      <TickList items={includes} className="grid gap-2.5 border-line border-t pt-6" />
      <ButtonLink href={`/waitlist?plan=${id}`} size="large" className="mt-2">
        Join Waitlist
      </ButtonLink>
    </Card>
  );
}
