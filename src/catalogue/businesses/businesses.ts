import { activeLessons } from "./active-lessons.ts";
import { animals } from "./animals.ts";
import { aroundTheHouse } from "./around-the-house.ts";
import { beauty } from "./beauty.ts";
import { bikesBoatsAndMowers } from "./bikes-boats-and-mowers.ts";
import { building } from "./building.ts";
import type { Business } from "./business.ts";
import { cars } from "./cars.ts";
import { classes } from "./classes.ts";
import { cleaning } from "./cleaning.ts";
import { clothAndLeather } from "./cloth-and-leather.ts";
import { daysOut } from "./days-out.ts";
import { doorsAndLocks } from "./doors-and-locks.ts";
import { eatingOut } from "./eating-out.ts";
import { events } from "./events.ts";
import { everydayShops } from "./everyday-shops.ts";
import { foodMaking } from "./food-making.ts";
import { foodOnWheels } from "./food-on-wheels.ts";
import { foodShops } from "./food-shops.ts";
import { garden } from "./garden.ts";
import { health } from "./health.ts";
import { lookingAfter } from "./looking-after.ts";
import { making } from "./making.ts";
import { moneyAndLaw } from "./money-and-law.ts";
import { musicLessons } from "./music-lessons.ts";
import { officeServices } from "./office-services.ts";
import { pictures } from "./pictures.ts";
import { planningAndDesign } from "./planning-and-design.ts";
import { plant } from "./plant.ts";
import { rural } from "./rural.ts";
import { shops } from "./shops.ts";
import { stays } from "./stays.ts";
import { structure } from "./structure.ts";
import { surfaces } from "./surfaces.ts";
import { therapies } from "./therapies.ts";
import { transport } from "./transport.ts";
import { wellbeing } from "./wellbeing.ts";
import { wordsAndPictures } from "./words-and-pictures.ts";

/** Nearer kinds before wider ones: a wedding photographer is a photographer. */
export const businesses: readonly Business[] = [
  ...foodOnWheels,
  ...foodMaking,
  ...foodShops,
  ...classes,
  ...musicLessons,
  ...activeLessons,
  ...eatingOut,
  ...pictures,
  ...events,
  ...daysOut,
  ...building,
  ...structure,
  ...surfaces,
  ...doorsAndLocks,
  ...plant,
  ...garden,
  ...cleaning,
  ...aroundTheHouse,
  ...animals,
  ...beauty,
  ...wellbeing,
  ...health,
  ...therapies,
  ...lookingAfter,
  ...moneyAndLaw,
  ...planningAndDesign,
  ...wordsAndPictures,
  ...officeServices,
  ...making,
  ...clothAndLeather,
  ...stays,
  ...shops,
  ...everydayShops,
  ...rural,
  ...cars,
  ...bikesBoatsAndMowers,
  ...transport,
];
