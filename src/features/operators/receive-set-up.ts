import * as z from "zod";
import type { Database } from "../../database/client.ts";
import { postedFields } from "./posted-form.ts";
import { emailSchema, fieldErrors, nameSchema, newPasswordSchema } from "./schema.ts";
import { acceptSetUpLink, type SetUpLink, type SetUpOutcome } from "./set-up.ts";
import { signIn } from "./signing-in.ts";
import type { Visit } from "./visit.ts";

export type SetUpReceipt =
  | { outcome: "invalid"; errors: Record<string, string>; name: string; email: string }
  | { outcome: SetUpOutcome };

type SetUpServices = { database: Database } & Parameters<typeof signIn>[0];

const setUpSchema = z.object({ name: nameSchema, email: emailSchema, password: newPasswordSchema });
const recoverySchema = z.object({ password: newPasswordSchema });

/** Takes the form behind a set-up link and, when it did its work, signs its sender in. */
export async function receiveSetUp(
  services: SetUpServices,
  visit: Visit,
  request: Request,
  { token, link }: { token: string; link: SetUpLink },
): Promise<SetUpReceipt> {
  const field = await postedFields(request);
  const typed = {
    name: field?.("name") ?? "",
    email: link.email ?? field?.("email") ?? "",
    password: field?.("password") ?? "",
  };
  const schema = link.purpose === "recover" ? recoverySchema : setUpSchema;
  const checked = schema.safeParse(typed);
  if (!checked.success) {
    const { name, email } = typed;
    return { outcome: "invalid", errors: fieldErrors(checked.error), name, email };
  }
  const person = { ...typed, ...checked.data };
  const outcome = await acceptSetUpLink(services, token, person);
  if (outcome === "done") await signIn(services, visit, person);
  return { outcome };
}
