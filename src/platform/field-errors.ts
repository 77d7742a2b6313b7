import type * as z from "zod/mini";

/** The first error message of each invalid field, by name. */
export type FieldErrors = Partial<Record<string, string>>;

/** In schema order. An error inside a list counts as the list's. */
export function fieldErrors(error: z.core.$ZodError | undefined): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}
