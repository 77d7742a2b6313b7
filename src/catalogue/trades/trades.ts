import { building } from "./building/building.ts";
import { doorsAndLocks } from "./building/doors-and-locks.ts";
import { groundAndWalls } from "./building/ground-and-walls.ts";
import { metalAndLifting } from "./building/metal-and-lifting.ts";
import { planningAndDesign } from "./building/planning-and-design.ts";
import { plant } from "./building/plant.ts";
import { powerAndSafety } from "./building/power-and-safety.ts";
import { specialBuilders } from "./building/special-builders.ts";
import { structure } from "./building/structure.ts";
import { surfaces } from "./building/surfaces.ts";
import { water } from "./building/water.ts";
import { byTheRules } from "./food/by-the-rules.ts";
import { eatingOut } from "./food/eating-out.ts";
import { foodMaking } from "./food/food-making.ts";
import { foodOnWheels } from "./food/food-on-wheels.ts";
import { foodShops } from "./food/food-shops.ts";
import { foodOfAsia } from "./food/of-asia.ts";
import { foodOfTheWest } from "./food/of-the-west.ts";
import { smallMakers } from "./food/small-makers.ts";
import { specialCatering } from "./food/special-catering.ts";
import { specialKitchens } from "./food/special-kitchens.ts";
import { aroundTheHouse } from "./home/around-the-house.ts";
import { cleaning } from "./home/cleaning.ts";
import { garden } from "./home/garden.ts";
import { smallHelp } from "./home/small-help.ts";
import { specialCleaning } from "./home/special-cleaning.ts";
import { uninvitedAnimals } from "./home/uninvited-animals.ts";
import { kinds } from "./kinds.ts";
import { animals } from "./land/animals.ts";
import { farmAnimals } from "./land/farm-animals.ts";
import { farmWork } from "./land/farm-work.ts";
import { gardenSpecialists } from "./land/garden-specialists.ts";
import { growers } from "./land/growers.ts";
import { rural } from "./land/rural.ts";
import { activeLessons } from "./learning/active-lessons.ts";
import { classes } from "./learning/classes.ts";
import { danceAndCircus } from "./learning/dance-and-circus.ts";
import { drivingAndTickets } from "./learning/driving-and-tickets.ts";
import { evenings } from "./learning/evenings.ts";
import { musicAndStage } from "./learning/music-and-stage.ts";
import { musicLessons } from "./learning/music-lessons.ts";
import { schoolWork } from "./learning/school-work.ts";
import { sport } from "./learning/sport.ts";
import { artAndCraft } from "./making/art-and-craft.ts";
import { canvasAndHide } from "./making/canvas-and-hide.ts";
import { clothAndLeather } from "./making/cloth-and-leather.ts";
import { making } from "./making/making.ts";
import { paperAndPrint } from "./making/paper-and-print.ts";
import { repairs } from "./making/repairs.ts";
import { advice } from "./offices/advice.ts";
import { computing } from "./offices/computing.ts";
import { languagesAndRecords } from "./offices/languages-and-records.ts";
import { lawyers } from "./offices/lawyers.ts";
import { money } from "./offices/money.ts";
import { moneyAndLaw } from "./offices/money-and-law.ts";
import { officeServices } from "./offices/office-services.ts";
import { wordsAndPictures } from "./offices/words-and-pictures.ts";
import { animalsAndFarms } from "./out/animals-and-farms.ts";
import { daysOut } from "./out/days-out.ts";
import { events } from "./out/events.ts";
import { guidedTours } from "./out/guided-tours.ts";
import { performers } from "./out/performers.ts";
import { photographers } from "./out/photographers.ts";
import { pictures } from "./out/pictures.ts";
import { ridesAndFlights } from "./out/rides-and-flights.ts";
import { stays } from "./out/stays.ts";
import { weddingsAndParties } from "./out/weddings-and-parties.ts";
import { beauty } from "./people/beauty.ts";
import { bodyAndMind } from "./people/body-and-mind.ts";
import { clinics } from "./people/clinics.ts";
import { hairAndSkin } from "./people/hair-and-skin.ts";
import { health } from "./people/health.ts";
import { lookingAfter } from "./people/looking-after.ts";
import { pets } from "./people/pets.ts";
import { support } from "./people/support.ts";
import { therapies } from "./people/therapies.ts";
import { wellbeing } from "./people/wellbeing.ts";
import { booksAndGames } from "./shops/books-and-games.ts";
import { clothes } from "./shops/clothes.ts";
import { everydayShops } from "./shops/everyday-shops.ts";
import { houseAndBody } from "./shops/house-and-body.ts";
import { petsAndHorses } from "./shops/pets-and-horses.ts";
import { shops } from "./shops/shops.ts";
import { tradeSupplies } from "./shops/trade-supplies.ts";
import type { Trade } from "./trade.ts";
import { bikesBoatsAndMowers } from "./vehicles/bikes-boats-and-mowers.ts";
import { carriers } from "./vehicles/carriers.ts";
import { cars } from "./vehicles/cars.ts";
import { toYourDoor } from "./vehicles/to-your-door.ts";
import { transport } from "./vehicles/transport.ts";
import { workshops } from "./vehicles/workshops.ts";

/** Every trade, whatever for: websites and ideas find theirs here, and hang what they need on its id. */
export const trades: readonly Trade[] = [
  ...kinds,
  ...building,
  ...doorsAndLocks,
  ...groundAndWalls,
  ...metalAndLifting,
  ...planningAndDesign,
  ...plant,
  ...powerAndSafety,
  ...specialBuilders,
  ...structure,
  ...surfaces,
  ...water,
  ...byTheRules,
  ...eatingOut,
  ...foodMaking,
  ...foodOnWheels,
  ...foodShops,
  ...foodOfAsia,
  ...foodOfTheWest,
  ...smallMakers,
  ...specialCatering,
  ...specialKitchens,
  ...aroundTheHouse,
  ...cleaning,
  ...garden,
  ...smallHelp,
  ...specialCleaning,
  ...uninvitedAnimals,
  ...animals,
  ...farmAnimals,
  ...farmWork,
  ...gardenSpecialists,
  ...growers,
  ...rural,
  ...activeLessons,
  ...classes,
  ...danceAndCircus,
  ...drivingAndTickets,
  ...evenings,
  ...musicAndStage,
  ...musicLessons,
  ...schoolWork,
  ...sport,
  ...artAndCraft,
  ...canvasAndHide,
  ...clothAndLeather,
  ...making,
  ...paperAndPrint,
  ...repairs,
  ...advice,
  ...computing,
  ...languagesAndRecords,
  ...lawyers,
  ...money,
  ...moneyAndLaw,
  ...officeServices,
  ...wordsAndPictures,
  ...animalsAndFarms,
  ...daysOut,
  ...events,
  ...guidedTours,
  ...performers,
  ...photographers,
  ...pictures,
  ...ridesAndFlights,
  ...stays,
  ...weddingsAndParties,
  ...beauty,
  ...bodyAndMind,
  ...clinics,
  ...hairAndSkin,
  ...health,
  ...lookingAfter,
  ...pets,
  ...support,
  ...therapies,
  ...wellbeing,
  ...booksAndGames,
  ...clothes,
  ...everydayShops,
  ...houseAndBody,
  ...petsAndHorses,
  ...shops,
  ...tradeSupplies,
  ...bikesBoatsAndMowers,
  ...carriers,
  ...cars,
  ...toYourDoor,
  ...transport,
  ...workshops,
];

export const tradeById: ReadonlyMap<string, Trade> = new Map(
  trades.map((trade) => [trade.id, trade]),
);
