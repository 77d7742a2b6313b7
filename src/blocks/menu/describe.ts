import { heading, intro } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Menu } from "./schema.ts";

export const describeMenu: Description<Menu> = {
  name: "Menu",
  heading: "heading",
  fields: {
    heading,
    intro,
    parts: {
      kind: "items",
      label: "Parts of the menu",
      hint: "Only what the business really offers, with its own prices.",
      noun: "part",
      title: ["name"],
      needs: {
        name: "A part of the menu without a name",
        dishes: "A part of the menu without dishes",
      },
      fields: {
        name: { kind: "line", label: "Name", hint: "“Breakfast”" },
        note: { kind: "line", label: "Note", hint: "“Until 11.30 am”" },
        dishes: {
          kind: "items",
          label: "Dishes",
          noun: "dish",
          title: ["name"],
          aside: { field: "price", without: "No price", isShown: true },
          needs: { name: "A dish without a name" },
          fields: {
            name: { kind: "line", label: "Name" },
            price: {
              kind: "price",
              label: "Price",
              hint: "As the business says it: “$24”. A number alone is in dollars.",
            },
            note: { kind: "line", label: "What is in it" },
            diet: { kind: "line", label: "Diets", hint: "In words: “vegan, contains nuts”" },
          },
          begins: { name: "" },
        },
      },
      begins: { name: "", dishes: [] },
    },
    note: { kind: "words", label: "Below the menu", name: "Note", long: true },
  },
  answers: true,
  begins: { type: "menu", heading: "Menu", parts: [] },
};
