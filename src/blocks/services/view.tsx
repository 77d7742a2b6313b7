import { compositionOf } from "../compositions.ts";
import { useFact, useMarks, usePage, useText } from "../context.ts";
import { ItemName, SectionHead } from "../parts.tsx";
import { rowsOf } from "../rows.ts";
import type { Services } from "./schema.ts";

/** More than these are a list of prices rather than cards. */
const FEW = 6;

export function ServicesView({ block }: { block: Services }) {
  const services = useFact("services") ?? [];
  const { facts, shown } = usePage();
  const note = useText(block.note);
  const { field } = useMarks();
  const layout = layouts[compositionOf(block, facts, shown) ?? "list"](services.length);
  return (
    <section className="section services" id={block.id} aria-labelledby={`${block.id}-title`}>
      <SectionHead of={block} below="intro" />
      <ul className={layout.list}>
        {services.map((service, at) => (
          <li key={service.id} className={layout.items?.[at]}>
            <Service block={block} service={service} />
          </li>
        ))}
      </ul>
      {note && (
        <p className="small" {...field("note")}>
          {note}
        </p>
      )}
    </section>
  );
}

/** The class of the list, and of each in it. */
type Layout = { list: string; items?: readonly string[] };

const layouts: Record<NonNullable<Services["composition"]>, (count: number) => Layout> = {
  list: (count) => ({ list: count > FEW ? "price-list" : "services-list" }),
  cards: (count) => ({
    list: "service-cards",
    items: rowsOf(count).map((size) => `of-${size}`),
  }),
  feature(count) {
    // Four are one and three beside it, so that none is left for a row of its own.
    const beside = count === 4 ? 3 : 2;
    return {
      list: "service-cards service-feature",
      items: [
        `first-of-${beside + 1}`,
        ...Array.from({ length: beside }, () => "beside"),
        ...rowsOf(count - 1 - beside).map((size) => `of-${size}`),
      ],
    };
  },
};

type ServiceProps = {
  block: Services;
  service: { id: string; name: string; price?: string | undefined; note?: string | undefined };
};

function Service({ block, service: { id, name, price, note } }: ServiceProps) {
  const hasPrices = useFact("services")?.some(({ price }) => price);
  const { fact } = useMarks();
  return (
    <>
      <ItemName in={block} mark={fact("services", id, "name")}>
        {name}
      </ItemName>
      {note && (
        <p className="services-note" {...fact("services", id, "note")}>
          {note}
        </p>
      )}
      {price ? (
        <p className="price" {...fact("services", id, "price")}>
          {price}
        </p>
      ) : (
        hasPrices && <p className="no-price">Price on request</p>
      )}
    </>
  );
}
