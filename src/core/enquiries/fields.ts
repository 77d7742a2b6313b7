import { type FormRefusal, isFormAnswer } from "../../platform/form-answer.ts";

/** The page with the form, which takes what the chat sends as well. */
export const contactPath = "/contact";

/** In form order. */
export const enquiryFields = ["name", "email", "subject", "message"] as const;

/** What a visitor types into the contact form, by field name. The chat sends no name or subject. */
export type EnquiryValues = Record<(typeof enquiryFields)[number], string>;

/** The empty form. */
export const emptyEnquiry: EnquiryValues = { name: "", email: "", subject: "", message: "" };

/**
 * The longest values, in UTF-16 units as `maxlength` counts. The message may go into a link, and
 * some email apps on Windows cut links after about 2,000 characters.
 */
export const longest = { name: 100, email: 254, subject: 120, message: 1500 } as const;

/** Of all that is typed into the chat before it is sent; many times one of its messages. */
export const longestConversation = 20_000;

/** The hidden field that says where a message was typed: the chat's holds "chat". */
export const viaField = "via";

/** What the server answers to a message, as JSON or turned into a page. */
export type EnquiryAnswer =
  | { outcome: "sent" }
  /** Kept for an operator to judge, since a field was filled in that people don’t see. */
  | { outcome: "kept-apart" }
  | FormRefusal<Partial<Record<string, string>>>;

/** Whether this came from our own server rather than a proxy. */
export function isEnquiryAnswer(value: unknown): value is EnquiryAnswer {
  return isFormAnswer(value, ["sent", "kept-apart"]);
}

/** What happens with a message that we have. It promises no email from us: none is sent. */
export function enquiryTaken(outcome: "sent" | "kept-apart", replyTime: string) {
  return outcome === "sent"
    ? {
        title: "Thanks, your message has reached us",
        text: `A person reads it and replies to your email address within ${replyTime}.`,
      }
    : {
        title: "Thanks, we’ve got that",
        text: "Part of the form looks like it was filled in automatically, so one of us will check it first. There’s nothing more you need to do.",
      };
}
