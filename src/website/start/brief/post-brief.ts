import {
  type BriefAnswer,
  droppedField,
  fileKeyField,
  isBriefAnswer,
  submissionField,
} from "../../../core/briefs/sent-form.ts";
import { filesField } from "../../../core/files/file-rules.ts";
import { postForm } from "../../../ui/forms/post-form.ts";

/**
 * Posts the form to its page, with the keys of uploaded files instead of the files, and with what
 * was said of those that failed.
 */
export function postBrief(
  form: HTMLFormElement,
  fileKeys: readonly string[],
  dropped: readonly string[],
  submissionId: string,
): Promise<BriefAnswer> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && name !== filesField && name !== fileKeyField) {
      body.append(name, value);
    }
  }
  for (const key of fileKeys) body.append(fileKeyField, key);
  for (const message of dropped) body.append(droppedField, message);
  body.append(submissionField, submissionId);
  return postForm(form, body, isBriefAnswer);
}
