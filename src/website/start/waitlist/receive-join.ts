import { readHandOff } from "../../../content/hand-off.ts";
import { withoutHarmfulIdea } from "../../../core/ideas/brought-idea.ts";
import type { JoinAnswer } from "../../../core/waitlist/fields.ts";
import { joinSchema } from "../../../core/waitlist/schema.ts";
import { keepSuspected } from "../../../core/waitlist/suspected.ts";
import { joinWaitlist } from "../../../core/waitlist/waitlist.ts";
import type { Database } from "../../../database/client.ts";
import { formEndpoint } from "../../../platform/http/form-endpoint.ts";
import type { Log } from "../../../platform/log.ts";
import type { RateLimit } from "../../../platform/rate-limit.ts";
import { trapField } from "../../../ui/forms/trap-field.tsx";
import { joinValues } from "./join-values.ts";

type JoinServices = {
  database: Database;
  log: Log;
  rateLimits: { joinWaitlist: RateLimit };
};

/** Receives a posted waitlist form. */
export const receiveJoin = formEndpoint({
  longest: 64 * 1024,
  values: joinValues,
  schema: () => joinSchema,
  limit: ({ rateLimits }: JoinServices) => rateLimits.joinWaitlist,
  async answer(services, person, { form, request }): Promise<{ answer: JoinAnswer }> {
    const handOff = readHandOff(withoutHarmfulIdea(new URL(request.url)));
    if (form.get(trapField)) {
      services.log.info("waitlist: a filled trap field, kept apart");
      await keepSuspected(services, person, handOff);
      return { answer: { outcome: "kept-apart" } };
    }
    return { answer: await joinWaitlist(services, person, handOff) };
  },
  failure: "waitlist: sign-up failed",
});
