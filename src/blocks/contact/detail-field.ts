/** The longest answer to one of the details that an enquiry form asks. */
export const LONGEST_DETAIL = 200;

const prefix = "detail: ";

/** The name under which the form sends the answer, which says what was asked. */
export function detailField(detail: string): string {
  return `${prefix}${detail}`;
}

/** What was asked under that name; undefined for any other field. */
export function detailOf(field: string): string | undefined {
  return field.startsWith(prefix) ? field.slice(prefix.length) : undefined;
}
