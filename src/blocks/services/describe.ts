import { drawing, heading, intro, layout } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Services } from "./schema.ts";

export const describeServices: Description<Services> = {
  name: "Services and prices",
  heading: "heading",
  fields: {
    composition: {
      ...layout,
      own: "list",
      options: {
        list: {
          name: "The design’s list",
          picture: [
            "======      ",
            "            ",
            "ccc ccc ccc ",
            "ccc ccc ccc ",
            "            ",
            "ccc ccc ccc ",
            "ccc ccc ccc ",
          ],
        },
        cards: {
          name: "Cards",
          needs: "three to nine services, of which half have a note",
          picture: [
            "======      ",
            "            ",
            "ccccc cccccc",
            "ccccc cccccc",
            "            ",
            "ccc ccc cccc",
            "ccc ccc cccc",
          ],
        },
        feature: {
          name: "First one large",
          needs: "three to nine services, and a note on the first",
          picture: [
            "======      ",
            "            ",
            "####### cccc",
            "####### cccc",
            "#######     ",
            "####### cccc",
            "####### cccc",
          ],
        },
        prices: {
          name: "Lines beside",
          needs: "three services or more, most of them with a price or all with a note",
          picture: [
            "===  --- . 1",
            "===         ",
            "     --- . 1",
            "            ",
            "     --- . 1",
            "            ",
            "     --- . 1",
          ],
        },
        table: {
          name: "Table",
          needs: "groups of two services or more, or notes and prices on most of four",
          picture: [
            "======      ",
            "            ",
            "====        ",
            "--- -----  1",
            "--- -----  1",
            "====        ",
            "--- -----  1",
            "--- -----  1",
          ],
        },
      },
    },
    heading,
    intro,
    note: { kind: "words", label: "Below the list", name: "Note", long: true },
    scene: {
      ...drawing,
      label: "Drawing, in the first one large or below the heading beside lines",
      name: "Drawing",
    },
  },
  note: "The list itself is among the facts.",
  facts: ["services"],
  answers: true,
  begins: { type: "services", heading: "Services" },
};
