import type * as z from "zod/mini";

/** The first message for each field that is wrong, by its name. */
export type FieldErrors = Partial<Record<string, string>>;

/** In the order of the schema. A fault inside a list is one of the list. */
export function fieldErrors(error: z.core.$ZodError | undefined): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}
