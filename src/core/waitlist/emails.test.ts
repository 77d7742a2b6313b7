import { expect, test } from "vitest";
import { waitlistEmails } from "./emails.tsx";

const render = waitlistEmails({
  companyName: "Smart Sites",
  supportEmail: "hello@smartsites.example",
  publicUrl: "https://smartsites.example",
})["waitlist-confirmation"];

test("the confirmation says the position, the plan and whom to ask, in HTML and in text", () => {
  const mail = render?.({ name: "Mia", position: 42, preferredPlan: "once-off" });
  expect(mail?.subject).toBe("You're number 42 on the Smart Sites waitlist");
  for (const body of [mail?.html, mail?.text]) {
    expect(body).toContain("#42");
    expect(body).toContain("Once-off Build");
    expect(body).toContain("hello@smartsites.example");
  }
});

test("a name cannot bring markup into the mail", () => {
  const mail = render?.({
    name: "<img src=x onerror=alert(1)>",
    position: 1,
    preferredPlan: "monthly",
  });
  expect(mail?.html).not.toContain("<img");
  expect(mail?.html).toContain("&lt;img src=x");
});

test("data of another shape is refused rather than rendered with gaps", () => {
  expect(() => render?.({ name: "Mia" })).toThrow();
});
