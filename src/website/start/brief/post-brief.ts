import {
  type BriefAnswer,
  fileKeyField,
  filesField,
  isBriefAnswer,
  submissionField,
} from "../../../core/briefs/fields.ts";
import { postForm } from "../../../ui/post-form.ts";

/** Posts the form to its page, with the keys of uploaded files instead of the files. */
export function postBrief(
  form: HTMLFormElement,
  fileKeys: readonly string[],
  submissionId: string,
): Promise<BriefAnswer> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && name !== filesField && name !== fileKeyField) {
      body.append(name, value);
    }
  }
  for (const key of fileKeys) body.append(fileKeyField, key);
  body.append(submissionField, submissionId);
  return postForm(form, body, isBriefAnswer);
}
