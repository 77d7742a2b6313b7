import { heading, intro } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Links } from "./schema.ts";

export const describeLinks: Description<Links> = {
  name: "Links and downloads",
  heading: "heading",
  fields: {
    heading,
    intro,
    files: {
      kind: "items",
      label: "Files to download",
      noun: "file",
      title: ["name"],
      needs: { name: "A file without a name", file: "A file that isn’t there yet" },
      fields: {
        name: { kind: "line", label: "Name", hint: "“Price list”" },
        file: { kind: "file", label: "PDF" },
      },
      begins: { name: "" },
    },
  },
  note: "The links themselves are among the facts.",
  facts: ["links"],
  begins: { type: "links", heading: "Book and order" },
};
