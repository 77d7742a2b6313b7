import { compositionOf } from "../compositions.ts";
import { usePage } from "../context.ts";
import { PhotoToOpen, Title } from "../parts.tsx";
import { rowsOf } from "../rows.ts";
import type { Gallery } from "./schema.ts";

export function GalleryView({ block }: { block: Gallery }) {
  const { facts, shown } = usePage();
  const composition = compositionOf(block, facts, shown) ?? "rows";
  const { list, items } = layouts[composition](block.photos.length);
  return (
    <section className="section gallery" id={block.id} aria-labelledby={`${block.id}-title`}>
      <Title of={block} />
      <ul
        className={list}
        // What moves sideways is reached by keys too.
        {...(composition === "strip" && { tabIndex: 0, "aria-labelledby": `${block.id}-title` })}
      >
        {block.photos.map((photo, at) => (
          <li key={photo.key} className={items?.[at]?.name}>
            <PhotoToOpen
              photo={photo}
              sizes={items?.[at]?.sizes ?? "(min-width: 60rem) 24rem, 50vw"}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The class of the list, and of each photo in it with how wide it is. */
type Layout = { list: string; items?: readonly { name: string; sizes: string }[] };

const inRows = (count: number) =>
  rowsOf(count).map((size) => ({
    name: `of-${size}`,
    sizes: `(min-width: 60rem) ${Math.round(72 / size)}rem, ${size === 1 ? 100 : 50}vw`,
  }));

const layouts: Record<NonNullable<Gallery["composition"]>, (count: number) => Layout> = {
  rows: () => ({ list: "gallery-photos" }),
  grid: (count) => ({ list: "gallery-grid", items: inRows(count) }),
  strip: () => ({ list: "gallery-strip" }),
  feature: (count) => ({
    list: "gallery-grid gallery-feature",
    items: [{ name: "first", sizes: "(min-width: 76rem) 76rem, 100vw" }, ...inRows(count - 1)],
  }),
};
