import { wordsOf } from "./words.ts";

/** Kinds of trade whose claims are judged alike, by the beginnings of words that name them. */
const kinds = {
  health:
    "physio, chiro, osteo, dent, orthodont, doctor, gp, medical, nurs, midwi, optom, pharmac, chemist, podiat, psychol, occupational, acupunct, chinese medicine, chinese herbal, paramed, radiograph, sonograph, surge, skin clinic, cosmetic clinic, dermatol, fertility",
  therapy:
    "naturopath, homeopath, herbal, reiki, energy heal, massage, hypno, counsel, speech path, nutrition, dietit, yoga, pilates, personal train, gym, weight, float, sauna, salt, crystal, kinesiol, iridolog, essential oil, doula, life coach, wellness, ayurved, bowen, reflexolog, aromather, magnet, ice bath, oxygen, audiolog, exercise, therap, breath, tarot, psychic",
  beauty:
    "beaut, hair, barber, nail, lash, brow, tattoo, laser, spa, makeup, tan, salon, cosmetic, skin, wax",
  law: "law, solicit, barrist, conveyanc, notar, will writ, injury, divorce",
  migration: "migra, visa, educat agent, immigra",
  money:
    "account, bookkeep, tax, mortgage, broker, financ, insur, loan, credit, invest, crypto, forex, debt, super, bank, tipster",
  property: "real estate, property, buyers agent, apartment, room, share house, landlord, auction",
  building:
    "build, electric, plumb, gas, carpent, roof, paint, tile, tiler, concret, brick, plaster, solar, air con, refriger, fenc, pool, handy, insul, demol, asbest, scaffold, locksmith, waterproof, glaz, kitchen, cabinet, floor, renovat, bore, septic, earthmov, excav, arbor, tree lop, antenna, pest, termite, landscap, joiner",
  vehicles:
    "mechan, auto, car, panel, smash, tyre, tow, motorbike, truck, taxi, driv, courier, removal, bus, diesel, caravan rep, windscreen, trailer",
  animals: "vet, dog, cat, pet, kennel, puppy, horse, farrier, breeder, groom, snake, bee",
  children: "child, kid, nann, babysit, baby, swim, day care, kinder, preschool, toddler",
  teaching:
    "tutor, teach, school, coach, train, music, lesson, essay, language, class, dance, karate, martial",
  care: "ndis, disab, support, aged, carer, plan manag, home care",
  food: "cafe, coffee, restaur, baker, cake, butcher, cater, pizza, food, grocer, deli, kebab, pie, ice cream, choc, fish, cheese, honey, egg, farm, smokehouse, bread, sweet, takeaway, burger, tea, olive, organic, orchard, market garden",
  drink: "pub, bar, wine, brew, distill, bottle shop, nightclub, gin, poker",
  tobacco: "tobac, vap, cigar, shisha, hookah, convenience",
  travel:
    "motel, hotel, b&b, bed and break, camp, tour, charter, travel, cruise, holiday, farm stay, caravan park, surf, dive, raft, kayak, boat, fishing",
  shop: "shop, store, jewel, cloth, gift, book, furniture, mattress, rug, nursery, florist, seller, candle, soap, toy, antique",
  events:
    "dj, celebrant, photogra, video, wedding, magic, entertain, party, band, event, funeral, face paint, jumping, drone",
  cleaning: "clean, laundr, wash, ironing, rubbish, skip",
} as const;

export type TradeKind = keyof typeof kinds;

const stemsOf = (kind: TradeKind) => kinds[kind].split(",").map((term) => ` ${term.trim()}`);

const stems = tradeKinds().map((kind) => ({ kind, stems: stemsOf(kind) }));

function tradeKinds(): TradeKind[] {
  return Object.keys(kinds).filter((name): name is TradeKind => name in kinds);
}

/** The kinds that a trade, in its owner's words, belongs to; none for one that nobody foresaw. */
export function kindsOfTrade(trade: string): TradeKind[] {
  const words = ` ${wordsOf(trade).join(" ")}`;
  return stems
    .filter(({ stems }) => stems.some((stem) => words.includes(stem)))
    .map(({ kind }) => kind);
}
