import * as z from "zod/mini";
import { fieldErrors } from "../../platform/field-errors.ts";
import { email } from "../../platform/text-rules.ts";
import { longestAddress } from "./send-ideas-answer.ts";

// Shared by the server and the form's island, which loads it when the form is first sent.

export const addressSchema = z.object({ email: email(longestAddress) });

/** The error message of the address; empty if it is valid. */
export function addressErrors(values: { email: string }): { email?: string } {
  return fieldErrors(addressSchema.safeParse(values).error);
}
