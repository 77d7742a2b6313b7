import * as z from "zod/mini";
import { isEmailAddress, line, lines, visible } from "../../platform/text-rules.ts";

const howToReply = "Please enter an email address or a phone number, so that somebody can reply";

/** What the enquiry form of a customer’s site sends, by field name. */
export const siteEnquirySchema = z.object({
  name: line("Your name", { atLeast: 1, atMost: 100 }, "Please enter your name").check(
    visible("Your name"),
  ),
  reply_to: line("Your email or phone", { atLeast: 1, atMost: 254 }, howToReply).check(
    z.refine<string>((value) => isEmailAddress(value) || /\d(?:\D*\d){5}/.test(value), {
      error: howToReply,
    }),
  ),
  message: lines("Your message", { atLeast: 1, atMost: 5_000 }, "Please write a message").check(
    visible("Your message"),
  ),
});

export type SiteEnquiryValues = z.infer<typeof siteEnquirySchema>;
