import * as z from "zod";
import { emailSchema, nameSchema } from "../../core/operators/schema.ts";
import { acceptSetUpLink, type SetUpLink, type SetUpOutcome } from "../../core/operators/set-up.ts";
import { forgetGuesses } from "../../core/operators/signing-in/guessing.ts";
import { doubtNewPassword } from "../../core/operators/signing-in/new-password.ts";
import { type SignInServices, signIn } from "../../core/operators/signing-in/signing-in.ts";
import type { Visit } from "../../core/operators/signing-in/visit.ts";
import { type FieldErrors, fieldErrors } from "../../platform/field-errors.ts";
import { readPost } from "../../platform/http/posted-form.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { EntryProblem } from "./entry-problem.ts";

export type SetUpReceipt =
  | { outcome: "invalid"; errors: FieldErrors; name: string; email: string }
  | { outcome: SetUpOutcome }
  | (EntryProblem & { name: string; email: string });

const setUpSchema = z.object({ name: nameSchema, email: emailSchema });
/** Who comes back has a name and an address. */
const recoverySchema = z.object({});

/** Receives the form behind a set-up link and, on success, signs the sender in. */
export async function receiveSetUp(
  services: SignInServices & { log: Log },
  visit: Visit,
  request: Request,
  { token, link }: { token: string; link: SetUpLink },
): Promise<SetUpReceipt> {
  const post = await readPost(request);
  if (post.outcome === "unreadable") return { ...post, name: "", email: link.email ?? "" };
  const name = post.field("name");
  const email = link.email ?? post.field("email");
  const typed = { name, email, password: post.field("password") };
  const schema = link.purpose === "recover" ? recoverySchema : setUpSchema;
  const checked = schema.safeParse(typed);
  const person = { ...typed, ...checked.data };
  try {
    const wrongPassword = await doubtNewPassword(typed.password, person);
    if (!checked.success || wrongPassword) {
      const errors = checked.success ? {} : fieldErrors(checked.error);
      if (wrongPassword) errors.password = wrongPassword;
      return { outcome: "invalid", errors, name, email };
    }
    const outcome = await acceptSetUpLink(services, token, person);
    if (outcome === "done") await letIn(services, visit, person);
    return { outcome };
  } catch (error) {
    services.log.error(describeError(error), "sign-in: a set-up link could not be used");
    return { outcome: "failed", name, email };
  }
}

/** However often strangers have guessed at the account, the holder of the link gets straight in. */
async function letIn(
  services: SignInServices,
  visit: Visit,
  person: { email: string; password: string },
): Promise<void> {
  await forgetGuesses(services, visit, person.email);
  services.knownDevices.remember(visit, person.email);
  await signIn(services, visit, person);
}
