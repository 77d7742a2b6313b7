import type { Need } from "../../../catalogue/ideas/idea-trade.ts";
import type { Outlay, Outlays } from "../../../catalogue/outlays/outlay.ts";
import { firstStock as known } from "../../../catalogue/outlays/outlays.ts";
import type { Form } from "./concept.ts";
import { count } from "./telling/grammar.ts";

/** What a product takes first. Of goods, materials for as many as fit into about $200, $800 and $2,400. */
export function firstStock({ price, per }: Pick<Need, "price" | "per">, form: Form): Outlays {
  if (form === "digital" || form === "loan") return known[form];
  const unitCost = Math.max(1, Math.round(price * 0.4));
  const stock = (spend: number, most: number): Outlay => {
    const units = Math.max(1, Math.floor(spend / unitCost));
    const what =
      units === 1
        ? "the materials for one sample"
        : `${isOnPaper({ form, per }) ? "printing and keeping the promise of" : "parts and packing for"} the first ${count(units, per)}`;
    return { what, price: Math.min(most, units * unitCost) };
  };
  return [stock(200, 392), stock(800, 1_400), stock(2_400, 4_000)];
}

/** Whether a product only promises something, so that nothing is made of it. */
export function isOnPaper({ form, per }: { form: Form; per: string }): boolean {
  return form === "goods" && papers.has(per);
}

const papers = new Set(["card", "voucher", "membership", "pass"]);
