import { heading, intro, webAddressField } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import type { Video } from "./schema.ts";

export const describeVideo: Description<Video> = {
  name: "Video",
  heading: "heading",
  fields: {
    heading,
    intro,
    url: { ...webAddressField, label: "Where the video is" },
    photo: { kind: "photo", label: "Poster" },
  },
  note: "The poster leads to the site that shows the video, so nobody is tracked before they go there.",
  begins: { type: "video", heading: "Watch", url: "" },
};
