import * as z from "zod";
import { hasVisibleLetter } from "../../platform/visible-text.ts";

/** NIST SP 800-63B section 3.1.1.2: length counts, made-up rules about characters do not. */
export const minPasswordLength = 12;
export const maxPasswordLength = 128;

export const resetLinkMinutes = 60;
export const invitationDays = 7;

export type Role = "owner" | "staff";

/** Who is signed in, as pages and features see them. */
export type Operator = {
  id: string;
  name: string;
  email: string;
  role: Role;
  twoFactorEnabled: boolean;
  /** Of the session they are using now; undefined when they came with a token of the JSON API. */
  sessionId: string | undefined;
};

const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "Email must be at most 254 characters")
  .pipe(z.email("Please enter a valid email address"));

export const nameSchema = z
  .string()
  .trim()
  .min(2, "Name must be at least 2 characters")
  .max(100, "Name must be at most 100 characters")
  .refine((name) => !unprintable.test(name), "Name contains characters that can't be used")
  .refine(hasVisibleLetter, "Name must have at least one letter or number");

export const newPasswordSchema = z
  .string()
  .min(minPasswordLength, `Use at least ${minPasswordLength} characters`)
  .max(maxPasswordLength, `Use at most ${maxPasswordLength} characters`);

/** Whether what was posted can be the id of a row. */
export function isId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}

/** The first message of each field that is wrong. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return errors;
}
