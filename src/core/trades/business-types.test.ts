import { expect, test } from "vitest";
import { businessTypes } from "../../blocks/business-types.ts";
import { tradesByBusinessType } from "../../catalogue/business-types.ts";
import { tradeById } from "../../catalogue/trades/trades.ts";
import { businessOf } from "./business.ts";

test("every trade with a type of its own is in the index, and has one", () => {
  const ids = Object.values(tradesByBusinessType).flat();
  expect(ids.filter((id) => !tradeById.has(id))).toEqual([]);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("a particular trade is what the trade above it is, until it is something else", () => {
  const typeOf = (id: string) => {
    const trade = tradeById.get(id);
    return trade && businessOf(trade).type;
  };
  expect(["gasfitter", "thai-restaurant", "kosher-butcher", "kids-barber"].map(typeOf)).toEqual([
    ...["Plumber", "Restaurant", "Store", "HairSalon"],
  ]);
  expect(["motorbikes", "motorcycle-shop", "home-butcher"].map(typeOf)).toEqual([
    ...["MotorcycleRepair", "MotorcycleDealer", "LocalBusiness"],
  ]);
  // Who serves no breakfast is no bed and breakfast.
  expect(["farm-stay", "bed-and-breakfast"].map(typeOf)).toEqual([
    ...["LodgingBusiness", "BedAndBreakfast"],
  ]);
  expect(["dog-walking", "berry-farm", "charity"].map(typeOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("every type is one that a site can be of", () => {
  expect(Object.keys(tradesByBusinessType).toSorted()).toEqual(businessTypes);
});
