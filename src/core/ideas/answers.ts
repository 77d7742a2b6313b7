import * as z from "zod";
import type { Budget } from "./choices.ts";

// What a model’s answer must look like before anybody sees it.

/** In characters. The embedded writer stays within the same bounds. */
const maxAnswerTokens = { title: 90, name: 60, text: 900 } as const;

/** Markup, addresses, placeholders and control characters have no place in an idea. */
const suspicious =
  /[<>{}[\]\\|\p{Cc}\u202a-\u202e\u2066-\u2069]|https?:|www\.|\w@\w|&(?:#|[a-z]+;)/iu;

function plainText(least: number, most: number) {
  return z
    .string()
    .transform((text) =>
      text
        .replace(/[*_`#]+/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .pipe(
      z
        .string()
        .min(least)
        .max(most)
        .refine((text) => !suspicious.test(text), "markup, an address or a placeholder"),
    );
}

/** Whole sentences: starts with a capital, ends with a full stop. */
function sentences() {
  return plainText(30, maxAnswerTokens.text).transform((text) => {
    const started = text.charAt(0).toUpperCase() + text.slice(1);
    return /[.!?]["”’')]*$/.test(started) ? started : `${started}.`;
  });
}

function headline(most: number) {
  return plainText(4, most).transform((text) => {
    const started = text.charAt(0).toUpperCase() + text.slice(1);
    return started.replace(/\.$/, "");
  });
}

export const startupAnswerSchema = z.object({
  idea: z.object({
    title: headline(maxAnswerTokens.title),
    summary: sentences(),
    businessModel: sentences(),
    tractionStrategy: sentences(),
  }),
  names: z
    .array(z.string())
    .transform((names) => [
      ...new Set(
        names.map((name) => name.toLowerCase()).filter((name) => /^[a-z0-9]{4,15}$/.test(name)),
      ),
    ])
    .pipe(z.array(z.string()).min(8))
    .transform((names) => names.slice(0, 12)),
});

/** @param budget the range that every amount of the estimate must fit. */
export function localAnswerSchema(budget: Budget) {
  return z.object({
    businessName: headline(maxAnswerTokens.name),
    description: sentences(),
    localProblem: sentences(),
    validationMethod: sentences(),
    businessModel: sentences(),
    estimatedBudget: sentences().refine(
      (text) => fitsBudget(text, budget),
      "an amount outside the budget",
    ),
  });
}

/** Whether a text names an amount, and its largest lies within the range. */
function fitsBudget(text: string, budget: Budget): boolean {
  const amounts = [...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)/g)].map(([, digits = ""]) =>
    Number(digits.replaceAll(",", "")),
  );
  const largest = Math.max(...amounts);
  if (!Number.isFinite(largest)) return false;
  switch (budget) {
    case "0-500":
      return largest <= 500;
    case "500-2000":
      return largest >= 500 && largest <= 2_000;
    case "2000+":
      return largest >= 2_000;
  }
}
