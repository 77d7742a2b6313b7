import { type FormRefusal, isFormAnswer } from "../../platform/form-answer.ts";

/** The server's answer to the form, as JSON or turned into a page. */
export type SketchAnswer =
  | { outcome: "made"; sketch: { path: string } }
  | FormRefusal<Partial<Record<string, string>>>;

/** Whether this came from our own server rather than a proxy. */
export function isSketchAnswer(value: unknown): value is SketchAnswer {
  return isFormAnswer(value, ["made"]);
}
