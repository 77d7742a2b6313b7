import { useFact, useMarks } from "../context.ts";
import { SectionHead } from "../parts.tsx";
import { AreaMap } from "./map.tsx";
import type { Area } from "./schema.ts";

export function AreaView({ block }: { block: Area }) {
  const places = useFact("area") ?? [];
  const note = useFact("areaNote");
  const { fact } = useMarks();
  const points = block.points?.filter(({ name }) => places.includes(name)) ?? [];
  return (
    <section className="section area-served" id={block.id} aria-labelledby={`${block.id}-title`}>
      <SectionHead of={block} below="intro" />
      <div className="area-places">
        {points.length > 1 && <AreaMap points={points} />}
        {places.length > 0 && (
          <ul>
            {[...new Set(places)].map((place) => (
              <li key={place} {...fact("area", places.indexOf(place))}>
                {place}
              </li>
            ))}
          </ul>
        )}
        {note && <p {...fact("areaNote")}>{note}</p>}
      </div>
    </section>
  );
}
