import * as z from "zod/mini";
import { longest } from "../../core/waitlist/fields.ts";
import { joinSchema } from "../../core/waitlist/schema.ts";
import { email } from "../../platform/text-rules.ts";

/** What may be corrected of a sign-up: all but the name and the address that we answer to. */
export const correctionSchema = z.pick(joinSchema, { phone: true, preferred_plan: true });

export const lostLinkSchema = z.object({ email: email(longest.email) });
