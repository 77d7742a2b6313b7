import { type EnquiryValues, enquiryFields } from "../../core/enquiries/fields.ts";
import { formTexts } from "../../platform/http/form-texts.ts";

/** The fields of the form, trimmed; a missing field counts as empty. */
export function contactValues(form: FormData): EnquiryValues {
  const { name, email, subject, message } = formTexts(form, enquiryFields);
  return {
    name: name.trim(),
    email: email.trim(),
    subject: subject.trim(),
    message: message.trim(),
  };
}
