import { useFact, useMarks, usePage } from "../context.ts";
import { downloadFile, sizeInWords } from "../download.ts";
import { SectionHead } from "../parts.tsx";
import { siteNameOf } from "../web-address.ts";
import type { Links } from "./schema.ts";

export function LinksView({ block }: { block: Links }) {
  const links = useFact("links") ?? [];
  const { fact, field } = useMarks();
  const { address } = usePage();
  return (
    <section className="section links" id={block.id} aria-labelledby={`${block.id}-title`}>
      <SectionHead of={block} below="intro" />
      <ul className="links-list">
        {links.map(({ id, name, url, note }) => (
          <li key={id}>
            <a href={url} rel="noopener">
              <strong {...fact("links", id, "name")}>{name}</strong>
              {/* Whose site it is, before one goes there. */}
              <span>{siteNameOf(url)}</span>
            </a>
            {note && (
              <p className="small" {...fact("links", id, "note")}>
                {note}
              </p>
            )}
          </li>
        ))}
        {block.files?.map(
          ({ name, file }, at) =>
            file && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may be there twice
              <li key={at}>
                <a href={address(downloadFile(file))} download={file.name}>
                  <strong {...field("files", at, "name")}>{name}</strong>
                  <span className="links-size">PDF, {sizeInWords(file)}</span>
                </a>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
