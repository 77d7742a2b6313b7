import { Photo, SectionHead } from "../parts.tsx";
import { siteNameOf } from "../web-address.ts";
import type { Video } from "./schema.ts";

export function VideoView({ block }: { block: Video }) {
  return (
    <section className="section video" id={block.id} aria-labelledby={`${block.id}-title`}>
      <SectionHead of={block} below="intro" />
      <a className="video-poster" href={block.url} rel="noopener">
        {block.photo && <Photo photo={block.photo} sizes="(min-width: 76rem) 76rem, 100vw" />}
        <span className="button">Watch on {siteNameOf(block.url)}</span>
      </a>
    </section>
  );
}
