import { useFact } from "../context.ts";
import { Photo, Prose, Title } from "../parts.tsx";
import type { About } from "./schema.ts";

export function AboutView({ block }: { block: About }) {
  const points = [...new Set([...block.points, ...(useFact("credentials") ?? [])])];
  return (
    <section className="section about" id={block.id} aria-labelledby={`${block.id}-title`}>
      <div className="about-words">
        <Title of={block} />
        <Prose text={block.body} />
      </div>
      {(block.photo || points.length > 0) && (
        <div className="about-beside">
          {block.photo && <Photo photo={block.photo} sizes="(min-width: 60rem) 28rem, 100vw" />}
          {points.length > 0 && (
            <ul className="about-points">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}
