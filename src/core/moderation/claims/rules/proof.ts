import type { ClaimRule } from "../rule.ts";

const licensing = { body: "the states’ licensing offices" } as const;
const consumerLaw = {
  body: "the ACCC",
  law: "Australian Consumer Law, section 29",
} as const;

const notOwn =
  "not, isn't, aren't, no, unregistered, you need, you'll need, need a licensed, get a licensed, your licence, your license, your insurance, your insurer, boat licence, car licence";

/** What anybody may say once somebody has seen the proof of it. */
export const proofRules: readonly ClaimRule[] = [
  {
    ...licensing,
    id: "licence",
    severity: "needs proof",
    says: "A licence or registration may be named once it was seen; several states want its number in advertising.",
    instead: "Leave it out until the number was checked in the register.",
    words: [
      "licensed, licenced, licence no, licence number, lic no, registered, accredited, authorised, permit current, police checked, police check, working with children check, blue card, fully ticketed",
    ],
    unless: `${notOwn}, licensed cafe, licensed café, licensed restaurant, licensed bar, licensed venue, licensed hotel, licensed club, fully licensed bar, registered post, registered plates, registered owner, registered trailers, byo, corkage, wine`,
  },
  {
    ...consumerLaw,
    id: "insured",
    severity: "needs proof",
    says: "Cover may be named once the certificate of currency was seen.",
    instead: "Leave it out until then.",
    words: ["insured, public liability, indemnity, fully covered, million cover"],
    unless: `${notOwn}, parcel*, post, posted, tracked, insurer*, insurance company, mob, insurance job`,
  },
  {
    ...consumerLaw,
    id: "qualified",
    severity: "needs proof",
    says: "A qualification may be named once it was seen.",
    instead: "Say what you do, until then.",
    words: [
      "qualified, trade qualified, diploma, bachelor*, degree in, masters degree, master's degree, masters in, cert iii, cert iv, certificate iv, certificate iii, cert 3, cert 4, phd, certified, accreditation",
    ],
    unless: notOwn,
  },
  {
    ...consumerLaw,
    id: "award",
    severity: "needs proof",
    says: "An award, a rating or a mention may be named with its year, once it was seen.",
    instead: "Leave it out until then.",
    words: [
      "award winning, award winner, awards, finalist, gold medal, trophy, champion, voted best, voted, chef hat, chef hats, five star, 5 star, star rated, stars from, reviews, as seen in, as seen on, featured in, superhost, top rated, exceeding",
    ],
    unless: "not, no awards, swim, your votes, trophies engraved, engrav*, leave a",
  },
  {
    ...consumerLaw,
    id: "years",
    severity: "needs proof",
    says: "Years of experience and in business may be named once somebody has confirmed them.",
    instead: "Leave the number out until then.",
    words: [
      "years experience, years' experience, year's experience, years of experience, yrs experience, yrs exp, years in the trade, years in business, years in the game, years combined, combined experience, established in, est, serving the district since, in business since, generation butchers, fourth generation, third generation, fifth generation",
    ],
  },
  {
    ...consumerLaw,
    id: "customers",
    severity: "needs proof",
    says: "A number of customers or jobs may be named once it can be shown.",
    instead: "“Many of our customers come back”, if it is so.",
    words: [
      "happy customers, satisfied customers, happy clients, five star reviews, success rate, pass rate, on our books, and counting",
    ],
  },
  {
    ...consumerLaw,
    id: "endorsed",
    severity: "needs proof",
    says: "Sponsorship, approval or membership may be named by those who have it.",
    instead: "Leave it out until it was seen.",
    words: [
      "member of, members of, endorsed by, approved by, official supplier, official partner, preferred provider, recommended by, accredited by, heart foundation, rspca approved, master builders member",
    ],
    unless:
      "not, nan, kids, mum, member of the family, approved by the dog, members of the public, approved by grandma",
  },
  {
    ...consumerLaw,
    id: "credence",
    severity: "needs proof",
    says: "What buyers cannot check for themselves needs something that backs it: a certificate, a count of hens, a test.",
    instead: "Say how it is grown or made.",
    words: [
      "certified organic, organic, free range, halal certified, kosher certified, gluten free, australian made, aussie made, made in australia, australian owned, carbon neutral, sustainable, biodegradable, compostable, cruelty free, wild caught, grass fed, 100% natural, all natural, 100% australian, dermatologist tested, clinically proven, clinically tested",
    ],
    unless:
      "not certified, no certificate, aren't certified, not, isn't, options, base*, on request",
  },
  {
    ...consumerLaw,
    id: "warranty",
    severity: "needs proof",
    says: "A warranty may be named with its terms, once they were seen.",
    instead: "Leave it out until then.",
    words: [
      "warranty, warranties, written guarantee, year guarantee, lifetime guarantee, money back guarantee, satisfaction guaranteed, work guaranteed, workmanship guaranteed",
    ],
    unless: "under warranty, your warranty, void, manufacturer's warranty, home warranty",
  },
];
