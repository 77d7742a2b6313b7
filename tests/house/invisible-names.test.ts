import { expect, test } from "vitest";
import { briefSchema } from "../../src/core/briefs/schema.ts";
import { contactErrors } from "../../src/core/enquiries/schema.ts";
import { nameSchema } from "../../src/core/operators/schema.ts";
import { joinSchema } from "../../src/core/waitlist/schema.ts";
import { brief, person } from "../support/builders.ts";

const contact = { name: "Mia", email: "mia@example.com", subject: "", message: "Hello there!" };

/** Every form that takes a name, and whether it accepts this one. */
const forms: Record<string, (name: string) => boolean> = {
  "the waitlist": (name) => joinSchema.safeParse(person({ name })).success,
  "a brief's business": (name) => briefSchema.safeParse(brief({ business_name: name })).success,
  "a brief's contact": (name) => briefSchema.safeParse(brief({ contact_name: name })).success,
  "the contact panel": (name) => !("name" in contactErrors({ ...contact, name })),
  "an operator": (name) => nameSchema.safeParse(name).success,
};

test.for(Object.entries(forms))("%s takes no name that nobody can see", ([, takes]) => {
  for (const name of ["\u200b\u200b\u200b", "\u3164\u3164", "\ufeff\u2060", "\u2800\u2800", "--"]) {
    expect([name, takes(name)]).toEqual([name, false]);
  }
  for (const name of ["Mia", "李雷", "می‌خواهم", "99 Bikes", "Zoe\u0308 👩‍🍳"]) {
    expect([name, takes(name)]).toEqual([name, true]);
  }
});

test("a brief says what is missing, and need not name anybody", () => {
  expect(briefSchema.safeParse(brief({ contact_name: "" })).success).toBe(true);
  const unseen = "\u200b".repeat(20);
  const parsed = briefSchema.safeParse(
    brief({ business_name: unseen, business_description: unseen, site_goals: unseen }),
  );
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
    "Business name must have at least one letter or number",
    "The description must have at least one letter or number",
    "Your goals must have at least one letter or number",
  ]);
});
