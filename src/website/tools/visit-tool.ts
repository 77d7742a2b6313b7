import type { Declined } from "../../core/moderation/decline.ts";
import { type Taken, takeRequest } from "../../platform/http/take-request.ts";
import type { Log } from "../../platform/log.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { formKey, type IdeaForm } from "./form-values.ts";

export type ToolPage<Values, Answer> = {
  values: Values;
  /** How the request in the link ended; undefined if the link only opens the form. */
  taken: Taken<Answer, Declined> | undefined;
  /** HTTP status of the page. */
  status: number;
};

/**
 * A visit to a tool's page: by its plain URL, by a form sent without JavaScript, or by a link to an
 * idea. The request is in the query, so the last two are the same.
 *
 * @param visitor the address by which requests are counted.
 */
export async function visitTool<Values extends { variation: number }, Request, Answer>(
  form: IdeaForm<Values, Request>,
  { query, visitor }: { query: URLSearchParams; visitor: string },
  services: { log: Log; rateLimits: { generateIdea: RateLimit } },
  answer: (request: Request) => Promise<{ outcome: "answered"; answer: Answer } | Declined>,
): Promise<ToolPage<Values, Answer>> {
  const values = form.read(query);
  // Every form and every link to an idea has a variation; `?niche=bees` only fills in the form.
  if (!query.has("variation") || query.has(formKey))
    return { values, taken: undefined, status: 200 };
  const taken = await takeRequest({
    input: values,
    schema: await form.loadSchema(),
    visitor,
    log: services.log,
    answer,
    limit: services.rateLimits.generateIdea,
  });
  return { values, taken, status: statuses[taken.outcome] };
}

const statuses = {
  answered: 200,
  refused: 422,
  invalid: 422,
  "too-many": 429,
  failed: 503,
} as const;
