/** Words that several rules look for. */

export const diseases =
  "adhd, allergies, alzheimer's, anxiety, arthritis, asthma, autism, cancer, cancers, colic, covid, dementia, depression, diabetes, ear infections, eczema, endometriosis, epilepsy, fibromyalgia, gout, hay fever, hayfever, heart disease, high blood pressure, infertility, ibs, insomnia, kidney disease, kidney stone, kidney stones, long covid, lupus, lyme disease, measles, migraines, ms, parkinson's, pcos, psoriasis, ptsd, reflux, sciatica, scoliosis, sleep apnoea, stroke, thyroid, tumour, tumours, ulcers, whooping cough";

export const cures =
  "cure, cures, cured, dissolve, dissolves, eliminate, eliminates, get rid of, gets rid of, heal, heals, healed, kills, prevent, prevents, reverse, reverses, reversed, shrink, shrinks, stop, stops, burns up, burn up";

/** Who says that something is not so makes no claim of it. */
export const denials =
  "can't, cant, cannot, don't, dont, doesn't, doesnt, won't, wont, isn't, isnt, not, nobody can, no one can, never promise, instead of promising, didn't, without promising";

export const guarantees =
  "guarantee, guaranteed, guarantees, guaranteeing, 100%, promise, promised, certain, money back, or it's free";
