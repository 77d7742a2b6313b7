import type { Format } from "./format.ts";

export const libraryDesks: Format["channels"] = [
  { where: "at the library’s programme desk" },
  { where: "at the council’s community desk" },
];
