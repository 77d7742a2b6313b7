import { expect, test } from "vitest";
import { localRequestSchema, startupRequestSchema } from "./schema.ts";

function messages(parsed: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) {
  return parsed.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

test("each missing or empty field has the message of the specification", () => {
  const startup = [
    "niche: Please enter your niche or interest",
    "businessType: Please select a business type",
    "domainStyles: Please select at least one domain style",
  ];
  expect(messages(startupRequestSchema.safeParse({}))).toEqual(startup);
  const empty = { niche: "  ", businessType: "", domainStyles: [] };
  expect(messages(startupRequestSchema.safeParse(empty))).toEqual(startup);

  const local = [
    "location: Please enter your location",
    "skills: Please enter your skills or interests",
    "budget: Please select your budget range",
    "teamPreference: Please select your preference",
  ];
  expect(messages(localRequestSchema.safeParse({}))).toEqual(local);
  const short = { location: "x", skills: " y ", budget: "5", teamPreference: "duo" };
  expect(messages(localRequestSchema.safeParse(short))).toEqual(local);
});

test("text is trimmed, bounded, and free of control and direction characters", () => {
  const request = { niche: " dogs ", businessType: "any", domainStyles: [".com", "flexible"] };
  expect(startupRequestSchema.parse(request).niche).toBe("dogs");
  for (const niche of ["d\u0000gs", "dogs\u202e", "\ud83d"]) {
    expect(messages(startupRequestSchema.safeParse({ ...request, niche }))).toEqual([
      "niche: Niche can’t contain hidden characters",
    ]);
  }
  expect(messages(startupRequestSchema.safeParse({ ...request, niche: "x".repeat(201) }))).toEqual([
    "niche: Niche must be at most 200 characters",
  ]);
});

test.each(["I'm flexible", "I’m flexible"])("a caller may say %s", (flexible) => {
  const request = { niche: "dogs", businessType: "any", domainStyles: [".com", flexible] };
  expect(startupRequestSchema.parse(request).domainStyles).toEqual([".com", "flexible"]);
});

test("variation is an optional whole number from 0", () => {
  const request = { niche: "dogs", businessType: "any", domainStyles: [".com"] };
  expect(startupRequestSchema.parse({ ...request, variation: 7 }).variation).toBe(7);
  for (const variation of [-1, 1.5, "1", 10_000]) {
    expect(startupRequestSchema.safeParse({ ...request, variation }).success).toBe(false);
  }
});
