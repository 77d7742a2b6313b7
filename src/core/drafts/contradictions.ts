/**
 * The sentences that say one thing and its opposite, or that two things cannot both be true of: which
 * of them holds is for the customer to say.
 *
 * @returns pairs of sentences, the same one twice where it contradicts itself
 */
export function contradictions(sentences: readonly string[]): [string, string][] {
  return [
    ...opposites(sentences),
    ...denied(sentences),
    ...beginnings(sentences),
    ...meatless(sentences),
  ];
}

/** Said to be so, and not to be so. */
const questions: readonly { yes: RegExp; no: RegExp }[] = [
  {
    yes: /\b(?:book (?:online|ahead|a table|at least)|bookings? (?:welcome|taken|essential|required)|take bookings)\b/i,
    no: /\b(?:don’t|do not|no|never) (?:take |accept )?(?:bookings|reservations)\b/i,
  },
  {
    yes: /\b(?:dogs?|pets?) (?:are |is )?(?:very |always )?(?:welcome|allowed|ok|friendly)\b/i,
    no: /\bno (?:dogs|pets)\b|\b(?:dogs|pets) (?:are )?not (?:allowed|welcome)\b/i,
  },
  {
    yes: /\bwalk[- ]?ins? (?:are )?(?:ok|welcome|fine)\b/i,
    no: /\b(?:no walk[- ]?ins|appointment only|by appointment only)\b/i,
  },
  {
    yes: /\b(?:cards? (?:ok|accepted|welcome)|we take cards?|eftpos)\b/i,
    no: /\b(?:cash only|no cards?|don’t take cards?)\b/i,
  },
  {
    yes: /\b(?:we deliver|free delivery|delivery (?:is )?(?:free|available))\b/i,
    no: /\b(?:don’t deliver|no delivery|pick[- ]?up only)\b/i,
  },
  {
    yes: /\b(?:outdoor seating|seats?\b.{0,40}\b(?:courtyard|outside|outdoors|garden))\b/i,
    no: /\b(?:don’t have|no) outdoor seating\b/i,
  },
];

function opposites(sentences: readonly string[]): [string, string][] {
  return questions.flatMap(({ yes, no }) => {
    const against = sentences.find((sentence) => no.test(sentence));
    const inFavour = sentences.find((sentence) => yes.test(sentence.replace(no, "")));
    return against && inFavour ? [[inFavour, against] satisfies [string, string]] : [];
  });
}

/** “Interstate no worries” and “we do not do interstate”. */
function denied(sentences: readonly string[]): [string, string][] {
  return sentences.flatMap((sentence) => {
    const thing = /\b(?:don’t|do not|no longer) (?:do|offer|sell|take|deliver) (\p{L}{4,})/iu.exec(
      sentence,
    )?.[1];
    if (!thing) return [];
    const promised = new RegExp(
      String.raw`\b${thing} (?:is |are |jobs? )?(?:no worries|no problem|welcome|ok|fine|available|too)\b`,
      "i",
    );
    const other = sentences.find((one) => promised.test(one));
    return other ? [[other, sentence] satisfies [string, string]] : [];
  });
}

/** “Opened in 2019” and “since 2012”. */
function beginnings(sentences: readonly string[]): [string, string][] {
  const year = (pattern: RegExp) =>
    sentences.flatMap((sentence) => {
      const found = pattern.exec(sentence)?.[1];
      return found ? [{ sentence, year: Number(found) }] : [];
    })[0];
  const opened = year(
    /\b(?:opened|established|founded|est\.?|started)\b[^.;]{0,20}?\b((?:19|20)\d\d)\b/i,
  );
  const since = year(/\bsince\b[^.;]{0,12}?\b((?:19|20)\d\d)\b/i);
  return opened && since && since.year < opened.year ? [[opened.sentence, since.sentence]] : [];
}

/** Vegetarian, with bacon. */
function meatless(sentences: readonly string[]): [string, string][] {
  const without = sentences.find((sentence) =>
    /\b(?:100 ?%|all|fully|completely|entirely|only|we’re|we are) (?:vegetarian|vegan)\b/i.test(
      sentence,
    ),
  );
  const meat = sentences.find(
    (sentence) =>
      /\b(?:bacon|beef|chicken|lamb|pork|ham|prawns?|salmon|sausages?|steak|fish)\b/i.test(
        sentence,
      ) && !/\b(?:no|not|without|never|vegan|mock|plant[- ]based)\b/i.test(sentence),
  );
  return without && meat ? [[without, meat]] : [];
}
