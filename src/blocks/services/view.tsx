import { useFact, useText } from "../context.ts";
import { ItemName, SectionHead } from "../parts.tsx";
import type { Services } from "./schema.ts";

/** More than these are a list of prices rather than cards. */
const FEW = 6;

export function ServicesView({ block }: { block: Services }) {
  const services = useFact("services") ?? [];
  const hasPrices = services.some(({ price }) => price);
  const note = useText(block.note);
  return (
    <section className="section services" id={block.id} aria-labelledby={`${block.id}-title`}>
      <SectionHead of={block} lead={block.intro} />
      <ul className={services.length > FEW ? "price-list" : "services-list"}>
        {services.map(({ id, name, price, note }) => (
          <li key={id}>
            <ItemName in={block}>{name}</ItemName>
            {note && <p className="services-note">{note}</p>}
            {price ? (
              <p className="price">{price}</p>
            ) : (
              hasPrices && <p className="no-price">Price on request</p>
            )}
          </li>
        ))}
      </ul>
      {note && <p className="small">{note}</p>}
    </section>
  );
}
