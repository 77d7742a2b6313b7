import { useFact, useMarks } from "../context.ts";
import { ItemName, SectionHead } from "../parts.tsx";
import type { Steps } from "./schema.ts";

export function StepsView({ block }: { block: Steps }) {
  const steps = useFact("steps") ?? [];
  const { fact } = useMarks();
  return (
    <section className="section steps" id={block.id} aria-labelledby={`${block.id}-title`}>
      <SectionHead of={block} below="intro" />
      <ol className="steps-list">
        {steps.map(({ id, name, note }) => (
          <li key={id}>
            <ItemName in={block} mark={fact("steps", id, "name")}>
              {name}
            </ItemName>
            {note && <p {...fact("steps", id, "note")}>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
