import type { AnyItemsField } from "../../../../blocks/description.ts";
import { useEditor } from "../context.ts";
import { newBlockId } from "../new-block.ts";
import { photoOf } from "../pictures/place-picture.ts";

/**
 * What makes one more thing of a list, with the photos that it can’t be without, and the next of what
 * a fact lists; undefined where the site has none for it.
 */
export function useNewItem(
  { noun, fields, begins, hasIds }: AnyItemsField,
  items: readonly object[],
): (() => object) | undefined {
  const { pictures, content } = useEditor();
  const photos = pictures.filter(({ kind }) => kind === "photo");
  const fromSite: [name: string, value: unknown][] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === "photo" && field.required) {
      const photo = photos[fromSite.length] ?? photos[0];
      if (!photo) return undefined;
      fromSite.push([name, photoOf(photo)]);
    }
    if (field.kind === "from fact") {
      const taken = items.map((item) => Reflect.get(item, name));
      const next = content.facts[field.fact]?.value.find((one) => !taken.includes(one));
      if (next === undefined) return undefined;
      fromSite.push([name, next]);
    }
  }
  return () => ({
    ...(hasIds && { id: newBlockId(noun) }),
    ...begins,
    ...Object.fromEntries(fromSite),
  });
}
