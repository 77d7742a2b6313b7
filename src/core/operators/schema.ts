import * as z from "zod";
import { email, name } from "../../platform/text-rules.ts";

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
  /** The session in use; undefined with a JSON API token. */
  sessionId: string | undefined;
};

export const emailSchema = email(254).check(z.toLowerCase());

export const nameSchema = name("Name", { atLeast: 2, atMost: 100 });

export const newPasswordSchema = z
  .string()
  .min(minPasswordLength, `Use at least ${minPasswordLength} characters`)
  .max(maxPasswordLength, `Use at most ${maxPasswordLength} characters`);
