import { promises } from "../offer.ts";
import type { City } from "./city.ts";

export const albury: City = {
  slug: "albury",
  name: "Albury",
  state: "NSW",
  latitude: -36.0748,
  longitude: 146.924,
  setting: "inland",
  role: "regional",
  population: {
    label: "about 56,100",
    area: "Albury City council area",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Wodonga", latitude: -36.1218, longitude: 146.8881 },
    { name: "Lavington", latitude: -36.0398, longitude: 146.9396 },
    { name: "Thurgoona", latitude: -36.0363, longitude: 146.9961 },
    { name: "Yackandandah", latitude: -36.3137, longitude: 146.8396 },
    { name: "Beechworth", latitude: -36.3583, longitude: 146.6858 },
    { name: "Rutherglen", latitude: -36.0543, longitude: 146.4621 },
    { name: "Corowa", latitude: -35.997, longitude: 146.3855 },
    { name: "Holbrook", latitude: -35.721, longitude: 147.316 },
  ],
  title: "Websites for Albury small businesses",
  description:
    "Two states, one river, one website: an Albury business page with an AI assistant that knows which side you work on. Built and hosted for you.",
  keywords: [
    "Albury small business website",
    "website design Albury Wodonga",
    "Albury tradie website",
    "Murray region web design",
    "AI assistant Albury business",
  ],
  heroLine: "One Albury business, customers on both banks of the Murray",
  intro:
    "Living on a border has its paperwork. An Albury sparky may hold two licences, a café two sets of public holidays, a childcare centre families from two school systems. Your website can clear up in one line what otherwise takes a phone call: yes, we work in Wodonga too.",
  businesses: [
    {
      kind: "text",
      text: "The Hume Motorway makes Albury the natural stop between Sydney and Melbourne. Freight depots, tyre bays, fuel, motels and bakeries live off that, and so do the boat and caravan repairers who catch holidaymakers at the worst moment of their trip.",
    },
    {
      kind: "text",
      text: "There’s more manufacturing here than visitors expect. Food, pet food, timber and paper plants around Ettamogah and Nexus need toolmakers, pallet yards, cleaners, uniform suppliers and somebody to fix the forklift, usually a firm of four or five people whose only advertising is the ute.",
    },
    {
      kind: "list",
      lead: "And the weekend economy faces outwards:",
      items: [
        "up to the snow at Falls Creek and Mount Hotham: ski hire, roof racks, house sitters;",
        "across to Rutherglen’s fortified wines and Beechworth’s bakeries: tour drivers, cottages, celebrants;",
        "down to Lake Hume: fishing guides, boat detailing, lakeside cabins;",
        "along Dean Street: salons, galleries, homewares and the Saturday brunch trade.",
      ],
    },
  ],
  sample: { name: "Puddle & Axle Caravan Repairs", trade: "caravan repairer", design: "workshop" },
  facts: [
    {
      text: "Albury and Wodonga together counted just over 99,000 residents, 56,093 north of the river and 43,253 south of it.",
      source: "ABS Census 2021",
    },
    {
      text: "Lake Hume holds about 3,000 gigalitres when it is full.",
      source: "Murray–Darling Basin Authority",
    },
    {
      text: "The Murray forms the boundary between New South Wales and Victoria all the way past the city.",
      source: "Geoscience Australia",
    },
  ],
  seasons:
    "Ski traffic runs June to September and passes through whether you notice it or not. Spring is for gardens, racing and Rutherglen’s cellar weekends. By January the lake and the river beaches are full, bushfire smoke permitting, and anyone who repairs outboards or pool pumps is booked out. Autumn colour along the avenues brings the coaches.",
  whyUs:
    "What suits people on the border is that we take the whole job away. Licences in both states, service areas in two area codes, holiday hours that differ across a bridge: you tell us once, and it’s laid out so plainly that a stranger from Melbourne gets it in ten seconds.",
  different:
    "You could brief a designer in either capital and become their smallest client. Or you could have this.",
  answers: {
    area: `Yes, and both states at that. We can show Albury, Lavington and Thurgoona beside Wodonga and the Kiewa Valley, with licence numbers for each state if your trade needs them. ${promises.monthlyTweak} is included, so a bigger round or a new call-out fee is simply a note to us.`,
    assistant:
      "First, whether you cross the river. Next, whether today is a public holiday on your side of it. After that it’s the usual: price, wait and parking. The assistant replies from what you’ve told us about each, and when someone’s caravan has broken down at Ettamogah it takes their details and gets them to you.",
  },
};
