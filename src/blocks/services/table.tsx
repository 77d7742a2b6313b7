import { useMarks } from "../context.ts";
import type { Facts } from "../facts/facts.ts";

type ServiceList = NonNullable<Facts["services"]>["value"];

/** Services in a table: those of a group below its name, each with its note and its price. */
export function ServicesTable({ services }: { services: ServiceList }) {
  const { fact } = useMarks();
  const hasPrices = services.some(({ price }) => price);
  const groups = [...Map.groupBy(services, ({ group }) => group ?? "")];
  return (
    <table className="service-table">
      <thead>
        <tr>
          <th scope="col">Service</th>
          {hasPrices && <th scope="col">Price</th>}
        </tr>
      </thead>
      {groups.map(([group, own]) => (
        <tbody key={group}>
          {group && (
            <tr className="service-group">
              <th scope="rowgroup" colSpan={hasPrices ? 2 : 1}>
                {group}
              </th>
            </tr>
          )}
          {own.map(({ id, name, note, price }) => (
            <tr key={id}>
              <th scope="row">
                <span {...fact("services", id, "name")}>{name}</span>
                {note && (
                  <span className="services-note" {...fact("services", id, "note")}>
                    {note}
                  </span>
                )}
              </th>
              {hasPrices && (
                <td>
                  {price ? (
                    <span {...fact("services", id, "price")}>{price}</span>
                  ) : (
                    <span className="no-price">Price on request</span>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
