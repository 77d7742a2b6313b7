const others: Readonly<Record<string, string>> = {
  draft: "The first draft",
  customer: "The customer",
};

/** Who saved a version. @param names of operators, by `findActorNames` */
export function authorInWords(names: ReadonlyMap<string, string>, author: string): string {
  return names.get(author) ?? others[author] ?? "Somebody who has left";
}
