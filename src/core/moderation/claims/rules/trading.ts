import type { ClaimRule } from "../rule.ts";
import { denials, guarantees } from "../terms.ts";

const consumerLaw = { body: "the ACCC" } as const;

/** What nobody may say, whatever they sell, and work that is not allowed. */
export const tradingRules: readonly ClaimRule[] = [
  {
    ...consumerLaw,
    id: "no-refunds",
    severity: "block",
    law: "Australian Consumer Law, section 29",
    source:
      "https://www.accc.gov.au/publications/advertising-and-selling-guide/advertising-and-selling-guide/consumer-guarantees/misleading-consumers-about-their-rights",
    says: "“No refunds” is unlawful, on sale items too: faulty goods can always be brought back.",
    instead: "“No refund if you have simply changed your mind.”",
    words: [
      "no refunds, no refund, no returns, all sales final, sales are final, don't give refunds, do not give refunds, don't do refunds, no money back, no warranty no",
    ],
    unless: "change your mind, changed your mind, changes of mind, change of mind",
  },
  {
    ...consumerLaw,
    id: "absolute-safety",
    severity: "block",
    law: "Australian Consumer Law, section 29",
    says: "Nothing may be called quite without risk.",
    instead:
      "Say what you do for safety: “Life jackets for everybody, and a briefing before we leave.”",
    words: [
      "100% safe, completely safe, totally safe, absolutely safe, perfectly safe, totally harmless, completely harmless, nothing can go wrong, nothing can happen, impossible to get hurt, totally risk free, completely risk free, no risk at all, could drink it, safe to drink guaranteed, never get sick",
    ],
    unless: denials,
  },
  {
    ...consumerLaw,
    id: "false-origin",
    severity: "block",
    law: "Australian Consumer Law, section 29(1)(k)",
    source:
      "https://oercollective.caul.edu.au/svantesson-law-obligations/chapter/4-2-false-or-misleading-representations-under-acl-s-29-tpa-s-53",
    says: "Where something was made may not be told wrongly.",
    instead: "Say where it is made, and by whom.",
    words: [
      "genuine, authentic, real, original, australian made, aussie made, made in australia, local, fresh local",
      "aboriginal, indigenous, australian made, aussie made, made in australia, boomerang*, gucci, louis vuitton, apple, barra, prawns, oysters",
      "bali, indonesia, china, vietnam, thailand, aliexpress, factory, imported, replica",
    ],
    unless: "not",
  },
  {
    ...consumerLaw,
    id: "false-sale",
    severity: "needs proof",
    law: "Australian Consumer Law, section 29(1)(i)",
    says: "“Was” needs a price that was really asked, and a closing-down sale a shop that closes.",
    instead: "The price as it is now.",
    words: ["closing down, was $, rrp $, usually $ now, final days"],
    unless: "closing down the, after closing down, when the",
  },
  {
    ...consumerLaw,
    id: "world-best",
    severity: "needs proof",
    law: "Australian Consumer Law, sections 18 and 29",
    says: "A rank among all others is a claim of fact as soon as somebody may believe it.",
    instead: "Say what makes it good: how it is made, and from what.",
    words: [
      "best, cheapest, biggest, largest, oldest, greatest, finest, number one, number 1, no 1, leading, lowest, highest, fastest, most trusted, first",
      "in australia, australia's, in the world, world's, in the country, in the state, in queensland, in victoria, in nsw, in tasmania, in wa, anywhere, southern hemisphere, in sydney, in melbourne, in brisbane, in perth, in adelaide, guaranteed, always",
    ],
    unless: "not, aren't, isn't, worst, best way, best time, best mates",
  },
  {
    ...consumerLaw,
    id: "animal-promise",
    severity: "block",
    trades: ["animals"],
    law: "Australian Consumer Law, section 29",
    says: "No animal can be promised to stay healthy or to behave.",
    instead: "Say what was checked, by whom and when.",
    words: [
      `${guarantees}, never, for life, every dog, any aggressive`,
      "healthy, sick, hips, cured, live to, no vet, allergies, arthritis, aggressive",
    ],
    unless: `${denials}, never too, never leave`,
  },
  {
    id: "asbestos",
    severity: "block",
    body: "the states’ work safety regulators",
    source:
      "https://www.worksafe.qld.gov.au/news-and-events/alerts/incident-alerts/2024/incidents-involving-high-pressure-water-spray-equipment-on-asbestos-roofs",
    says: "Asbestos cement must not be cleaned with high-pressure water, ground or broken up.",
    instead: "“Is the roof older than 1990? Have it tested first.”",
    words: [
      "asbestos, fibro, super six",
      "blast, water blast, high pressure, pressure clean*, pressure wash*, sand, grind, break it up, rip out, tip, in your bin, isn't dangerous",
    ],
    unless: "never, don't, won't, do not, must not, can't",
  },
  {
    id: "unlicensed-work",
    severity: "block",
    trades: ["building", "vehicles", "cleaning", "migration", "money", "children"],
    body: "the states’ licensing offices",
    says: "Work that needs a licence may not be offered without it, nor without its certificate or permit.",
    instead: "Leave that work out, or name who does it for you.",
    words: [
      "no licence, without a licence, without the licence, unlicensed, not licensed, not registered, no permit, without a permit, no certificate, without the ticket, no sparky needed, no licence needed, don't need council, skip the home warranty, skip the permit, forget the permit, saves you the warranty insurance, no need for a certificate, no inspection needed, cash no paperwork",
    ],
    unless:
      "if you, anyone with, don't let, don't use, beware, never use, trailer, trailers, van, vans, exempt, pick up your",
  },
  {
    id: "home-warranty",
    severity: "block",
    trades: ["building"],
    body: "the states’ building regulators",
    says: "Building work needs the insurance and the permits that the state asks for.",
    instead: "Leave it out.",
    words: [
      "skip, avoid, dodge, don't bother with, without, get around, save on, no need for",
      "home warranty, warranty insurance, building insurance, council approval, building permit, certifier",
    ],
    unless: "never, don't skip, won't",
  },
  {
    id: "cash-no-receipt",
    severity: "block",
    body: "the ATO",
    says: "Nobody may offer to leave out tax or a receipt.",
    instead: "“Cash, card or transfer.”",
    words: [
      "no receipt, skip the gst, no gst no, cash no tax, no tax no receipt, cash in hand and cheaper, cash no forms, cash no paperwork",
    ],
  },
  {
    id: "turned-away",
    severity: "block",
    body: "the Australian Human Rights Commission",
    law: "Disability Discrimination Act 1992, and the Acts on race, sex and age",
    source:
      "https://humanrights.gov.au/our-work/disability-rights/projects/assistance-animals-and-disability-discrimination-act-1992-cth",
    says: "Nobody may be turned away for an assistance dog, a disability, race, religion, sex or whom they love.",
    instead: "“Everybody is welcome”, and how wide the door is.",
    words: [
      "no guide dogs, no guide dog, guide dog or not, no assistance dogs, no wheelchairs, no wheelchair, no blacks, no blackfellas, no black people, whites only, white people only, no muslims, no gays, no gay couples, no indians, no asians, no foreigners, australians only, no aboriginal*, no disabled, no disability pensioners, no single mums, no breastfeeding, no kids with autism, no fat people, christian white, don't do black, don't serve black, don't serve aboriginal*, only rent to christians, no africans",
    ],
    unless: "there's no, step, say no",
  },
  {
    id: "bet-promise",
    severity: "block",
    body: "the states’ gambling regulators",
    says: "Winning at games and races may not be promised.",
    instead: "Leave it out.",
    words: [
      `${guarantees}, sure way, sure win, can't lose, fortune`,
      "winners, pokies, the dogs, lotto, bet, bets, horses, casino, jackpot",
    ],
    unless: `${denials}, look after, ride, rides, quiet`,
  },
  {
    ...consumerLaw,
    id: "rival",
    severity: "warn",
    says: "Running others down can be misleading, and can be defamation.",
    instead: "Say what you do well.",
    words: [
      "competitor*, competition, other bakeries, other agents, other mechanics, others in town, nobody else in town, unlike other*, everyone else in town, supermarket meat, the rest of them",
      "crooks, dodgy, rip, rob, cowboys, lie*, overcharge*, scratch, old flour, sick, don't know, knows what, hopeless, dirty",
    ],
  },
  {
    ...consumerLaw,
    id: "certain-result",
    severity: "block",
    law: "Australian Consumer Law, section 29",
    says: "A result that nobody can count on may not be promised.",
    instead: "Say what you do, and what you do if it goes wrong.",
    words: [
      "guaranteed results, results guaranteed, works every time, never block again, never see another, nobody will ever, never pay a power bill, page one guaranteed, page one on google guaranteed, number 1 on google, guaranteed number one, lowest price guaranteed, cheapest guaranteed",
    ],
    unless: denials,
  },
];
