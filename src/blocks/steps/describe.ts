import { drawing, heading, intro, layout } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Steps } from "./schema.ts";

export const describeSteps: Description<Steps> = {
  name: "How it works",
  heading: "heading",
  fields: {
    composition: {
      ...layout,
      own: {
        name: "The design’s own",
        picture: [
          "=====       ",
          "            ",
          "1     1     ",
          "===== ===== ",
          "            ",
          "1     1     ",
          "===== ===== ",
        ],
      },
      options: {
        row: {
          name: "Numbers in a row",
          needs: "three to five steps",
          picture: [
            "=====       ",
            "            ",
            "1   1   1   ",
            "            ",
            "=== === === ",
            "--- --- --- ",
            "--  --- --  ",
          ],
        },
        line: {
          name: "Down a line",
          needs: "two steps or more",
          picture: [
            "====  1 === ",
            "===     ----",
            "            ",
            "      1 === ",
            "        --- ",
            "            ",
            "      1 === ",
            "        ----",
          ],
        },
        cards: {
          name: "Cards",
          needs: "two steps or more, each with a note",
          picture: [
            "=====       ",
            "            ",
            "ccccc cccccc",
            "ccccc cccccc",
            "            ",
            "ccccc cccccc",
            "ccccc cccccc",
          ],
        },
        picture: {
          name: "Beside a picture",
          needs: "a drawing, and two steps or more",
          picture: [
            "######  ====",
            "######      ",
            "######  1 ==",
            "######    --",
            "######      ",
            "######  1 ==",
            "######    --",
          ],
        },
      },
    },
    heading,
    intro,
    scene: { ...drawing, label: "Drawing, in the layout with a picture", name: "Drawing" },
  },
  note: "The steps themselves are among the facts.",
  facts: ["steps"],
  begins: { type: "steps", heading: "How it works" },
};
