import { expect, test } from "vitest";
import { queryOf, startForm } from "./start-forms.ts";

const of = (query: string, method = "GET") =>
  startForm(method, new URL(`https://example.com/waitlist${query}`));

test.each(["idea", "business_idea", "businessName", "siteType", "site"])(
  "a visitor who brings %s gets the brief",
  (key) => {
    expect(of(`?${key}=Cakes`)).toBe("brief");
    expect(of(`?${key}=Cakes&form=waitlist`)).toBe("waitlist");
    expect(of(`?${key}=Cakes&form=strange`)).toBe("brief");
    expect(of(`?${key}=%00+`)).toBe("waitlist");
  },
);

test("a visitor who brings nothing to build on gets the waitlist, unless the brief is named", () => {
  for (const query of ["", "?plan=once-off", "?utm_source=news", "?description=Early"]) {
    expect(of(query)).toBe("waitlist");
  }
  expect(of("?form=brief")).toBe("brief");
});

test("a post that names no form is the waitlist's", () => {
  expect(of("?idea=Cakes", "POST")).toBe("waitlist");
  expect(of("?idea=Cakes&form=brief", "POST")).toBe("brief");
});

test("going from one form to the other and back loses nothing, and names the form", () => {
  const query = new URLSearchParams("idea=50%25+%26+up&plan=once-off&utm_source=news");
  const there = queryOf("waitlist", query);
  expect(there).toBe(`?${query}&form=waitlist`);
  expect(queryOf("brief", new URLSearchParams(there))).toBe(`?${query}&form=brief`);
  expect(queryOf("waitlist", new URLSearchParams())).toBe("");
  expect(queryOf("brief", new URLSearchParams())).toBe("?form=brief");
});
