import { keepSuspected, sendEnquiry } from "../../core/enquiries/enquiries.ts";
import { type EnquiryAnswer, viaField } from "../../core/enquiries/fields.ts";
import { chatSchema, contactSchema } from "../../core/enquiries/schema.ts";
import type { Database } from "../../database/client.ts";
import { formEndpoint } from "../../platform/http/form-endpoint.ts";
import type { Log } from "../../platform/log.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { trapField } from "../../ui/forms/trap-field.tsx";
import { contactValues } from "./contact-values.ts";

type EnquiryServices = {
  database: Database;
  log: Log;
  config: { operatorEmail: string };
  rateLimits: { sendEnquiry: RateLimit };
};

/** Receives a message from the contact form or the chat. */
export const receiveEnquiry = formEndpoint({
  longest: 256 * 1024, // far more than the longest conversation, whose letters may take nine bytes each
  values: contactValues,
  schema: (form) => (viaOf(form) === "chat" ? chatSchema : contactSchema),
  limit: ({ rateLimits }: EnquiryServices) => rateLimits.sendEnquiry,
  async answer(services, message, { form }): Promise<{ answer: EnquiryAnswer }> {
    const sent = { ...message, via: viaOf(form) };
    if (form.get(trapField)) {
      services.log.info("enquiries: a filled trap field, kept apart");
      await keepSuspected(services, sent);
      return { answer: { outcome: "kept-apart" } };
    }
    await sendEnquiry(services, sent);
    return { answer: { outcome: "sent" } };
  },
  failure: "enquiries: a message failed",
});

function viaOf(form: FormData): "chat" | "contact" {
  return form.get(viaField) === "chat" ? "chat" : "contact";
}
