import { expect, test } from "vitest";
import { type ChatMessage, chatMailLink, messageText } from "./conversation.ts";

test("a message of nothing but spaces is not a message", () => {
  expect(messageText(" \n\t ")).toBeUndefined();
  expect(messageText("  Do you\nbuild shops? ")).toBe("Do you\nbuild shops?");
});

test("the email to a person holds what the visitor asked, and no automatic reply", () => {
  const link = chatMailLink("hello@smartsites.example", [
    message("user", "Do you build shops?"),
    message("admin", "Thanks"),
    message("user", "In Dubbo & Orange\nthat is"),
  ]);
  expect(link).toBe(
    "mailto:hello@smartsites.example?subject=A%20question%20from%20the%20website%20chat&body=Do%20you%20build%20shops%3F%0D%0A%0D%0AIn%20Dubbo%20%26%20Orange%0D%0Athat%20is",
  );
});

test("before anything is asked, the email has no body", () => {
  expect(chatMailLink("hello@smartsites.example", [])).not.toContain("body");
});

function message(sender: ChatMessage["sender"], text: string): ChatMessage {
  return { id: 1, sender, text, timestamp: new Date() };
}
