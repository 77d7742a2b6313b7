import { compositionOf } from "../compositions.ts";
import { useFact, useMarks, usePage } from "../context.ts";
import { ItemName, SectionHead } from "../parts.tsx";
import { rowsOf } from "../rows.ts";
import { ScenePicture } from "../subjects/scene.tsx";
import type { Steps } from "./schema.ts";

const lists = {
  row: "steps-list steps-row",
  line: "steps-line",
  cards: "step-cards",
  picture: "steps-beside",
};

export function StepsView({ block }: { block: Steps }) {
  const steps = useFact("steps") ?? [];
  const { facts, shown } = usePage();
  const { fact } = useMarks();
  const composition = compositionOf(block, facts, shown);
  const hasPicture = composition === "picture";
  const rows = composition === "cards" ? rowsOf(steps.length) : [];
  return (
    <section
      className={hasPicture ? "section steps has-picture" : "section steps"}
      id={block.id}
      aria-labelledby={`${block.id}-title`}
    >
      {hasPicture && <ScenePicture of={block.scene} />}
      <SectionHead of={block} below="intro" />
      <ol className={composition ? lists[composition] : "steps-list"}>
        {steps.map(({ id, name, note }, at) => (
          <li key={id} className={rows[at] === undefined ? undefined : `of-${rows[at]}`}>
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
