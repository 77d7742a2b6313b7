import { promises } from "../offer.ts";
import type { City } from "./city.ts";

export const bunbury: City = {
  slug: "bunbury",
  name: "Bunbury",
  state: "WA",
  latitude: -33.3271,
  longitude: 115.6414,
  setting: "coast",
  role: "regional",
  population: {
    label: "about 33,000",
    area: "City of Bunbury",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Eaton", latitude: -33.3166, longitude: 115.705 },
    { name: "Australind", latitude: -33.2792, longitude: 115.715 },
    { name: "Dalyellup", latitude: -33.4084, longitude: 115.6151 },
    { name: "Capel", latitude: -33.5581, longitude: 115.5628 },
    { name: "Donnybrook", latitude: -33.5713, longitude: 115.8245 },
    { name: "Harvey", latitude: -33.0786, longitude: 115.9151 },
    { name: "Collie", latitude: -33.3621, longitude: 116.1562 },
    { name: "Busselton", latitude: -33.6525, longitude: 115.3455 },
  ],
  title: "Websites for Bunbury small businesses",
  description:
    "Dolphins, docks, dairies and day-trippers heading south: a Bunbury website with an AI assistant, written, built and hosted for you.",
  keywords: [
    "Bunbury small business website",
    "website design Bunbury",
    "South West WA web design",
    "Australind tradie website",
    "AI assistant Bunbury business",
  ],
  heroLine: "Stop the Bunbury traffic with a website worth pulling over for",
  intro:
    "A lot of cars go past Bunbury on the way to Margaret River. Some would have stopped, had they known about your lunch, your gallery or your kayaks. And plenty of people in Eaton and Dalyellup drive to Perth for things sold ten minutes away. Both are problems a decent page can fix.",
  businesses: [
    {
      kind: "text",
      text: "The port is the anchor. Alumina, woodchips and mineral sands leave through it, and up the hill Collie’s coal and power industry is retraining for whatever follows. That leaves electricians, riggers, fabricators, safety trainers and transport firms across Picton and Davenport looking for new clients, sometimes for the first time in twenty years.",
    },
    {
      kind: "list",
      lead: "Drive half an hour any way you like and the trade is something else:",
      items: [
        "Ferguson Valley: small wineries, a brewery or two, chalets and weekend art trails.",
        "Donnybrook and Capel: apples, stone fruit, avocados, pickers’ lodgings, farm machinery.",
        "Harvey and Brunswick: dairy, beef, cheese, irrigation and vets with long gumboots.",
        "Koombana Bay and Back Beach: dolphin tours, sailing, swimming lessons, coffee vans.",
        "Australind and Eaton: young families, so day care, swim schools, patios and party hire.",
      ],
    },
    {
      kind: "text",
      text: "In the middle sit hospital, university campus, TAFE and the regional offices, with street art on the lanes between and enough lunch bars to feed them.",
    },
  ],
  sample: { name: "Sparky Quokka Electrical", trade: "electrician", design: "ledger" },
  facts: [
    {
      text: "Wild bottlenose dolphins visit the shallows of Koombana Bay, where a discovery centre has introduced them to people for decades.",
      source: "Dolphin Discovery Centre, Bunbury",
    },
    {
      text: "The Port of Bunbury is the main bulk port of the state’s South West.",
      source: "Southern Ports Authority",
    },
    {
      text: "Bunbury, about 175 kilometres south of Perth, is the largest city of the South West region.",
      source: "South West Development Commission",
    },
  ],
  seasons:
    "From the Christmas break to Easter the South West is on holiday and Forrest Highway carries it. Apples come off from late summer into autumn. Storms roll in from June, lovely for wine bars and bad for roofs. Wildflowers, calving and the first warm weekends return in September, along with everyone who meant to get a patio built.",
  whyUs:
    "Owners in this part of the world wear several hats and most of them are sun-faded. If you already do the quoting, the driving, the books and the Saturday shift, a website shouldn’t become hat number six. Hand us the outline and we’ll bring back something finished.",
  different:
    "Between the cousin who might get to it and the Perth firm with a minimum spend, here’s a third way.",
  answers: {
    area: `Yes. We can name Australind, Eaton, Dalyellup, Capel, Collie, Harvey and Donnybrook, or just the three you like working in, and explain travel so no one’s surprised. ${promises.monthlyTweak} is included. Use it when Busselton begins calling.`,
    assistant:
      "For tourism it’s dolphins, dogs, rain and parking for a caravan. For trades it’s “how soon” and “do you come out to Boyanup?”. For shops it’s hours on a public holiday. Your answers go in once, they come out at any time, and leads arrive by email with the details filled in.",
  },
};
