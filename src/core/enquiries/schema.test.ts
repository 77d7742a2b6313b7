import { expect, test } from "vitest";
import { contactValues } from "../../website/contact/contact-values.ts";
import { contactErrors } from "./schema.ts";

test("a message is trimmed, and the subject is optional", () => {
  const typed = form({ name: " Mia ", message: " Can you help me? " });
  const message = { name: "Mia", email: "mia@example.com", subject: "" };
  expect(contactValues(typed)).toEqual({ ...message, message: "Can you help me?" });
  expect(errorsIn(typed)).toEqual({});
});

test("each wrong field has its message", () => {
  expect(errorsIn(form({ name: "M", email: "mia@nowhere", message: "Too short" }))).toEqual({
    name: "Name must be at least 2 characters",
    email: "Please enter a valid email address",
    message: "Message must be at least 10 characters",
  });
  expect(errorsIn(form({ message: "Short     " }))).toHaveProperty("message");
});

test("a form without its fields counts as empty", () => {
  expect(Object.keys(errorsIn(new FormData()))).toEqual(["name", "email", "message"]);
});

function errorsIn(form: FormData) {
  return contactErrors(contactValues(form));
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  const values = { name: "Mia", email: "mia@example.com", subject: "", ...fields };
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}
