import type { Document } from "../document.ts";
import { clinic } from "./clinic/design.ts";
import { coast } from "./coast/design.ts";
import type { Design } from "./design.ts";
import { ledger } from "./ledger/design.ts";
import { market } from "./market/design.ts";
import { poster } from "./poster/design.ts";
import { stockroom } from "./stockroom/design.ts";
import { verandah } from "./verandah/design.ts";
import { workshop } from "./workshop/design.ts";

export const designs: Readonly<Record<Document["design"], Design>> = {
  verandah,
  workshop,
  ledger,
  market,
  coast,
  poster,
  stockroom,
  clinic,
};
