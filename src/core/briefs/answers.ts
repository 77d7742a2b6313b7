import { plans } from "../../content/offer.ts";
import type { Brief } from "./briefs.ts";
import { type BriefField, briefFields, eachField } from "./fields.ts";
import { type Told, tell } from "./told.ts";

/** A brief's answers as they are stored; one that was asked later than it was sent is missing. */
export type Answered = Partial<Record<BriefField, string | boolean | null>>;

/** What we call some of them among ourselves. */
const ourNames: Partial<Record<BriefField, string>> = {
  business_description: "What the business does, and for whom",
  service_area: "Town or area served",
  site_goals: "What the site should achieve",
  has_domain: "Has a domain name",
  contact_name: "Contact",
  email: "Email",
  phone: "Phone",
};

/** What is apart from the other answers: a brief's title, and whom to talk to. */
const title: BriefField = "business_name";
const contact: readonly BriefField[] = ["contact_name", "email", "phone"];

/** Whom to talk to, in the words of our emails; without what was left empty. */
export function contactIn(brief: Answered): Told[] {
  return tellAll(brief, contact);
}

/**
 * What a person told us about their site, in the words of our emails and the admin, and in the order
 * of the form; without what was left empty.
 */
export function answersOf(
  brief: Answered & Pick<Brief, "preferred_plan" | "dropped_files">,
): Told[] {
  const plan = plans.find(({ id }) => id === brief.preferred_plan);
  return [
    ...tellAll(
      brief,
      briefFields.filter((field) => field !== title && !contact.includes(field)),
    ),
    ...given(["Plan they chose", plan?.name ?? ""]),
    ...given(["Files we couldn’t keep", brief.dropped_files.join("\n")]),
  ];
}

function tellAll(brief: Answered, fields: readonly BriefField[]): Told[] {
  const values = eachField((field) => typed(brief[field]));
  return fields.flatMap((field) => {
    const [question, answer] = tell(values, field);
    return given([ourNames[field] ?? question, brief[field] === true ? "Yes" : answer]);
  });
}

function given(told: Told): Told[] {
  return told[1] === "" ? [] : [told];
}

function typed(value: string | boolean | null = ""): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value ?? "";
}
