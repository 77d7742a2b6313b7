import type { BriefErrors } from "../../../core/briefs/fields.ts";

type Step = { title: string; fields: readonly (keyof BriefErrors)[] };

/** The steps of the form, and which fields each asks for. The last one shows all answers again. */
export const steps: readonly Step[] = [
  { title: "Your business", fields: ["business_name", "business_description"] },
  { title: "Goals and style", fields: ["site_goals", "style"] },
  {
    title: "Domain and colours",
    fields: ["has_domain", "domain_preferences", "color_preferences"],
  },
  { title: "Files", fields: ["files"] },
  { title: "How to reach you", fields: ["contact_name", "email", "phone"] },
  { title: "Check and send", fields: [] },
];

export const lastStep = steps.length - 1;
export const filesStep = steps.findIndex(({ fields }) => fields.includes("files"));

/** The first step that has something wrong in it; undefined when none has. */
export function firstWrongStep(errors: BriefErrors): number | undefined {
  const wrong = steps.findIndex(({ fields }) => fields.some((field) => errors[field]));
  return wrong < 0 ? undefined : wrong;
}

/** Where scripts run, later steps wait for theirs; a browser without them shows everything. */
export const untilScript = "[@media(scripting:enabled)]:hidden";
