import * as z from "zod/mini";
import { answerField, lineField, longest } from "../../core/reviews/fields.ts";
import { line, lines, visible } from "../../platform/text-rules.ts";
import { oneVisibleLine } from "../../platform/visible-text.ts";
import { readAbout } from "./about.ts";

const theirName = line(
  "Name",
  { atLeast: 1, atMost: longest.name },
  "Please write your name",
).check(visible("Name"));
const release = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A posted comment. Empty for what the form leaves out. */
export const commentSchema = z.object({
  release,
  about: z.pipe(z.string(), z.transform(readAbout)),
  quoted: z.string().check(z.overwrite((text) => oneVisibleLine(text, longest.quoted))),
  thread: z.union([z.literal(""), z.uuid()]),
  submission: z.union([z.literal(""), z.uuid()]),
  name: theirName,
  text: lines("Comment", { atLeast: 1, atMost: longest.text }, "Please write what you’d like"),
});

/** Posted answers, with a field for each that was sent. An empty one is no answer. */
export function answersSchema(typed: Partial<Record<string, string>>) {
  const fields = Object.keys(typed).filter((field) => field.startsWith(answerField("")));
  const answer = lines("Answer", { atMost: longest.answer });
  return z.object({
    ...Object.fromEntries(fields.map((field) => [field, answer])),
    release,
    name: theirName,
  });
}

/** Which name the customer would rather have, and theirs. */
export const addressSchema = z.object({
  release,
  wish: line(
    "Name",
    { atLeast: 1, atMost: longest.wish },
    "Please write the name you’d like",
  ).check(visible("Name")),
  asker: theirName,
});

/** Posted ticks at lines: all of those that were shown, or some by their ids. */
export const linesSchema = z.pipe(
  z.looseObject({ release, name: theirName, all: z.optional(z.string()) }),
  z.transform(({ release, name, all, ...typed }) => {
    const ticked = Object.keys(typed).filter((field) => field.startsWith(lineField("")));
    const ids = ticked.map((field) => field.slice(lineField("").length));
    return { release, name, lines: all === "yes" ? ("all" as const) : ids };
  }),
);

export const codeRequestSchema = z.object({ release });

export const approvalSchema = z.object({
  release,
  approver: theirName,
  agreed: z.literal("yes", "Please tick this to approve"),
  code: z.string().check(
    z.overwrite((typed) => typed.replaceAll(/[\s-]/g, "")),
    z.regex(/^\d{6}$/, "Please type the six digits of the code"),
  ),
});
