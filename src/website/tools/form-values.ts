import type * as z from "zod/mini";
import { longest } from "../../core/ideas/choices.ts";
import type { LocalRequest, StartupRequest } from "../../core/ideas/schema.ts";
import { formTexts } from "../../platform/http/form-texts.ts";
import { ideaMessages } from "./messages.ts";

/** The startup form as typed. `variation` counts the ideas for the same answers. */
export type StartupValues = {
  niche: string;
  businessType: string;
  domainStyles: string[];
  variation: number;
};

/** The local form as typed. */
export type LocalValues = {
  location: string;
  skills: string;
  budget: string;
  teamPreference: string;
  variation: number;
};

/** One of the two tools: its page, its function, and how its form becomes a request. */
export type IdeaForm<Values extends { variation: number }, Request> = {
  path: string;
  function: "generate-startup-domain" | "generate-local-mvp-ideas";
  /** The longest values, in UTF-16 units as `maxlength` counts. */
  longest: Partial<Record<keyof Values, number>>;
  /** The toast for a new idea; none if the idea replaces the form. */
  generated?: { title: string; text: string };
  /** The validation rules, which a browser loads when first needed. */
  loadSchema(): Promise<z.ZodMiniType<Request>>;
  /** The values of a form or of a link's query; missing values are empty. */
  read(source: FormData | URLSearchParams): Values;
};

export const startupIdeas: IdeaForm<StartupValues, StartupRequest> = {
  path: "/tools/startup-domain-generator",
  function: "generate-startup-domain",
  longest,
  loadSchema: async () => (await import("../../core/ideas/schema.ts")).startupRequestSchema,
  read: (source) => ({
    ...formTexts(source, ["niche", "businessType"]),
    domainStyles: source.getAll("domainStyles").map(String),
    variation: variationOf(source),
  }),
};

export const localIdeas: IdeaForm<LocalValues, LocalRequest> = {
  path: "/tools/local-mvp-ideas",
  function: "generate-local-mvp-ideas",
  longest,
  generated: ideaMessages.generated,
  loadSchema: async () => (await import("../../core/ideas/schema.ts")).localRequestSchema,
  read: (source) => ({
    ...formTexts(source, ["location", "skills", "budget", "teamPreference"]),
    variation: variationOf(source),
  }),
};

/** The link that shows the idea for these values. */
export function ideaLink<Values extends { variation: number }>(
  { path }: IdeaForm<Values, unknown>,
  values: Values,
): string {
  return `${path}?${queryOf(values)}#idea`;
}

/** The link to the form, filled in and ready to ask for the next idea. */
export function formLink<Values extends { variation: number }>(
  { path }: IdeaForm<Values, unknown>,
  values: Values,
): string {
  const query = queryOf({ ...values, variation: values.variation + 1 });
  return `${path}?${query}&${formKey}#idea`;
}

/** In a query, this shows the filled-in form instead of the idea. */
export const formKey = "form";

/** The values with the next variation, starting again at 0 if an answer has changed. */
export function nextValues<Values extends { variation: number }>(
  values: Values,
  last: Values | undefined,
): Values {
  const same = last && queryOf({ ...last, variation: 0 }) === queryOf({ ...values, variation: 0 });
  return { ...values, variation: same ? last.variation + 1 : 0 };
}

function queryOf(values: Record<string, string | number | readonly string[]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) query.append(name, String(one));
  }
  return query.toString();
}

/** A link with an invalid variation gets the first idea. */
function variationOf(source: FormData | URLSearchParams): number {
  const { variation } = formTexts(source, ["variation"]);
  return /^\d{1,4}$/.test(variation) ? Number(variation) : 0;
}
