import { drawing, heading, layout } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Questions } from "./schema.ts";

export const describeQuestions: Description<Questions> = {
  name: "Questions",
  heading: "heading",
  fields: {
    composition: {
      ...layout,
      own: "list",
      options: {
        list: {
          name: "The design’s list",
          picture: [
            "====  ------",
            "===         ",
            "      ------",
            "            ",
            "      ------",
            "            ",
            "      ------",
          ],
        },
        columns: {
          name: "Two columns",
          needs: "four answers or more",
          picture: [
            "=====       ",
            "            ",
            "----- ------",
            "            ",
            "----- ------",
            "            ",
            "----- ------",
          ],
        },
        open: {
          name: "Answers open",
          needs: "two to eight answers of 320 characters at most",
          picture: [
            "=====       ",
            "            ",
            "====  ===== ",
            "----- ------",
            "---   ----- ",
            "            ",
            "===== ===   ",
            "----- ----  ",
          ],
        },
        picture: {
          name: "Beside a picture",
          needs: "a drawing",
          picture: [
            "====  ######",
            "===   ######",
            "      ######",
            "----- ######",
            "---   ######",
            "      ######",
            "----- ######",
          ],
        },
      },
    },
    heading,
    scene: { ...drawing, label: "Drawing, in the layout with a picture", name: "Drawing" },
  },
  note: "The questions themselves are among the facts. One without an answer is shown nowhere, and asked of the customer in the review.",
  facts: ["questions"],
  begins: { type: "questions", heading: "Questions" },
};
