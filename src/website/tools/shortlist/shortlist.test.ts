import { expect, test } from "vitest";
import { ideasIn, type KeptIdea, mostKept } from "./shortlist.ts";

const idea: KeptIdea = {
  link: "/tools/local-mvp-ideas?location=Bendigo&variation=0",
  start: "/waitlist?business_idea=Dog+Wash",
  name: "Dog Wash 🐕",
  text: "كلب",
  parts: [{ label: "Local problem", text: "Wet dogs." }],
};

test("what was kept comes back as it was", () => {
  expect(ideasIn(JSON.stringify([idea, { ...idea, parts: [] }]))).toEqual([
    idea,
    { ...idea, parts: [] },
  ]);
});

test.each(["", "null", "{}", "[", "7", '"x"', "[null,7,[],{}]"])("%j holds no idea", (stored) => {
  expect(ideasIn(stored)).toEqual([]);
});

test.each([
  "javascript:alert(1)",
  "//evil.example/tools/x?",
  "https://evil.example/tools/x?",
  "/admin?",
  7,
  null,
])("an idea that leads to %j is left out", (link) => {
  expect(ideasIn(JSON.stringify([{ ...idea, link }, idea, { ...idea, start: link }]))).toEqual([
    idea,
  ]);
});

test("parts that are no text are left out, and too many ideas too", () => {
  const damaged = {
    ...idea,
    parts: [null, { label: "a" }, { label: "a", text: 7 }, ...idea.parts],
  };
  const many = Array.from({ length: mostKept + 3 }, () => damaged);
  expect(ideasIn(JSON.stringify(many))).toEqual(Array.from({ length: mostKept }, () => idea));
});
