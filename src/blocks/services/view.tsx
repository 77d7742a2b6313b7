import { useFact, useMarks, useText } from "../context.ts";
import { ItemName, SectionHead } from "../parts.tsx";
import type { Services } from "./schema.ts";

/** More than these are a list of prices rather than cards. */
const FEW = 6;

export function ServicesView({ block }: { block: Services }) {
  const services = useFact("services") ?? [];
  const hasPrices = services.some(({ price }) => price);
  const note = useText(block.note);
  const { field, fact } = useMarks();
  return (
    <section className="section services" id={block.id} aria-labelledby={`${block.id}-title`}>
      <SectionHead of={block} below="intro" />
      <ul className={services.length > FEW ? "price-list" : "services-list"}>
        {services.map(({ id, name, price, note }) => (
          <li key={id}>
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
