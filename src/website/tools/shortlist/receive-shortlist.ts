import type { IdeaWriter } from "../../../core/ideas/idea-writer.ts";
import { localRequestSchema, startupRequestSchema } from "../../../core/ideas/schema.ts";
import { type AskedIdea, isServed, sendIdeas } from "../../../core/ideas/send-ideas.ts";
import type { SendIdeasAnswer } from "../../../core/ideas/send-ideas-answer.ts";
import { addressSchema } from "../../../core/ideas/send-ideas-schema.ts";
import { hasAnswered } from "../../../core/waitlist/has-answered.ts";
import type { Database } from "../../../database/client.ts";
import { formEndpoint } from "../../../platform/http/form-endpoint.ts";
import type { Log } from "../../../platform/log.ts";
import type { RateLimit } from "../../../platform/rate-limit.ts";
import type { Sealer } from "../../../platform/secrets/sealer.ts";
import { ideaLink, localIdeas, startupIdeas } from "../form-values.ts";
import { mostKept } from "./shortlist.ts";

type ShortlistServices = {
  config: { smtpUrl: string | undefined };
  database: Database;
  ideaWriter: IdeaWriter;
  ideaSealer: Sealer;
  log: Log;
  rateLimits: { sendIdeas: RateLimit };
};

/** Receives a shortlist that is to be emailed: the address, and the link of each idea. */
export const receiveShortlist = formEndpoint({
  longest: 64 * 1024,
  values: (form) => ({ email: String(form.get("email") ?? "") }),
  schema: () => addressSchema,
  limit: ({ rateLimits }: ShortlistServices) => rateLimits.sendIdeas,
  async answer(
    services,
    address,
    { form },
    { visitor }: { visitor: string },
  ): Promise<{ answer: SendIdeasAnswer; status?: number }> {
    const kept: AskedIdea[] = [];
    for (const idea of form.getAll("idea").slice(0, mostKept).flatMap(readLink)) {
      if (await isServed(idea)) kept.push(idea);
    }
    if (kept.length === 0) {
      const reason = "There is no idea in this shortlist.";
      return { answer: { outcome: "unreadable", reason }, status: 422 };
    }
    if (services.config.smtpUrl === undefined) {
      const reason = "Emails can’t be sent from here.";
      return { answer: { outcome: "unreadable", reason }, status: 409 };
    }
    const known = await hasAnswered(services.database, address.email);
    const ideas = { ...address, kept, visitor, hasAnswered: known };
    return { answer: await sendIdeas(services, ideas) };
  },
  failure: "shortlist: not emailed",
});

/** The idea that one of our links leads to; nothing for any other. */
function readLink(link: FormDataEntryValue): AskedIdea[] {
  const address = typeof link === "string" ? URL.parse(link, "https://ours.invalid") : null;
  if (address?.pathname === startupIdeas.path) {
    const values = startupIdeas.read(address.searchParams);
    const { data } = startupRequestSchema.safeParse(values);
    return data ? [{ tool: "startup", request: data, path: ideaLink(startupIdeas, values) }] : [];
  }
  if (address?.pathname === localIdeas.path) {
    const values = localIdeas.read(address.searchParams);
    const { data } = localRequestSchema.safeParse(values);
    return data ? [{ tool: "local", request: data, path: ideaLink(localIdeas, values) }] : [];
  }
  return [];
}
