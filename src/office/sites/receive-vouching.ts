import * as z from "zod";
import { type VouchOutcome, vouch } from "../../core/sites/vouching/vouch.ts";
import type { Database } from "../../database/client.ts";
import { type FieldErrors, fieldErrors } from "../../platform/field-errors.ts";
import { mediaType, readJson } from "../../platform/http/read-body.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { line, visible } from "../../platform/text-rules.ts";
import { type NamedVouched, vouchedWithNames } from "./vouched-with-names.ts";

/** As they are on the page: other words would be vouched for otherwise. */
const words = z
  .string()
  .min(1)
  .max(6000)
  .refine((text) => !/[\0\p{Cs}]/u.test(text));

const said = (label: string, missing: string) =>
  line(label, { atLeast: 1, atMost: 300 }, missing).check(visible(label));

const vouchingSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("lines"), words: z.array(words).min(1).max(200) }),
  z.strictObject({
    kind: z.literal("proof"),
    words,
    saw: said("What you saw", "Please write what you saw"),
    seenOn: z.iso
      .date("Please choose the day you saw it")
      .refine((day) => day <= today(), "That date is in the future"),
  }),
  z.strictObject({
    kind: z.literal("override"),
    words,
    reason: said("The reason", "Please say why it can stay"),
  }),
]);

/** What the editor is told. */
export type VouchAnswer =
  | { outcome: "done"; vouched: NamedVouched[] }
  | Exclude<VouchOutcome, { outcome: "done" }>
  | { outcome: "wrong"; errors: FieldErrors }
  | { error: string };

/** Receives what an operator vouches for: our lines, proof that they saw, or an exception. */
export async function receiveVouching(
  services: { database: Database; log: Log },
  request: Request,
  { siteId, actor }: { siteId: string; actor: string },
): Promise<{ status: number; answer: VouchAnswer }> {
  // Astro compares the origin of posts that a form can make; no other page can send this type.
  if (mediaType(request) !== "application/json") {
    return { status: 415, answer: { error: "The body must be application/json" } };
  }
  const sent = vouchingSchema.safeParse(await readJson(request, { longest: 500_000 }));
  if (!sent.success) {
    return { status: 422, answer: { outcome: "wrong", errors: fieldErrors(sent.error) } };
  }
  if (!isUuid(siteId)) return { status: 404, answer: { outcome: "missing" } };
  try {
    const done = await vouch(services, { siteId, actor, ...sent.data });
    switch (done.outcome) {
      case "done": {
        const vouched = await vouchedWithNames(services.database, done.vouched);
        return { status: 200, answer: { outcome: "done", vouched } };
      }
      case "closed":
        return { status: 409, answer: done };
      case "missing":
        return { status: 404, answer: done };
    }
  } catch (error) {
    services.log.error(describeError(error), "sites: words could not be vouched for");
    return { status: 503, answer: { error: "It couldn’t be saved. Try again." } };
  }
}

/** “2026-02-03”, in Sydney. */
function today(): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" }).format();
}
