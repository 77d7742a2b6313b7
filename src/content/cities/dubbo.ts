import { times } from "../offer.ts";
import type { City } from "./city.ts";

export const dubbo: City = {
  slug: "dubbo",
  name: "Dubbo",
  state: "NSW",
  latitude: -32.243,
  longitude: 148.6048,
  setting: "inland",
  role: "regional",
  population: {
    label: "about 54,900",
    area: "Dubbo Regional Council area",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Narromine", latitude: -32.2312, longitude: 148.2405 },
    { name: "Wellington", latitude: -32.5559, longitude: 148.9451 },
    { name: "Gilgandra", latitude: -31.7117, longitude: 148.6625 },
    { name: "Trangie", latitude: -32.0315, longitude: 147.9834 },
    { name: "Peak Hill", latitude: -32.7239, longitude: 148.1905 },
    { name: "Dunedoo", latitude: -32.0163, longitude: 149.3871 },
    { name: "Warren", latitude: -31.7022, longitude: 147.8339 },
    { name: "Mudgee", latitude: -32.5943, longitude: 149.5871 },
  ],
  areaServed: [
    "Dubbo",
    "Narromine",
    "Wellington",
    "Gilgandra",
    "Trangie",
    "Warren",
    "Peak Hill",
    "Dunedoo",
    "Orana region",
  ],
  title: "Websites for Dubbo small businesses",
  description:
    "Zoo visitors, sale days, trucks on the Newell: a website and AI assistant that works your Dubbo counter after hours. Built and hosted for you.",
  keywords: [
    "Dubbo small business website",
    "website design Dubbo",
    "Orana region web design",
    "Dubbo tradie website",
    "AI assistant Dubbo business",
  ],
  heroLine: "Your Dubbo business, open to every town that drives in",
  intro:
    "Half the people who spend money in Dubbo don’t live here. They come in from Narromine, Warren, Walgett or Bourke with a list, or they’ve stopped for two nights to see the zoo. Both decide where to go before they reach the roundabout, and they decide on a phone.",
  businesses: [
    {
      kind: "list",
      lead: "Four kinds of trade keep this town busy, often in the same family:",
      items: [
        "Stock and land. Sale days at the livestock markets bring in producers and carriers, and with them the agents, fencing contractors, rural suppliers, saddlers, vets and tyre shops they visit before heading home.",
        "The road. Three highways meet here. Diesel mechanics, auto electricians, truck washes, motels and late kitchens look after road trains, grey nomads and anyone halfway between Melbourne and Brisbane.",
        "Visitors. Families doing the zoo and the Old Gaol want a pool, a pizza, a birthday cake and somewhere to leave the dog for the day.",
        "Looking after the west. Hospital, schools and Macquarie Street shops serve a third of the state’s map, so there are physios, hearing clinics, bookkeepers, beauty rooms and builders whose customers drive two hours.",
      ],
    },
    {
      kind: "text",
      text: "Distance changes what a site must say. Someone coming from Nyngan will not chance it: they want your hours, whether the part is on the shelf, and a booking they can count on before they fill the tank.",
    },
  ],
  sample: { name: "Dusty Fetlock Farriers", trade: "farrier", design: "workshop" },
  facts: [
    {
      text: "The Newell, Mitchell and Golden highways meet at Dubbo.",
      source: "Dubbo Regional Council",
    },
    {
      text: "Taronga Western Plains Zoo has been open in Dubbo since 1977.",
      source: "Taronga Conservation Society Australia",
    },
    {
      text: "Dubbo’s saleyards were the top cattle selling centre in New South Wales in 2022–23.",
      source: "Meat & Livestock Australia saleyard survey",
    },
  ],
  seasons:
    "School holidays fill the motels, and the mild months either side of winter are best for the zoo by bike. Summer days above 35 °C keep air-conditioning and cold-room people flat out. Harvest runs from about October to December, when headers break down at night and whoever has a phone number on the page gets the call.",
  whyUs:
    "Country customers are loyal once you’ve looked after them. Getting that first call is the trick, and it goes to the business that could be found and gave a straight answer. You don’t need to learn any of this: tell us the story over one short form, and we’ll put it into words your regulars would recognise.",
  different:
    "Nobody in Dubbo has a spare fortnight to fight with a drag-and-drop page. This is how we do it instead.",
  answers: {
    area: "It can, and out here it should. We list the towns you serve by name, from Wellington to Warren, together with how far you’ll drive and what that adds. Someone in Gilgandra who searches then knows you’ll come, and you’ll stop getting calls from places you don’t go.",
    speed: `${times.delivery} once your build starts, wherever you are. We never need you at a desk: answer the brief from the ute, send photos from your phone, and read the draft at smoko. If it’s sowing or show week, tell us and we’ll work around it.`,
  },
};
