import { drawing, layout, twoButtons } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Hero } from "./schema.ts";

export const describeHero: Description<Hero> = {
  name: "Opening",
  heading: "headline",
  fields: {
    composition: {
      ...layout,
      own: "beside",
      options: {
        beside: {
          name: "Picture beside",
          picture: [
            "            ",
            "       #####",
            "====== #####",
            "====   #####",
            "-----  #####",
            "---    #####",
            "oo oo  #####",
            "            ",
          ],
        },
        wide: {
          name: "Photo across",
          needs: "a large photo that is wider than high",
          picture: [
            "############",
            "############",
            "############",
            "======######",
            "====  ######",
            "----- ######",
            "oo oo ######",
          ],
        },
        tall: {
          name: "Upright photo",
          needs: "a photo that was taken upright",
          picture: [
            "        ####",
            "======= ####",
            "=====   ####",
            "        ####",
            "        ####",
            "-----   ####",
            "oo oo   ####",
          ],
        },
        words: {
          name: "Large words",
          needs: "no photo, and words below the headline, a large phone number or two short facts",
          picture: [
            "            ",
            "======== ###",
            "======== ###",
            "=====    ###",
            "            ",
            "------ oo oo",
            "----        ",
            "            ",
          ],
        },
        emblem: {
          name: "Drawing on top",
          needs: "a drawing, and no photo",
          picture: [
            "     ##     ",
            "     ##     ",
            "            ",
            "  ========  ",
            "    ====    ",
            "   ------   ",
            "    oo oo   ",
          ],
        },
      },
    },
    kicker: {
      kind: "words",
      label: "Above the headline",
      orFact: true,
      room: { most: 55, what: "line above the headline" },
    },
    headline: {
      kind: "words",
      label: "Headline",
      orFact: true,
      room: { most: 90, what: "headline" },
    },
    lead: {
      kind: "words",
      label: "Below the headline",
      long: true,
      room: { most: 280, what: "introduction" },
    },
    bigPhone: {
      kind: "tick",
      label: "The phone number stands large",
      name: "Large phone number",
      shows: "phone",
    },
    actions: twoButtons,
    points: {
      kind: "lines",
      label: "Short facts",
      hint: "One a line, four at most.",
      // They are beside each other.
      room: { most: 50, what: "point" },
    },
    photo: { kind: "photo", label: "Photo" },
    scene: {
      ...drawing,
      label: "Drawing, where there is no photo",
      name: "Drawing",
      without: "The design’s own",
    },
  },
  begins: { type: "hero", headline: { fact: "name" }, actions: [], points: [] },
};
