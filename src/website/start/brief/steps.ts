import type { BriefErrors } from "../../../core/briefs/fields.ts";

type Step = { title: string; fields: readonly (keyof BriefErrors)[] };

/** The form's steps and their fields. The last one shows all the answers. */
export const steps: readonly Step[] = [
  { title: "Your business", fields: ["business_name", "business_description"] },
  {
    title: "Details",
    fields: ["service_area", "services", "opening_hours", "current_website"],
  },
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
