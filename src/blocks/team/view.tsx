import { useMarks } from "../context.ts";
import { ItemName, Photo, Title } from "../parts.tsx";
import type { Team } from "./schema.ts";

export function TeamView({ block }: { block: Team }) {
  const { field } = useMarks();
  return (
    <section className="section team" id={block.id} aria-labelledby={`${block.id}-title`}>
      <Title of={block} />
      <ul className="team-members">
        {block.members.map(({ name, role, words, photo }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: somebody has nothing else that stays
          <li key={at}>
            {photo && <Photo photo={photo} sizes="(min-width: 60rem) 18rem, 100vw" />}
            <ItemName in={block} mark={field("members", at, "name")}>
              {name}
            </ItemName>
            {role && (
              <p className="team-role" {...field("members", at, "role")}>
                {role}
              </p>
            )}
            {words && <p {...field("members", at, "words")}>{words}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
