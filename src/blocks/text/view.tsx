import { Prose, Title } from "../parts.tsx";
import type { TextBlock } from "./schema.ts";

export function TextView({ block }: { block: TextBlock }) {
  return (
    <section className="section text" id={block.id} aria-labelledby={`${block.id}-title`}>
      <Title of={block} />
      <div className="text-words">
        <Prose text={block.body} name="body" />
      </div>
    </section>
  );
}
