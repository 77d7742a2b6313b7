import { adelaide } from "./cities/adelaide.ts";
import { albany } from "./cities/albany.ts";
import { albury } from "./cities/albury.ts";
import { bendigo } from "./cities/bendigo.ts";
import { brisbane } from "./cities/brisbane.ts";
import { bunbury } from "./cities/bunbury.ts";
import { bundaberg } from "./cities/bundaberg.ts";
import { canberra } from "./cities/canberra.ts";
import type { City } from "./cities/city.ts";
import { darwin } from "./cities/darwin.ts";
import { dubbo } from "./cities/dubbo.ts";
import { glenelg } from "./cities/glenelg.ts";
import { goldCoast } from "./cities/gold-coast.ts";
import { hobart } from "./cities/hobart.ts";
import { melbourne } from "./cities/melbourne.ts";
import { mountIsa } from "./cities/mount-isa.ts";
import { newcastle } from "./cities/newcastle.ts";
import { norwood } from "./cities/norwood.ts";
import { orange } from "./cities/orange.ts";
import { perth } from "./cities/perth.ts";
import { portAdelaide } from "./cities/port-adelaide.ts";
import { sydney } from "./cities/sydney.ts";
import { waggaWagga } from "./cities/wagga-wagga.ts";

/** The cities with a page, in the alphabetical order of the directory. */
export const cities: readonly City[] = [
  adelaide,
  albany,
  albury,
  bendigo,
  brisbane,
  bunbury,
  bundaberg,
  canberra,
  darwin,
  dubbo,
  glenelg,
  goldCoast,
  hobart,
  melbourne,
  mountIsa,
  newcastle,
  norwood,
  orange,
  perth,
  portAdelaide,
  sydney,
  waggaWagga,
];

/** Whose map is drawn for a place that has none of its own (spec section 9). */
export const fallbackCity: City = sydney;

/** The address of a city’s page. */
export function cityPath(city: Pick<City, "slug">): string {
  return `/ai-smart-websites-${city.slug}`;
}
