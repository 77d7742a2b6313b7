/** Who saved a version. @param names of operators, by `findActorNames` */
export function authorInWords(names: ReadonlyMap<string, string>, author: string): string {
  return names.get(author) ?? (author === "draft" ? "The first draft" : "Somebody who has left");
}
