import { heading, layout } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import { type Gallery, maxGalleryPhotos } from "./schema.ts";

export const describeGallery: Description<Gallery> = {
  name: "Photos",
  heading: "heading",
  fields: {
    composition: {
      ...layout,
      own: "rows",
      options: {
        rows: {
          name: "The design’s rows",
          needs: "two photos, or six, twelve, eighteen or twenty-four",
          picture: [
            "=====       ",
            "            ",
            "### #### ###",
            "### #### ###",
            "            ",
            "## ##### ###",
            "## ##### ###",
          ],
        },
        grid: {
          name: "Whole rows",
          needs: "a photo",
          picture: [
            "=====       ",
            "            ",
            "##### ######",
            "##### ######",
            "            ",
            "### ### ####",
            "### ### ####",
          ],
        },
        feature: {
          name: "First one across",
          needs: "three photos or more, the first of them large and wider than high",
          picture: [
            "=====       ",
            "            ",
            "############",
            "############",
            "############",
            "            ",
            "##### ######",
          ],
        },
        strip: {
          name: "Strip",
          needs: "six photos or more",
          picture: [
            "=====       ",
            "            ",
            "##### ### ##",
            "##### ### ##",
            "##### ### ##",
            "##### ### ##",
            "            ",
          ],
        },
      },
    },
    heading,
    photos: { kind: "photos", label: "Photos", most: maxGalleryPhotos },
  },
  begins: { type: "gallery", heading: "Photos", photos: [] },
  needsPhotos: true,
};
