import { useFact } from "../context.ts";
import { ItemName, SectionHead } from "../parts.tsx";
import type { Steps } from "./schema.ts";

export function StepsView({ block }: { block: Steps }) {
  const steps = useFact("steps") ?? [];
  return (
    <section className="section steps" id={block.id} aria-labelledby={`${block.id}-title`}>
      <SectionHead of={block} lead={block.intro} />
      <ol className="steps-list">
        {steps.map(({ id, name, note }) => (
          <li key={id}>
            <ItemName in={block}>{name}</ItemName>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
