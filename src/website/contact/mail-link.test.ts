import { expect, test } from "vitest";
import { messageMailLink } from "./mail-link.ts";

const mailbox = { companyName: "Smart Sites", supportEmail: "hello@smartsites.example" };
const message = {
  name: "Mia & Co",
  email: "mia+work@example.com.au",
  subject: "",
  message: "100% sure?\nYes + no\r\n\r\n“Quoted” #1 🐕",
};

test("the message arrives as it was typed, with CRLF line endings", () => {
  const { body } = partsOf(messageMailLink(mailbox, message));
  expect(body).toBe(
    "Name: Mia & Co\r\nEmail: mia+work@example.com.au\r\n\r\n100% sure?\r\nYes + no\r\n\r\n“Quoted” #1 🐕",
  );
});

test("spaces are %20, and nothing in the message can add a header or another address", () => {
  const link = messageMailLink(mailbox, {
    ...message,
    subject: "Hi&cc=everyone@example.com",
    message: "A text with &bcc=me@example.com in it?subject=x",
  });
  expect(link).not.toMatch(/[+ ]|&b?cc=/);
  expect(link.match(/[?&]/g)).toEqual(["?", "&"]);
});

test("the subject is used if there is one, otherwise the website's own", () => {
  expect(partsOf(messageMailLink(mailbox, { ...message, subject: "Fence quote" })).subject).toBe(
    "Fence quote",
  );
  const own = "Message from the Smart Sites website";
  expect(partsOf(messageMailLink(mailbox, message)).subject).toBe(own);
});

test("half a character does not break the link", () => {
  expect(() => messageMailLink(mailbox, { ...message, message: "cut off: \ud83d" })).not.toThrow();
});

/** Reads a link as an email app does: percent-decoding only, no `+` for a space. */
function partsOf(link: string) {
  const [address, query = ""] = link.replace("mailto:", "").split("?");
  expect(address).toBe(mailbox.supportEmail);
  return Object.fromEntries(
    query.split("&").map((part) => part.split("=").map(decodeURIComponent)),
  );
}
