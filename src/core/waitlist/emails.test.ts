import { expect, test } from "vitest";
import { renderMail } from "../emails/render-mail.ts";
import { waitlistEmails } from "./emails.tsx";

const templates = waitlistEmails({
  companyName: "Smart Sites",
  supportEmail: "hello@smartsites.example",
  publicUrl: "https://smartsites.example",
});

function render(data: Record<string, unknown>) {
  return renderMail(templates, { kind: "waitlist-confirmation", data });
}

test("the confirmation has the position, the plan and a contact, in HTML and in text", () => {
  const mail = render({ position: 42, preferredPlan: "once-off" });
  expect(mail.subject).toBe("You’re number 42 on the Smart Sites waitlist");
  for (const body of [mail.html, mail.text]) {
    expect(body).toContain("#42");
    expect(body).toContain("Once-off Build");
    expect(body).toContain("hello@smartsites.example");
  }
});

test("a name in the data of an email from an earlier version is not in the email", () => {
  const mail = render({ name: "Zebrafish", position: 1, preferredPlan: "monthly" });
  for (const part of [mail.subject, mail.html, mail.text]) expect(part).not.toMatch(/zebrafish/i);
});

test("an invitation greets by name, unless a mail program would make a link of it", () => {
  const invitation = (name?: string) =>
    renderMail(templates, {
      kind: "waitlist-invitation",
      data: { name, position: 1, preferredPlan: "monthly" },
    }).text;
  expect(invitation("Mia Nguyen")).toMatch(/^Hi Mia Nguyen,/);
  expect(invitation("Dr. Mia")).toMatch(/^Hi Dr. Mia,/);
  for (const name of [undefined, "", "win.example", "https://win", "mia@example"]) {
    expect(invitation(name)).toMatch(/^Hi there,/);
  }
});

test("data of another shape is refused, not rendered with gaps", () => {
  expect(() => render({ preferredPlan: "monthly" })).toThrow();
});
