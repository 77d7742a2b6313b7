import { useFact, useMarks } from "../context.ts";
import { Photo, Prose, Title } from "../parts.tsx";
import type { About } from "./schema.ts";

export function AboutView({ block }: { block: About }) {
  const credentials = useFact("credentials") ?? [];
  const points = [...new Set([...block.points, ...credentials])];
  const { field, fact } = useMarks();
  const markOf = (point: string) =>
    block.points.includes(point)
      ? field("points", block.points.indexOf(point))
      : fact("credentials", credentials.indexOf(point));
  return (
    <section className="section about" id={block.id} aria-labelledby={`${block.id}-title`}>
      <div className="about-words">
        <Title of={block} />
        <Prose text={block.body} name="body" />
      </div>
      {(block.photo || points.length > 0) && (
        <div className="about-beside">
          {block.photo && <Photo photo={block.photo} sizes="(min-width: 60rem) 28rem, 100vw" />}
          {points.length > 0 && (
            <ul className="about-points">
              {points.map((point) => (
                <li key={point} {...markOf(point)}>
                  {point}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}
