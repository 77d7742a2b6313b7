import { useMarks } from "../context.ts";
import { ItemName, Photo, Title } from "../parts.tsx";
import type { Team } from "./schema.ts";

export function TeamView({ block }: { block: Team }) {
  const { field } = useMarks();
  const havePhotos = block.members.some(({ photo }) => photo);
  return (
    <section className="section team" id={block.id} aria-labelledby={`${block.id}-title`}>
      <Title of={block} />
      <ul className="team-members">
        {block.members.map(({ name, role, words, photo }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: somebody has nothing else that stays
          <li key={at}>
            {photo ? (
              <Photo photo={photo} sizes="(min-width: 60rem) 18rem, 100vw" />
            ) : (
              havePhotos && (
                <span className="initials" aria-hidden="true">
                  {initialsOf(name)}
                </span>
              )
            )}
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

/** In the place of a photo, beside others’: the first letters of the first two words. */
function initialsOf(name: string): string {
  const letters = name.split(/\s+/).map((word) => [...word].find((sign) => /\p{L}/u.test(sign)));
  return letters.filter(Boolean).slice(0, 2).join("");
}
