import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useEditor } from "./context.ts";
import { LineField } from "./fields.tsx";
import { focusSoon } from "./focus-soon.ts";
import { newBlockId } from "./new-block.ts";
import { type FactValue, removeFact, setFact } from "./operations.ts";
import { factNames } from "./words.ts";

type Service = FactValue<"services">[number];

/** Services with their prices, in the order of the page. @param uses where they are shown */
export function ServicesField({ uses }: { uses: readonly string[] }) {
  const { content, change } = useEditor();
  const services = content.facts.services?.value ?? [];
  const set = (services: Service[], step?: string) =>
    change(
      (content) =>
        services.length > 0
          ? setFact(content, "services", services)
          : removeFact(content, "services"),
      step,
    );
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold leading-snug">{factNames.services}</legend>
      {uses.length > 0 && <p className="text-muted text-small">Shown in: {uses.join(", ")}</p>}
      {services.map((service, at) => (
        <ServiceRow
          key={service.id}
          at={at}
          service={service}
          isLast={at === services.length - 1}
          onChange={(changed, name) => set(services.with(at, changed), `${service.id}.${name}`)}
          onMove={(by) => set(services.toSpliced(at, 1).toSpliced(at + by, 0, service))}
          onRemove={() => set(services.toSpliced(at, 1))}
        />
      ))}
      <Button
        look="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => {
          set([...services, { id: newBlockId("services"), name: "" }]);
          focusSoon("#fact-services details[open]:last-of-type input");
        }}
      >
        Add a service
      </Button>
    </fieldset>
  );
}

type ServiceRowProps = {
  at: number;
  service: Service;
  isLast: boolean;
  onChange(service: Service, name: string): void;
  onMove(by: 1 | -1): void;
  onRemove(): void;
};

function ServiceRow({ at, service, isLast, onChange, onMove, onRemove }: ServiceRowProps) {
  const path = `facts.services.value.${at}`;
  const { errorAt } = useEditor();
  const [isNew] = useState(service.name === "");
  const named = <span className="sr-only"> {service.name || `service ${at + 1}`}</span>;
  return (
    <details open={isNew} className="rounded-card border border-line">
      <summary className="wrap-anywhere flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 px-3 py-2">
        <span className="min-w-0 font-semibold">{service.name || "Without a name"}</span>
        <span className="text-muted text-small">
          {errorAt(path) ? "To mend" : (service.price ?? "No price")}
        </span>
      </summary>
      <div className="grid gap-3 px-3 pb-3">
        <LineField
          label="Name"
          path={`${path}.name`}
          value={service.name}
          onChange={(name) => onChange({ ...service, name }, "name")}
        />
        <LineField
          label="Price"
          path={`${path}.price`}
          hint="As the business says it: “from $180”."
          value={service.price ?? ""}
          onChange={(price) => onChange({ ...service, price: price || undefined }, "price")}
        />
        <LineField
          label="Note"
          path={`${path}.note`}
          value={service.note ?? ""}
          onChange={(note) => onChange({ ...service, note: note || undefined }, "note")}
        />
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" size="small" disabled={at === 0} onClick={() => onMove(-1)}>
            Up{named}
          </Button>
          <Button look="secondary" size="small" disabled={isLast} onClick={() => onMove(1)}>
            Down{named}
          </Button>
          <Button look="quiet" size="small" onClick={onRemove}>
            Remove{named}
          </Button>
        </div>
      </div>
    </details>
  );
}
