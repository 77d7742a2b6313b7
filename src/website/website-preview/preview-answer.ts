import { type FormRefusal, isFormAnswer } from "../../platform/form-answer.ts";
import type { PreviewData } from "./preview-data.ts";

/** The server's answer to the form, as JSON or turned into a page. */
export type PreviewAnswer =
  | { outcome: "made"; preview: PreviewData }
  | FormRefusal<Partial<Record<string, string>>>;

/** Whether this came from our own server rather than a proxy. */
export function isPreviewAnswer(value: unknown): value is PreviewAnswer {
  return isFormAnswer(value, ["made"]);
}
