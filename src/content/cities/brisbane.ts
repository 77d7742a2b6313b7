import { promises } from "../offer.ts";
import type { City } from "./city.ts";

export const brisbane: City = {
  slug: "brisbane",
  name: "Brisbane",
  state: "QLD",
  latitude: -27.4679,
  longitude: 153.0281,
  setting: "coast",
  role: "capital",
  population: {
    label: "about 2.5 million",
    area: "Greater Brisbane",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Indooroopilly", latitude: -27.503, longitude: 152.9752 },
    { name: "Chermside", latitude: -27.3847, longitude: 153.0306 },
    { name: "Carindale", latitude: -27.5058, longitude: 153.1024 },
    { name: "Wynnum", latitude: -27.4453, longitude: 153.1581 },
    { name: "Cleveland", latitude: -27.5268, longitude: 153.2652 },
    { name: "North Lakes", latitude: -27.2243, longitude: 153.0207 },
    { name: "Springfield", latitude: -27.6536, longitude: 152.9172 },
    { name: "Ipswich", latitude: -27.6234, longitude: 152.7607 },
  ],
  title: "Websites for Brisbane small businesses",
  description:
    "Northside, southside, out to Ipswich: a Brisbane website with an AI assistant that quotes your hours and suburbs. We build it and host it.",
  keywords: [
    "Brisbane small business website",
    "website design Brisbane",
    "Brisbane tradie website",
    "Ipswich web design",
    "AI assistant Brisbane business",
  ],
  heroLine: "Brisbane is growing fast. Let new neighbours find you.",
  intro:
    "Every week more families unpack boxes in North Lakes, Springfield and Ripley, and none of them has a regular mechanic, dentist or mower man. They’ll choose one this month. A business they can read about at the kitchen bench at nine o’clock has the job before anyone’s phone rings.",
  businesses: [
    {
      kind: "text",
      text: "Heat and storms write the order book. Air-conditioning crews, roofers, arborists and pool technicians live by the forecast from November on, and gutter and solar cleaners come along behind. Old timber Queenslanders on stumps keep restumpers, painters, verandah builders and termite inspectors in permanent work on both sides of the river.",
    },
    {
      kind: "text",
      text: "People eat outside for most of the year, so food is everywhere: West End grocers, Sunnybank noodle houses, roasters in Woolloongabba sheds, bayside fish and chips at Wynnum, and market stalls that start as a hobby on a Saturday and want a proper page by winter. Weddings, photographers and celebrants work the mountains at Mount Glorious and Tamborine.",
    },
    {
      kind: "list",
      lead: "Three things we’d put on nearly any Brisbane page:",
      items: [
        "which side of the river you’re on, and whether a toll changes the price;",
        "what happens to a booking when it buckets down;",
        "how early you start, since half the city is up at five.",
      ],
    },
  ],
  sample: {
    name: "Cool Drongo Air Conditioning",
    trade: "air conditioning service",
    design: "workshop",
  },
  facts: [
    {
      text: "The Ekka, Queensland’s royal show, has been held at Bowen Hills since 1876 and takes over the city each August.",
      source: "Royal National Agricultural and Industrial Association of Queensland",
    },
    {
      text: "Summer maximums average about 30 °C and winter ones about 22 °C.",
      source: "Bureau of Meteorology climate averages",
    },
    {
      text: "Brisbane will host the Olympic and Paralympic Games in 2032.",
      source: "International Olympic Committee",
    },
  ],
  seasons:
    "Storm season, from about November to March, is feast or famine for outdoor trades. School goes back in late January and tutors, sports clubs and orthodontists fill up. Winter is dry, blue and made for markets, renovating and river festivals, the Ekka’s westerlies arrive in August, and jacarandas announce exams and air-conditioner servicing in October.",
  whyUs:
    "Brisbane owners tend to do things properly or leave them alone, and the website has usually been left alone. Getting it done here takes a short brief and a look at the result. Somebody who writes for a living turns your notes into pages, and you get on with the day before it heats up.",
  different:
    "We won’t send you a login and wish you luck. The list below is what you’d otherwise be doing on Sunday night.",
  answers: {
    assistant:
      "Whether you’ll cross the river. Whether you work Saturdays. How soon after the storm. What a service costs for a ducted system or a big dog. You supply the answers and it keeps to them, at four in the morning if need be, and anyone who wants a booking leaves a number for you.",
    area: `Yes. List the northside, bayside, Logan, Ipswich, or single suburbs if you’re picky about tolls, and we’ll write the page around that. If you later start taking jobs at Redcliffe, tell us. ${promises.monthlyTweak} is included and that’s just the sort of thing it’s for.`,
  },
};
