/**
 * The health professions that section 5 of the Health Practitioner Regulation National Law names, by
 * the words with which somebody says that they practise one. Section 133 forbids testimonials in
 * advertising their services.
 * https://www.legislation.qld.gov.au/view/html/inforce/current/act-2009-hprnlq
 */
const regulated = new RegExp(
  [
    "aboriginal .*health (?:practi|work)",
    "acupunct|chinese (?:medic|herb)",
    "chiropract",
    "dent(?:al|ist)|orthodont|oral health|prosthodont",
    "\\bgp\\b|general practi|doctors?$|medical|physician|psychiatr|dermatolog|(?<!tree )surge(?:on|ry)",
    "radiograph|radiation therap|radiolog",
    "midwi",
    "\\bnurs(?:e|es|ing)\\b",
    "occupational therap",
    "optometr|ophthalm",
    "osteopath",
    "paramedic",
    "pharmac|\\bchemists?\\b",
    "physio",
    "podiatr|chiropod",
    "psycholog",
  ].join("|"),
  "i",
);

/** Whether a trade, as a business says it, is one that may not advertise with testimonials. */
export function isRegulatedHealth(trade: string): boolean {
  return regulated.test(trade);
}
