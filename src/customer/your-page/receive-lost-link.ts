import { askForPage } from "../../core/people/lost-link.ts";
import { fieldErrors } from "../../platform/field-errors.ts";
import { readPost } from "../../platform/http/posted-form.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { minutes } from "../../platform/time/minutes.ts";
import { lostLinkSchema } from "./page-schema.ts";

type LostLinkServices = Parameters<typeof askForPage>[0] & { log: Log };

export type LostLinkAnswer =
  | { outcome: "asked" }
  | {
      outcome: "refused";
      status: number;
      retryAfterSeconds?: number;
      /** What was typed, and why it was not taken. */
      email: string;
      error: string;
    };

/**
 * Receives the form for a lost link. Whether the address is known makes no difference to the answer.
 *
 * @param visitor the address by which attempts are counted.
 */
export async function receiveLostLink(
  services: LostLinkServices,
  request: Request,
  visitor: string,
): Promise<LostLinkAnswer> {
  const post = await readPost(request);
  if (post.outcome === "unreadable") {
    return { outcome: "refused", status: post.status, email: "", error: post.reason };
  }
  const email = post.field("email");
  const parsed = lostLinkSchema.safeParse({ email });
  if (!parsed.success) {
    const { email: error = "" } = fieldErrors(parsed.error);
    return { outcome: "refused", status: 422, email, error };
  }
  try {
    const asked = await askForPage(services, { email: parsed.data.email, visitor });
    if (asked.outcome === "asked") return asked;
    const { retryAfterSeconds } = asked;
    const error = `Too many at once. Please try again in ${minutes(retryAfterSeconds)}`;
    return { outcome: "refused", status: 429, retryAfterSeconds, email, error };
  } catch (problem) {
    services.log.error(describeError(problem), "people: a lost link could not be asked for");
    const error = "That didn’t work, and it’s our fault. Please try again in a minute";
    return { outcome: "refused", status: 503, email, error };
  }
}
