import {
  type AskingStep,
  type BriefErrors,
  type BriefField,
  briefFields,
  questionOf,
} from "../../../core/briefs/fields.ts";

const titles = [
  "Your business",
  "Details",
  "Goals and style",
  "Domain and colours",
  "Files",
  "How to reach you",
  "Check and send",
] as const satisfies readonly (AskingStep | "Files" | "Check and send")[];

export type Step = { title: (typeof titles)[number]; fields: readonly (BriefField | "files")[] };

/** The form's steps and their fields. The last one shows all the answers. */
export const steps: readonly Step[] = titles.map((title) => ({
  title,
  fields:
    title === "Files" ? ["files"] : briefFields.filter((field) => questionOf(field).step === title),
}));

/** Said before the questions of a step, instead of at each that may be left empty. */
export const notes: Partial<Record<Step["title"], string>> = {
  Details: "All optional. Each answer makes your preview more like you.",
};

export const lastStep = titles.length - 1;
export const filesStep = titles.indexOf("Files");

/** The first step with an error; undefined if there is none. */
export function firstWrongStep(errors: BriefErrors): number | undefined {
  const wrong = steps.findIndex(({ fields }) => fields.some((field) => errors[field]));
  return wrong < 0 ? undefined : wrong;
}

/**
 * With JavaScript, later steps stay hidden until the form's script runs; without it, everything
 * shows.
 */
export const untilScript = "[@media(scripting:enabled)]:hidden";
