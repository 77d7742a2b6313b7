import { list } from "./trades/trade.ts";

/**
 * What search engines call the businesses of a trade: the nearest kind of
 * https://schema.org/LocalBusiness. A trade that stands nowhere here has that of the trade above it,
 * and none where the kind of business has no like there.
 */
export const tradesByBusinessType = {
  AccountingService: list("accountant, bookkeeping"),
  ArtGallery: list("gallery"),
  AutoBodyShop: list("panel-beater"),
  AutoDealer: list("car-dealer"),
  AutoPartsStore: list("battery-shop, car-wrecker"),
  AutoRental: list("vehicle-hire"),
  AutoRepair: list("car-repair, auto-electrician, windscreen-repairer, engine-reconditioner"),
  AutoWash: list("car-detailing"),
  AutomotiveBusiness: list("vehicles"),
  Bakery: list("bread-and-sourdough, cake-decorating, indian-sweets, lebanese-sweets"),
  BarOrPub: list("small-bar, pub"),
  BeautySalon: list(
    "beauty-salon, lash-and-brow-studio, spray-tan, make-up-and-skin, henna-artist",
  ),
  BedAndBreakfast: list("bed-and-breakfast"),
  BikeStore: list("cycling"),
  BookStore: list("books"),
  Brewery: list("brewery"),
  CafeOrCoffeeShop: list("cafes-and-restaurants, coffee"),
  Campground: list("caravan-park"),
  ChildCare: list("babysitting-and-childcare"),
  ClothingStore: list("clothes-shop, turban-shop, vintage-clothing"),
  DaySpa: list("day-spa"),
  Dentist: list("dentist"),
  Distillery: list("distillery"),
  DryCleaningOrLaundry: list("laundry-and-ironing"),
  Electrician: list("electrical-work"),
  EmploymentAgency: list("hiring-and-people, nanny-agency, talent-agent"),
  EntertainmentBusiness: list("escape-room, rage-room, video-games, play-centre, bowling-alley"),
  ExerciseGym: list("gym"),
  FastFoodRestaurant: list("fish-and-chip-shop, kebab-shop, burger-shop, food-trucks"),
  FinancialService: list("mortgage-broker, financial-planner, insolvency"),
  Florist: list("flowers"),
  FoodEstablishment: list("food-maker, eatery"),
  FurnitureStore: list("furniture-shop"),
  GardenStore: list("nursery, turf-and-soil, greenhouses"),
  GeneralContractor: list("builder"),
  GroceryStore: list("grocer, greengrocer"),
  HairSalon: list("hairdressing, barber"),
  HardwareStore: list("hardware-shop"),
  HealthAndBeautyBusiness: list("wellbeing, beauty, piercing-studio"),
  HobbyShop: list("quilting, knitting-and-crochet, model-making"),
  HomeAndConstructionBusiness: list("visits, cleaning"),
  HousePainter: list("house-painting"),
  HVACBusiness: list("air-conditioning, refrigeration-mechanic"),
  IceCreamShop: list("ice-cream, ice-cream-van"),
  InsuranceAgency: list("insurance-broker"),
  JewelryStore: list("jewellery"),
  LegalService: list("law-firm, conveyancer, patent-attorney"),
  LiquorStore: list("bottle-shop"),
  LocalBusiness: list(
    "home-butcher, house-sitter, conveyor-service, steel-rigger, farm-machinery, marine-mechanic, farm-and-small-engines, forklift-repairer",
  ),
  Locksmith: list("locksmith"),
  LodgingBusiness: list("stay"),
  MedicalBusiness: list("health"),
  MensClothingStore: list("menswear"),
  Motel: list("motel"),
  MotorcycleDealer: list("motorcycle-shop"),
  MotorcycleRepair: list("motorbikes"),
  MovieTheater: list("cinema"),
  MovingCompany: list("moving-house"),
  MusicStore: list("records-and-hi-fi, music-shop"),
  NailSalon: list("nails-and-brows"),
  NightClub: list("nightclub"),
  Notary: list("notary"),
  Optician: list("optometrist"),
  PawnShop: list("pawnbroker"),
  PetStore: list("pet-shop"),
  Pharmacy: list("pharmacy"),
  Physician: list("medical-centre"),
  Physiotherapy: list("physiotherapist"),
  Plumber: list("plumbing"),
  Podiatric: list("podiatrist"),
  ProfessionalService: list("profession, pictures"),
  RealEstateAgent: list("real-estate-agent, buyers-agent"),
  Restaurant: list("restaurant"),
  RoofingContractor: list("roofs-and-gutters"),
  SelfStorage: list("self-storage"),
  ShoeStore: list("shoe-shop"),
  SportingGoodsStore: list("surf-shop, fishing"),
  SportsActivityLocation: list("climbing-gym, shooting-range, go-karts"),
  SportsClub: list("bowls-club, football-codes, gymnastics-club"),
  Store: list("shop, food-shop"),
  TattooParlor: list("tattoo-studio"),
  TireShop: list("tyre-shop"),
  ToyStore: list("toy-shop"),
  TravelAgency: list("travel-planning"),
  VacationRental: list("short-stays"),
  VeterinaryCare: list("vet"),
  Winery: list("wine"),
} as const satisfies Readonly<Record<string, readonly string[]>>;

type BusinessType = keyof typeof tradesByBusinessType;

const typeByTrade: ReadonlyMap<string, BusinessType> = new Map(
  Object.keys(tradesByBusinessType)
    .filter(isBusinessType)
    .flatMap((type) => tradesByBusinessType[type].map((trade) => [trade, type] as const)),
);

/** Of a trade by itself, by its id; undefined where it has that of the trade above it. */
export function businessTypeOf(trade: string): BusinessType | undefined {
  return typeByTrade.get(trade);
}

function isBusinessType(name: string): name is BusinessType {
  return Object.hasOwn(tradesByBusinessType, name);
}
