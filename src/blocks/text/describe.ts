import { body, heading } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { TextBlock } from "./schema.ts";

export const describeText: Description<TextBlock> = {
  name: "Text",
  heading: "heading",
  fields: { heading, body },
  answers: true,
  begins: { type: "text", heading: "Good to know", body: "" },
};
