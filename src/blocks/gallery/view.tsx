import { Photo, Title } from "../parts.tsx";
import type { Gallery } from "./schema.ts";

export function GalleryView({ block }: { block: Gallery }) {
  return (
    <section className="section gallery" id={block.id} aria-labelledby={`${block.id}-title`}>
      <Title of={block} />
      <ul className="gallery-photos">
        {block.photos.map((photo) => (
          <li key={photo.key}>
            <Photo photo={photo} sizes="(min-width: 60rem) 24rem, 50vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
