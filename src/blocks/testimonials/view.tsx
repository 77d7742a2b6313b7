import { useMarks } from "../context.ts";
import { Title } from "../parts.tsx";
import type { Testimonials } from "./schema.ts";

export function TestimonialsView({ block }: { block: Testimonials }) {
  const { field } = useMarks();
  return (
    <section className="section testimonials" id={block.id} aria-labelledby={`${block.id}-title`}>
      <Title of={block} />
      <ul className="testimonials-list">
        {block.testimonials.map(({ words, author, source, url }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it has nothing else that stays
          <li key={at}>
            <figure>
              <blockquote {...field("testimonials", at, "words")}>{words}</blockquote>
              <figcaption>
                <strong {...field("testimonials", at, "author")}>{author}</strong>
                {url ? (
                  <a href={url} rel="noopener" {...field("testimonials", at, "source")}>
                    {source}
                  </a>
                ) : (
                  <span {...field("testimonials", at, "source")}>{source}</span>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
