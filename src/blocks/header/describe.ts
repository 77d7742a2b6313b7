import { oneButton, ownName } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Header } from "./schema.ts";

export const describeHeader: Description<Header> = {
  name: "Top of the page",
  heading: "name",
  fields: {
    name: { ...ownName, room: { ...ownName.room, unless: "logo" } },
    logo: { kind: "logo", label: "Logo" },
    actions: oneButton,
  },
  begins: { type: "header", name: { fact: "name" }, actions: [] },
};
