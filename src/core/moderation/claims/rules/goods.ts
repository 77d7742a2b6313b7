import type { ClaimRule } from "../rule.ts";

const medicines = {
  body: "the Therapeutic Goods Administration",
  law: "Therapeutic Goods Act 1989",
  source: "https://www.tga.gov.au/advertising-cosmetic-injections",
} as const;

const tobacco = {
  body: "the Department of Health",
  law: "Public Health (Tobacco and Other Products) Act 2023",
  source:
    "https://www.health.gov.au/topics/smoking-vaping-and-tobacco/tobacco-control/new-legislation",
} as const;

/** Medicines, tobacco and drink. */
export const goodsRules: readonly ClaimRule[] = [
  {
    ...medicines,
    id: "prescription-medicine",
    severity: "block",
    says: "Medicines that need a prescription may not be advertised to the public, by name or by a word that stands for them.",
    instead: "“Consultations about skin and ageing”, without the medicine.",
    words: [
      "botox, dysport, xeomin, botulinum, anti wrinkle injection*, anti wrinkle jab*, wrinkle injections, wrinkle injection, wrinkle relaxers, anti ageing injectables, injectables, dermal filler*, lip filler*, fillers, ozempic, wegovy, mounjaro, saxenda, semaglutide, duromine, weight loss injection*, weight loss jab*, skinny jab*, medicinal cannabis, medical cannabis, cbd oil, fat melting jab*, peptides, sarms, steroids",
    ],
    unless: "don't, dont, do not, not, no, wood, timber, crack",
  },
  {
    ...medicines,
    id: "tga-approved",
    severity: "block",
    says: "Nobody may say that the TGA or the government approves a product or a treatment.",
    instead: "Leave it out.",
    words: [
      "tga approved, approved by the tga, tga endorsed, government approved, doctor approved and tga, endorsed by the government, government endorsed",
    ],
    unless: "not",
  },
  {
    ...tobacco,
    id: "tobacco",
    severity: "block",
    says: "Smoking and vaping may not be advertised or promoted, whatever the shop.",
    instead: "Name the shop, where it is and when it is open, and what else it sells.",
    words: [
      "cigarette, cigarettes, ciggies, tobacco, cigars, vape, vapes, vaping, e cigarette*, shisha, chop chop, durries",
    ],
    unless:
      "no, don't, dont, not, never, quit, free, ban, banned, without, stop, gave up, shed, barn, factory, butts",
  },
  {
    ...tobacco,
    id: "tobacco-shop",
    severity: "block",
    trades: ["tobacco"],
    says: "Smoking and vaping may not be advertised or promoted, whatever the shop.",
    instead: "Name the shop, where it is and when it is open, and what else it sells.",
    words: ["smokes, smoke, smoking, juice, flavours, cartons, light up, nicotine, hookah"],
    unless: "no, don't, dont, not, quit, stop, free",
  },
  {
    id: "drink",
    severity: "block",
    trades: ["drink", "food"],
    body: "the states’ liquor regulators",
    says: "Drinking fast, drinking much and drinking by minors may not be promoted.",
    instead: "Say what is on tap, and when.",
    words: [
      "all you can drink, get smashed, get drunk, get hammered, get wasted, scull, skol a, drink till, drink until, bottomless booze, under 18s welcome to drink",
    ],
    unless: "don't, not, please",
  },
];
