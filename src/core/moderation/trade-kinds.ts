import { sentencesOf, termIn, termsOf } from "./claims/sentences-of.ts";

/**
 * Kinds of trade whose claims are judged alike, by words that name them. A word means itself; one
 * that ends in “*” for all that begin so, where none of these is another trade: a lawn is no law.
 */
const kinds = {
  health:
    "physio*, chiro*, osteo*, dental*, dentist*, denture*, orthodont*, doctor*, gp, gps, medical*, nurse, nurses, nursing, midwi*, optom*, pharmac*, chemist*, podiat*, psychol*, occupational, acupunct*, chinese medicine, chinese herbal*, paramed*, radiograph*, sonograph*, surge*, skin clinic*, cosmetic clinic*, dermatol*, fertility",
  therapy:
    "naturopath*, homeopath*, herbal*, reiki, energy heal*, massage*, hypno*, counsel*, speech path*, nutrition*, dietit*, yoga*, pilates*, personal train*, gym, gyms, gymnas*, weight*, float*, sauna*, salt*, crystal*, kinesiol*, iridolog*, essential oil*, doula*, life coach*, wellness*, ayurved*, bowen, reflexolog*, aromather*, magnet*, ice bath*, oxygen*, audiolog*, exercise*, therap*, breath*, tarot*, psychic*",
  beauty:
    "beaut*, hair*, barber*, nail*, lash*, brow, brows, tattoo*, laser*, spa, spas, makeup*, tan, tans, tanning, salon*, cosmetic*, skin*, wax, waxing, waxer*",
  law: "law, laws, lawyer*, solicit*, barrist*, conveyanc*, notar*, will writ*, injury*, divorce*",
  migration: "migra*, visa*, educat* agent*, immigra*",
  money:
    "account*, bookkeep*, tax, taxes, taxation, mortgage*, broker*, financ*, insur*, loan*, credit*, invest, investing, investment*, investor*, crypto*, forex, debt*, super, superannuation, bank, banks, banking, banker*, bankrupt*, tipster*",
  property:
    "real estate*, property*, buyer's agent*, buyers agent*, apartment*, rooms, rooming*, share house*, landlord*, auction*",
  building:
    "build*, electric*, plumb*, gas, gasfit*, carpent*, roof*, paint, painter*, painting, tile*, tiling, concret*, brick*, plaster*, solar*, air con*, refriger*, fence, fences, fencing, pool*, handy*, insul*, demol*, asbest*, scaffold*, locksmith*, waterproof*, glaz*, kitchen*, cabinet*, floor*, renovat*, bore, bores, septic*, earthmov*, excav*, arbor*, tree lop*, antenna*, pest*, termite*, landscap*, joiner*",
  vehicles:
    "mechan*, auto, autos, automotive*, car, cars, panel*, smash*, tyre*, tow, tows, towing, motorbike*, truck*, taxi*, driver*, driving, courier*, removal*, bus, buses, diesel*, caravan rep*, windscreen*, trailer*",
  animals:
    "vet, vets, veterinar*, dog*, cat, cats, cattery, catteries, pet, pets, kennel*, puppy, puppies, horse*, farrier*, breeder*, groom, groomer*, grooming, snake*, bee, bees, beekeep*",
  children:
    "child*, kid, kids, nann*, babysit*, baby, babies, swim*, day care*, kinder*, preschool*, toddler*",
  teaching:
    "tutor*, teach*, school*, coach*, train*, music*, lesson*, essay*, language*, class, classes, dance*, dancing, karate*, martial*",
  care: "ndis*, disab*, support*, aged, carer*, plan manag*, home care*",
  food: "cafe*, coffee*, restaur*, baker*, cake*, butcher*, cater, caterer*, catering, pizza*, food*, grocer*, deli, delis, delicat*, kebab*, pie, pies, ice cream*, choc*, fish*, cheese*, honey*, egg, eggs, farm*, smokehouse*, bread*, sweet*, takeaway*, burger*, tea, teas, olive*, organic*, orchard*, market garden*",
  drink:
    "pub, pubs, bar, bars, wine*, brew*, distill*, bottle shop*, nightclub*, gin, gins, poker*",
  tobacco: "tobac*, vape*, vaping, cigar*, shisha*, hookah*, convenience*",
  travel:
    "motel*, hotel*, b b, bed and break*, camp, camps, camping, campground*, tour*, charter, charters, travel*, cruise*, holiday*, farm stay*, caravan park*, surf*, dive, dives, diving, raft*, kayak*, boat*, fishing*",
  shop: "shop*, store, stores, jewel*, cloth, clothes, clothing, gift*, book, books, booksh*, booksell*, furniture*, mattress*, rug, rugs, nursery, nurseries, florist*, seller*, candle*, soap*, toy, toys, antique*",
  events:
    "dj, djs, celebrant*, photogra*, video*, wedding*, magic*, entertain*, party, parties, band, bands, event*, funeral*, face paint*, jumping*, drone*",
  cleaning: "clean*, laundr*, wash*, ironing*, rubbish*, skip, skips",
} as const;

export type TradeKind = keyof typeof kinds;

const terms = tradeKinds().map((kind) => ({ kind, terms: termsOf(kinds[kind]) }));

function tradeKinds(): TradeKind[] {
  return Object.keys(kinds).filter((name): name is TradeKind => name in kinds);
}

/**
 * The last answer, since every text of a site asks for the trade of its business: 80 sections are
 * looked through in 25 ms, and in 42 without it.
 */
let last: { trade: string; kinds: readonly TradeKind[] } | undefined;

/** The kinds that a trade, in its owner's words, belongs to; none for one that nobody foresaw. */
export function kindsOfTrade(trade: string): readonly TradeKind[] {
  if (last?.trade === trade) return last.kinds;
  const said = sentencesOf(trade);
  const found = terms.filter(({ terms }) => said.some((words) => termIn(words, terms)));
  last = { trade, kinds: found.map(({ kind }) => kind) };
  return last.kinds;
}
