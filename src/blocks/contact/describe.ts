import { heading, intro, layout } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Contact } from "./schema.ts";

export const describeContact: Description<Contact> = {
  name: "Contact and enquiries",
  heading: "heading",
  fields: {
    composition: {
      ...layout,
      own: "beside",
      options: {
        beside: {
          name: "Form beside",
          needs: "opening hours",
          picture: [
            "====  cccccc",
            "      cccccc",
            "11111 cccccc",
            "----  cccccc",
            "---         ",
            "----  oo    ",
          ],
        },
        across: {
          name: "Form across",
          picture: [
            "=====       ",
            "11111 ----- ",
            "            ",
            "ccccc cccccc",
            "cccccccccccc",
            "cccccccccccc",
            "oo          ",
          ],
        },
        form: {
          name: "Form first",
          needs: "opening hours, and a phone, an email or an address",
          picture: [
            "=====       ",
            "            ",
            "ccccccc ----",
            "ccccccc ----",
            "ccccccc     ",
            "ccccccc ----",
            "oo      ----",
          ],
        },
        middle: {
          name: "Form in the middle",
          picture: [
            "  =====     ",
            "  111 ----  ",
            "            ",
            "  cccccccc  ",
            "  cccccccc  ",
            "  cccccccc  ",
            "  oo        ",
          ],
        },
        details: {
          name: "Hours in a row",
          needs: "opening hours or a note on them, and a phone, an email or an address",
          picture: [
            "=====       ",
            "            ",
            "--- --- ----",
            "--- --- ----",
            "            ",
            "cccccccccccc",
            "cccccccccccc",
            "oo          ",
          ],
        },
        number: {
          name: "One big number",
          needs: "a phone number",
          picture: [
            "=====       ",
            "            ",
            "111111111111",
            "111111111111",
            "            ",
            "---- ccccccc",
            "---- ccccccc",
            "     oo     ",
          ],
        },
      },
    },
    heading,
    intro,
    details: {
      kind: "lines",
      label: "What else the form asks",
      hint: "One a line, four at most, such as: Suburb. Visitors may leave them empty.",
      room: { most: 40, what: "question" },
    },
    question: {
      kind: "words",
      label: "What the message box asks",
      room: { most: 80, what: "question" },
    },
  },
  note: "Phone, address, hours and area are shown here, and are among the facts. A section “Area served” on the same page has the area instead.",
  facts: ["phone", "email", "address", "area", "areaNote", "hours", "hoursNote"],
  begins: { type: "contact", heading: "Contact us", question: "Your message" },
};
