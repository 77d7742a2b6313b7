import {
  type BriefAnswer,
  fileKeyField,
  filesField,
  isBriefAnswer,
  submissionField,
} from "../../../core/briefs/fields.ts";

/**
 * Posts the form to its page, with the keys of files sent ahead in place of files. Anything but an
 * answer we know counts as a failure.
 */
export async function postBrief(
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
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { accept: "application/json" },
      body,
      signal: AbortSignal.timeout(20_000),
    });
    const answer: unknown = await response.json();
    return isBriefAnswer(answer) ? answer : { outcome: "failed" };
  } catch {
    return { outcome: "failed" };
  }
}
