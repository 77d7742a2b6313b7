import { expect, test } from "vitest";
import { contactValues } from "./fields.ts";
import { checkContact } from "./schema.ts";

test("a message is read without the space around it, the subject being optional", () => {
  expect(read(form({ name: " Mia ", message: " Can you help me? " }))).toEqual({
    message: { name: "Mia", email: "mia@example.com", subject: "", message: "Can you help me?" },
  });
});

test("each wrong field has its message", () => {
  expect(read(form({ name: "M", email: "mia@nowhere", message: "Too short" }))).toEqual({
    errors: {
      name: "Name must be at least 2 characters",
      email: "Please enter a valid email address",
      message: "Message must be at least 10 characters",
    },
  });
  expect(read(form({ message: "Short     " })).errors).toHaveProperty("message");
});

test("a form without its fields counts as empty", () => {
  expect(Object.keys(read(new FormData()).errors ?? {})).toEqual(["name", "email", "message"]);
});

function read(form: FormData) {
  return checkContact(contactValues(form));
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  const values = { name: "Mia", email: "mia@example.com", subject: "", ...fields };
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}
