import type { Photo } from "../../../blocks/fields.ts";

type Named = { photo: Photo; name: string };

/**
 * Photos that show the same before and after, which only their files’ names tell: “kitchen before.jpg”
 * and “Kitchen-after.jpg”.
 *
 * @returns the pairs, and the photos that are in none, in their order
 */
export function photoPairs(photos: readonly Named[]) {
  const afters = photos.filter(({ name }) => isNamed("after", name));
  const pairs = photos
    .filter(({ name }) => isNamed("before", name))
    .flatMap((before) => {
      const after = afters.filter(({ name }) => subjectOf(name) === subjectOf(before.name));
      const [only] = after;
      return only && after.length === 1 ? [{ before: before.photo, after: only.photo }] : [];
    });
  const paired = new Set(pairs.flatMap(({ before, after }) => [before, after]));
  return {
    pairs,
    others: photos.map(({ photo }) => photo).filter((photo) => !paired.has(photo)),
  };
}

function isNamed(what: "before" | "after", name: string): boolean {
  return new RegExp(String.raw`(?<!\p{L})${what}(?!\p{L})`, "iu").test(name);
}

/** “Kitchen-after (2).JPG” is about “kitchen2”. */
function subjectOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.\w+$/, "")
    .replace(/before|after/, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
