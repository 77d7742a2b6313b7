import { compositionOf } from "../compositions.ts";
import { useFact, useMarks, usePage, useText } from "../context.ts";
import type { Facts } from "../facts/facts.ts";
import { ServiceIcon } from "../icons/service-icon.tsx";
import { ItemName, SectionHead } from "../parts.tsx";
import { rowsOf } from "../rows.ts";
import { Emblem } from "../subjects/scene.tsx";
import { showIcons } from "./fits.ts";
import type { Services } from "./schema.ts";
import { ServicesTable } from "./table.tsx";

/** More than these are a list of prices rather than cards. */
const FEW = 6;

export function ServicesView({ block }: { block: Services }) {
  const services = useFact("services") ?? [];
  const { facts, shown, design } = usePage();
  const note = useText(block.note);
  const { field } = useMarks();
  const composition = compositionOf(block, facts, shown) ?? "list";
  const hasDrawing =
    composition === "prices"
      ? services.length <= FEW
      : design.hasServicesDrawing && (composition === "list" || composition === "cards");
  return (
    <section className="section services" id={block.id} aria-labelledby={`${block.id}-title`}>
      <SectionHead of={block} below="intro" />
      {block.scene && hasDrawing && <Emblem of={block.scene} />}
      {composition === "table" ? (
        <ServicesTable services={services} />
      ) : (
        <List block={block} services={services} layout={layouts[composition](services.length)} />
      )}
      {note && (
        <p className="small" {...field("note")}>
          {note}
        </p>
      )}
    </section>
  );
}

type ListProps = {
  block: Services;
  services: NonNullable<Facts["services"]>["value"];
  layout: Layout;
};

function List({ block, services, layout }: ListProps) {
  const hasIcons = showIcons(services);
  return (
    <ul className={layout.list}>
      {services.map((service, at) => (
        <li key={service.id} className={layout.items?.[at]}>
          {at === 0 && layout.hasScene && block.scene ? (
            <Emblem of={block.scene} />
          ) : (
            hasIcons && <ServiceIcon of={service.icon} />
          )}
          <Service block={block} service={service} />
        </li>
      ))}
    </ul>
  );
}

/** The class of the list, and of each in it; and whether the first has the drawing. */
type Layout = { list: string; items?: readonly string[]; hasScene?: true };

type OfItems = Exclude<NonNullable<Services["composition"]>, "table">;

const layouts: Record<OfItems, (count: number) => Layout> = {
  list: (count) => ({ list: count > FEW ? "price-list" : "services-list" }),
  cards: (count) => ({
    list: "service-cards",
    items: rowsOf(count).map((size) => `of-${size}`),
  }),
  feature(count) {
    // Four are one and three beside it, so that none is left for its own row.
    const beside = count === 4 ? 3 : 2;
    return {
      list: "service-cards service-feature",
      hasScene: true,
      items: [
        `first-of-${beside + 1}`,
        ...Array.from({ length: beside }, () => "beside"),
        ...rowsOf(count - 1 - beside).map((size) => `of-${size}`),
      ],
    };
  },
  prices: (count) => ({ list: count > FEW ? "service-prices of-many" : "service-prices" }),
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
