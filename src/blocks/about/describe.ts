import { body, drawing, heading, layout } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { About } from "./schema.ts";

export const describeAbout: Description<About> = {
  name: "About",
  heading: "heading",
  fields: {
    composition: {
      ...layout,
      own: "beside",
      options: {
        beside: {
          name: "Photo or facts beside",
          picture: [
            "=====       ",
            "       #####",
            "------ #####",
            "-----  #####",
            "------      ",
            "---    -----",
            "       -----",
          ],
        },
        statement: {
          name: "First words large",
          needs: "a first paragraph of 50 to 240 characters, and more to say beside a small photo",
          picture: [
            "===         ",
            "            ",
            "============",
            "==========  ",
            "=====       ",
            "            ",
            "----- ------",
            "---   ----  ",
          ],
        },
        columns: {
          name: "Two columns",
          needs: "two paragraphs or more, 600 characters long, and a wide photo or none",
          picture: [
            "=====       ",
            "############",
            "############",
            "            ",
            "----- ------",
            "----- ------",
            "----- ----  ",
          ],
        },
      },
    },
    heading,
    body,
    photo: { kind: "photo", label: "Photo" },
    scene: { ...drawing, label: "Drawing, where there is no photo", name: "Drawing" },
    points: {
      kind: "lines",
      label: "Good to know",
      hint: "One a line, ten at most. Licences and memberships, which are among the facts, follow.",
      room: { most: 140, what: "point" },
    },
  },
  facts: ["credentials"],
  answers: true,
  begins: { type: "about", heading: "About us", body: "", points: [] },
};
