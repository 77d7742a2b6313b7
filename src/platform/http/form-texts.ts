/** The fields of a form as typed, by name; a missing field or a file counts as empty. */
export function formTexts<Field extends string>(
  form: FormData | URLSearchParams,
  fields: readonly Field[],
): Record<Field, string> {
  const texts = fields.map((field) => {
    const value = form.get(field);
    return [field, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(texts);
}
