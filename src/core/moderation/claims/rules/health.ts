import type { ClaimRule } from "../rule.ts";
import { cures, denials, diseases, guarantees } from "../terms.ts";

const nationalLaw = {
  body: "Ahpra and the National Boards",
  source: "https://www.austlii.edu.au/au/legis/nsw/consol_act/hprnl460/s133.html",
} as const;

/** Health Practitioner Regulation National Law, section 133, as in force in each state and territory. */
export const healthRules: readonly ClaimRule[] = [
  {
    ...nationalLaw,
    id: "health-testimonial",
    severity: "block",
    trades: ["health"],
    law: "Health Practitioner Regulation National Law, section 133(1)(c)",
    says: "A regulated health service must not be advertised with testimonials about it.",
    instead: "Say what you offer and how a visit runs, in your own words.",
    words: [
      "patient*, client*, customer*, testimonial*, says, said, told us, wrote, reckons",
      "says, said, say, told us, tell us, wrote, testimonial*, reckons, love us",
    ],
    quotations: true,
  },
  {
    ...nationalLaw,
    id: "health-outcome",
    severity: "block",
    trades: ["health"],
    law: "Health Practitioner Regulation National Law, section 133(1)(d)",
    says: "It must not create an unreasonable expectation of beneficial treatment, such as a certain, painless or permanent result.",
    instead: "Say what you do: “We look at sore backs and talk about what may help.”",
    words: [
      "guarantee, guaranteed, guarantees, pain free, painless, zero pain, no pain, without pain, permanently, for good, forever, no risk, no risks, zero risk, risk free, no scar, no scars, 100% safe, completely safe, nothing can go wrong, no side effects, zero side effects, miracle, better than surgery, instead of surgery, no operation, no surgery, cures, cured, instant results, never lost, perfect results, success rate",
    ],
    unless: denials,
  },
  {
    ...nationalLaw,
    id: "health-inducement",
    severity: "block",
    trades: ["health"],
    law: "Health Practitioner Regulation National Law, section 133(1)(b)",
    says: "A gift, discount or other inducement must state its terms and conditions in the same place.",
    instead:
      "Leave the offer out, or state its terms beside it: for whom, until when, and what else is to be paid.",
    words: [
      "free, win, voucher, gift, half price, 2 for 1, two for one, bonus",
      "every new, all new patients, new patient, new patients, for every, bring a friend, book ten, like and share, this week only, today only, whitening, veneers, everyone who books",
    ],
    unless: denials,
  },
  {
    ...nationalLaw,
    id: "health-unneeded",
    severity: "block",
    trades: ["health"],
    law: "Health Practitioner Regulation National Law, section 133(1)(e)",
    says: "It must not encourage people to use a health service that they do not need.",
    instead: "Say whom you see: “We see adults and children with a referral or without.”",
    words: [
      "everyone needs, everybody needs, everyone should, everybody should, every kid should, every child should, every child needs, every baby, all babies, sick or not, even if nothing hurts, lifetime of, needs an adjustment, whether or not, before it's too late, before it is too late",
    ],
  },
  {
    body: "Ahpra and the National Boards",
    id: "health-specialist",
    severity: "needs proof",
    trades: ["health"],
    says: "“Specialist” and protected titles need the registration that goes with them.",
    instead: "“Much of our work is with knees and hips.”",
    words: ["specialist, specialists, specialising, specialises, specialise, specializing"],
    unless: "referral, refer, your specialist, see a specialist",
  },
  {
    id: "disease-claim",
    severity: "block",
    body: "the Therapeutic Goods Administration and the ACCC",
    says: "Nothing may be offered as a cure, prevention or treatment of a serious disease without the evidence that the law asks for.",
    instead: "Say what it is and what it is like: “A quiet hour”, “Tastes of lemon myrtle”.",
    words: [cures, diseases],
    unless: `${denials}, no cure, research, donate, raise money, fundraiser, fundraising`,
  },
  {
    id: "instead-of-medicine",
    severity: "block",
    body: "the Therapeutic Goods Administration and the ACCC",
    says: "Nobody may be told to leave off what a doctor prescribed, or a vaccine.",
    instead: "“Keep taking what your doctor gave you, and tell me about it.”",
    words: [
      "throw away, bin, get off, come off, off your, replaces, instead of, no need for, won't need, never need, job of, do away with, without a doctor, better than, skip",
      "puffer, inhaler, insulin, tablets, pills, medication, medicine, vaccine, vaccines, vaccination, vaccinations, antibiotics, chemo, antidepressants, blood pressure pills, asthma medicine",
    ],
    unless: "can't replace, doesn't replace, isn't, not, recycling, recycle, return",
  },
  {
    id: "no-side-effects",
    severity: "block",
    body: "the Therapeutic Goods Administration",
    says: "Goods and treatments for health may not be called free of side effects, or certain to work.",
    instead: "Leave it out.",
    words: [
      "no side effects, zero side effects, without side effects, no side effect, free of side effects",
    ],
    unless: "not, isn't",
  },
  {
    id: "certain-treatment",
    severity: "block",
    trades: ["therapy", "beauty"],
    body: "the ACCC",
    law: "Australian Consumer Law, section 29",
    says: "A result that nobody can count on may not be promised.",
    instead: "Say what happens in a session.",
    words: [
      guarantees,
      "lose, loss, kilos, kg, results, quit, smoking, gone, cured, permanent, forever, regrow, scar, save, marriage, pregnant, baby, sleep",
    ],
    unless: denials,
  },
];
