import type { Concept } from "../concept.ts";
import { capitalise } from "../grammar.ts";
import type { Trade } from "../trade.ts";
import { build, type Draft, roomAndMaterials } from "./build.ts";

/** Ways to teach a trade or to do it with people, by what kind of trade it is. */
export function sessions(trade: Trade): Concept[] {
  const drafts = { play, home, business, care }[trade.mood](trade);
  return [...drafts, libraryTalk(trade)].map((draft) => build(trade, draft));
}

function play({ label, lesson, adultsOnly }: Trade): Draft[] {
  const grownUps: Draft[] = [
    {
      name: "team afternoon",
      kind: "service",
      segment: "businesses",
      title: `Team afternoons: ${label}`,
      who: "small workplaces that want to do something together",
      trouble: "have run out of bowling alleys and long lunches",
      offer: `a team afternoon in which everyone learns to ${lesson}`,
      how: "You bring everything, keep it to two hours and make sure the quietest person has a good time.",
      price: 55,
      per: "person",
      outlays: roomAndMaterials,
    },
    {
      name: "retired mornings",
      kind: "service",
      segment: "older",
      title: `${capitalise(label)} mornings for retired people`,
      who: "people who have just retired",
      trouble: "have time at last and nobody to begin with",
      offer: `an unhurried morning group that learns to ${lesson}`,
      how: "Eight people, a long table, tea at half past ten and the same faces every week.",
      price: 18,
      per: "morning",
      every: "week",
      outlays: roomAndMaterials,
    },
    {
      name: "one to one",
      kind: "service",
      segment: "enthusiasts",
      title: `One-to-one ${label} lessons at home`,
      who: "beginners who don't learn well in a group",
      trouble: "watch films at half speed and still get stuck at the same step",
      offer: `a one-to-one lesson at home on how to ${lesson}`,
      how: "You look at what they already have, fix the one thing that holds them back and leave a page of notes.",
      price: 75,
      per: "lesson",
    },
    {
      name: "new in town",
      kind: "service",
      segment: "newcomers",
      title: `${capitalise(label)} for people new in town`,
      who: "people who have just moved to a new town",
      trouble: "know nobody outside work",
      offer: `a four-week evening group in which strangers learn to ${lesson}`,
      how: "Same eight people each week, something to do with the hands, and a group chat that outlives the course.",
      price: 110,
      per: "person",
      outlays: roomAndMaterials,
    },
    {
      name: "grown-up party",
      kind: "service",
      segment: "couples",
      title: `${capitalise(label)} parties for grown-ups`,
      who: "people planning a birthday for grown-ups",
      trouble: "don't want another restaurant bill split twelve ways",
      offer: `a party at which the guests learn to ${lesson}`,
      how: "You come to the house with everything, and leave it as clean as you found it.",
      price: 48,
      per: "guest",
      outlays: roomAndMaterials,
    },
    {
      name: "monthly evening",
      kind: "service",
      segment: "enthusiasts",
      title: `A monthly evening about ${label}`,
      who: "people who do it on their own at home",
      trouble: "learn by trial and error because they know nobody else who does it",
      offer: `a monthly evening about ${label} in the back room of a pub`,
      how: "One guest, one show-and-tell table and one thing to take home; the pub gets the drinks.",
      price: 15,
      per: "evening",
      every: "month",
      outlays: roomAndMaterials,
    },
  ];
  if (adultsOnly) return grownUps;
  return [
    ...grownUps,
    {
      name: "parent and child",
      kind: "service",
      segment: "families",
      title: `${capitalise(label)} for parent and child`,
      who: "parents who want an afternoon without a screen",
      trouble: "end up at the shops because nobody planned anything better",
      offer: `a Saturday session in which parent and child learn to ${lesson}`,
      how: "Six pairs, two hours, one thing finished, and the adult is not allowed to take over.",
      price: 58,
      per: "pair",
      outlays: roomAndMaterials,
    },
    {
      name: "holiday programme",
      kind: "service",
      segment: "families",
      title: `${capitalise(label)} in the school holidays`,
      who: "parents with two weeks of school holidays to fill",
      trouble: "have used up their leave",
      offer: `a three-morning holiday programme in which children learn to ${lesson}`,
      how: "Ten children, two adults with the right checks, and a small show for the parents on the third day.",
      price: 145,
      per: "child",
      outlays: roomAndMaterials,
    },
  ];
}

function home({ label, lesson, people, oneOff }: Trade): Draft[] {
  const drafts: Draft[] = [
    {
      name: "saturday class",
      kind: "service",
      segment: "homeowners",
      title: `A Saturday class in ${label}`,
      who: `${people} on a tight budget`,
      trouble: "can't pay somebody for every small thing and don't trust a film",
      offer: `a Saturday class on how to ${lesson}`,
      how: "Eight people try it with their own hands, and go home with a list of what to buy and what not to.",
      price: 45,
      per: "person",
      outlays: roomAndMaterials,
    },
    {
      name: "side by side",
      kind: "service",
      segment: "homeowners",
      title: `Side-by-side help with ${label}`,
      who: `${people} who like to do things themselves`,
      trouble: "lack one hour with somebody who knows",
      offer: `a side-by-side visit that shows how to ${lesson}`,
      how: "They do the work, you stand beside them, and next time they need you only for the hard part.",
      price: 95,
      per: "visit",
    },
    {
      name: "skill morning",
      kind: "service",
      segment: "older",
      title: "One practical skill and a cup of tea",
      who: "older people who want to stay independent",
      trouble: "hate to ask the family about every small thing",
      offer: `a morning group with tea and one practical skill: how to ${lesson}`,
      how: "A new skill each month, slow enough to write down, in a room without steps.",
      price: 15,
      per: "morning",
      every: "month",
      outlays: roomAndMaterials,
    },
    {
      name: "street day",
      kind: "service",
      segment: "homeowners",
      title: `Street days for ${label}`,
      who: "neighbours in one street",
      trouble: "each pay for the trip as well as the work",
      offer: `a street day for ${label}, booked by five homes or more`,
      how: "One neighbour collects the names, you spend the day in one street, and the collector's own turn is free.",
      price: 60,
      per: "home",
    },
  ];
  if (oneOff) return drafts;
  return [
    ...drafts,
    {
      name: "yearly plan",
      kind: "service",
      segment: "workers",
      title: `A yearly plan for ${label}`,
      who: `${people} who want it off their mind`,
      trouble: "remember too late and then pay the urgent price",
      offer: `a yearly plan for ${label} with dates fixed in advance`,
      how: "All the dates are set in January, a message comes two days before, and the price holds for the year.",
      price: 39,
      per: "month",
      every: "month",
    },
  ];
}

function business({ label, lesson, people }: Trade): Draft[] {
  return [
    {
      name: "clinic",
      kind: "service",
      segment: "businesses",
      title: `A café-table clinic for ${label}`,
      who: "small firms that don't need a consultant for a month",
      trouble: "have three questions and nobody to put them to",
      offer: `a one-hour clinic on ${label} at a café table`,
      how: "They send the questions the day before and leave with three answers and one task.",
      price: 95,
      per: "hour",
      outlays: pageOnly,
    },
    {
      name: "half-day workshop",
      kind: "service",
      segment: "businesses",
      title: `A half-day workshop on ${label}`,
      who: "sole traders who do everything themselves",
      trouble: "put it off until it is urgent",
      offer: `a half-day workshop in which they learn to ${lesson}`,
      how: "Six people bring their own case, and nobody leaves before it is done.",
      price: 120,
      per: "person",
      outlays: roomAndMaterials,
    },
    {
      name: "first year",
      kind: "service",
      segment: "businesses",
      title: `First-year help with ${label}`,
      who: `${people} in their first year`,
      trouble: "get one thing wrong in the first month and pay for it in the twelfth",
      offer: `a first-year package for ${label} with a visit each quarter`,
      how: "The first visit sets things up, the others catch what has slipped, and there is a number to ring in between.",
      price: 590,
      per: "package",
      outlays: pageOnly,
    },
    {
      name: "club night",
      kind: "service",
      segment: "clubs",
      title: `Club nights on ${label}`,
      who: "clubs and community groups",
      trouble: "have more goodwill than know-how",
      offer: `a club night on how to ${lesson}`,
      how: "Ninety minutes with the committee, their own examples and a page to hand to whoever comes after them.",
      price: 180,
      per: "night",
      outlays: pageOnly,
    },
  ];
}

const pageOnly: Concept["outlays"] = [
  { what: "a domain, a simple page and cards", price: 150 },
  { what: "software for a year, a page and a set of sample work", price: 780 },
  { what: "software, a launch breakfast and three months of advertising tests", price: 2_350 },
];

function care({ lesson, people }: Trade): Draft[] {
  return [
    {
      name: "small group",
      kind: "service",
      segment: "families",
      title: capitalise(`a small group that learns to ${lesson}`).replace(/^A small/, "Small"),
      who: `${people} who would rather not do it alone`,
      trouble: "put it off because a private hour costs too much",
      offer: `a group of five that learns to ${lesson}`,
      how: "Five people, one hour, the same room every week, and nobody is compared with anybody.",
      price: 25,
      per: "session",
      every: "week",
      outlays: roomAndMaterials,
    },
    {
      name: "lunch-hour session",
      kind: "service",
      segment: "workers",
      title: `Lunch-hour sessions: how to ${lesson}`,
      who: "workplaces that mean to look after their people",
      trouble: "put up posters and hope",
      offer: `a lunch-hour session on how to ${lesson}`,
      how: "Forty minutes in the lunchroom, questions on paper so that nobody has to speak up, and one thing to try that day.",
      price: 240,
      per: "session",
      outlays: roomAndMaterials,
    },
    {
      name: "home visit",
      kind: "service",
      segment: "older",
      title: `Home visits: how to ${lesson}`,
      who: "people who can't easily leave the house",
      trouble: "miss out because everything happens across town",
      offer: `a home visit that shows how to ${lesson}`,
      how: "You come at their time of day, bring what is needed and ring a week later to see what stuck.",
      price: 85,
      per: "visit",
    },
  ];
}

function libraryTalk({ label, lesson }: Trade): Draft {
  return {
    name: "library talk",
    kind: "service",
    segment: "clubs",
    title: `Talks on ${label} for libraries and clubs`,
    who: "libraries and neighbourhood houses",
    trouble: "have a room, a tea urn and nobody to speak",
    offer: `a lively talk on how to ${lesson}, paid for by the host`,
    how: "Entry is free, the host pays a fee, and half of those who come ask for more at the door.",
    price: 220,
    per: "talk",
    outlays: roomAndMaterials,
  };
}
