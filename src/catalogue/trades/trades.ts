import { activeLessons } from "./active-lessons.ts";
import { advisers } from "./advisers.ts";
import { animals } from "./animals.ts";
import { aroundTheHouse } from "./around-the-house.ts";
import { beauty } from "./beauty.ts";
import { bikesBoatsAndMowers } from "./bikes-boats-and-mowers.ts";
import { bodiesAndCare } from "./bodies-and-care.ts";
import { building } from "./building.ts";
import { buildingSpecialists } from "./building-specialists.ts";
import { cars } from "./cars.ts";
import { classes } from "./classes.ts";
import { cleaning } from "./cleaning.ts";
import { clothAndLeather } from "./cloth-and-leather.ts";
import { daysOut } from "./days-out.ts";
import { doorsAndLocks } from "./doors-and-locks.ts";
import { eatingOut } from "./eating-out.ts";
import { enginesAndErrands } from "./engines-and-errands.ts";
import { events } from "./events.ts";
import { eventsAndOutings } from "./events-and-outings.ts";
import { everydayShops } from "./everyday-shops.ts";
import { farmsAndCountry } from "./farms-and-country.ts";
import { foodMaking } from "./food-making.ts";
import { foodOfTheWorld } from "./food-of-the-world.ts";
import { foodOnWheels } from "./food-on-wheels.ts";
import { foodShops } from "./food-shops.ts";
import { foodSpecialists } from "./food-specialists.ts";
import { garden } from "./garden.ts";
import { health } from "./health.ts";
import { kinds } from "./kinds.ts";
import { lookingAfter } from "./looking-after.ts";
import { making } from "./making.ts";
import { moneyAndLaw } from "./money-and-law.ts";
import { musicLessons } from "./music-lessons.ts";
import { oddsAndEnds } from "./odds-and-ends.ts";
import { officeServices } from "./office-services.ts";
import { particularLessons } from "./particular-lessons.ts";
import { particularMakers } from "./particular-makers.ts";
import { particularShops } from "./particular-shops.ts";
import { pictures } from "./pictures.ts";
import { planningAndDesign } from "./planning-and-design.ts";
import { plant } from "./plant.ts";
import { rural } from "./rural.ts";
import { shops } from "./shops.ts";
import { stays } from "./stays.ts";
import { structure } from "./structure.ts";
import { surfaces } from "./surfaces.ts";
import { therapies } from "./therapies.ts";
import type { Trade } from "./trade.ts";
import { transport } from "./transport.ts";
import { wellbeing } from "./wellbeing.ts";
import { wordsAndPictures } from "./words-and-pictures.ts";

/** Every trade, whatever for: websites and ideas find theirs here, and hang what they need on its id. */
export const trades: readonly Trade[] = [
  ...kinds,
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
  ...buildingSpecialists,
  ...foodOfTheWorld,
  ...foodSpecialists,
  ...farmsAndCountry,
  ...particularShops,
  ...particularMakers,
  ...advisers,
  ...particularLessons,
  ...bodiesAndCare,
  ...eventsAndOutings,
  ...enginesAndErrands,
  ...oddsAndEnds,
];

export const tradeById: ReadonlyMap<string, Trade> = new Map(
  trades.map((trade) => [trade.id, trade]),
);
