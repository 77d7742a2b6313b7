import { useMarks } from "../context.ts";
import type { Photo as PhotoData } from "../fields.ts";
import { PhotoToOpen, Title } from "../parts.tsx";
import type { BeforeAfter } from "./schema.ts";

export function BeforeAfterView({ block }: { block: BeforeAfter }) {
  const { field } = useMarks();
  return (
    <section className="section before-after" id={block.id} aria-labelledby={`${block.id}-title`}>
      <Title of={block} />
      <ul className="pairs">
        {block.pairs.map(({ before, after, caption }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pair has nothing else that stays
          <li key={at}>
            <Side name="Before" photo={before} />
            <Side name="After" photo={after} />
            {caption && (
              <p className="pair-caption" {...field("pairs", at, "caption")}>
                {caption}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Side({ name, photo }: { name: string; photo: PhotoData }) {
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <PhotoToOpen photo={photo} sizes="(min-width: 60rem) 18rem, 50vw" />
    </figure>
  );
}
