import { times } from "../offer.ts";
import type { City } from "./city.ts";

export const waggaWagga: City = {
  slug: "wagga-wagga",
  name: "Wagga Wagga",
  state: "NSW",
  latitude: -35.1258,
  longitude: 147.3537,
  setting: "inland",
  role: "regional",
  population: {
    label: "about 67,600",
    area: "Wagga Wagga City Council area",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "The Rock", latitude: -35.273, longitude: 147.1138 },
    { name: "Junee", latitude: -34.8682, longitude: 147.5827 },
    { name: "Coolamon", latitude: -34.8164, longitude: 147.1958 },
    { name: "Lockhart", latitude: -35.2233, longitude: 146.7182 },
    { name: "Gundagai", latitude: -35.0635, longitude: 148.1036 },
    { name: "Temora", latitude: -34.4483, longitude: 147.5356 },
    { name: "Tumut", latitude: -35.3064, longitude: 148.2182 },
    { name: "Narrandera", latitude: -34.7475, longitude: 146.551 },
  ],
  areaServed: [
    "Wagga Wagga",
    "Junee",
    "Coolamon",
    "The Rock",
    "Lockhart",
    "Temora",
    "Gundagai",
    "Narrandera",
    "Riverina",
  ],
  title: "Websites for Wagga Wagga small businesses",
  description:
    "March-outs, sale days, semester starts: a website and AI assistant that keeps up with your Wagga Wagga business. We build and host it.",
  keywords: [
    "Wagga Wagga small business website",
    "website design Wagga",
    "Riverina web design",
    "Wagga tradie website",
    "AI assistant Wagga Wagga business",
  ],
  heroLine: "A website that works as hard as Wagga Wagga",
  intro:
    "Wagga always has somebody new in town. Recruits’ parents arrive for a weekend, students for three years, defence families for one posting, nurses for a contract. None of them grew up knowing which mechanic to trust. They search, they compare two or three, and they ring whoever looks real.",
  businesses: [
    {
      kind: "text",
      text: "Start with the uniforms. Kapooka trains the Army’s recruits and the RAAF base at Forest Hill trains technicians, so motels, barbers, tailors, florists and lunch spots get a wave of families every march-out, and removalists, pet boarders and rental cleaners get the next posting cycle.",
    },
    {
      kind: "list",
      lead: "Around that sits a proper inland capital:",
      items: [
        "Livestock and grain: agents, carriers, shearing teams, agronomists and machinery workshops out towards Bomen.",
        "Charles Sturt University and TAFE: share-house cleaners, bike repairs, cheap eats, tutoring and a vet school’s worth of animal people.",
        "Health: two hospitals, specialist rooms, home carers and the allied health practices people drive in to from Tumut or Temora.",
        "Building: new estates on the northern side, where slabs, sheds, turf and blinds are all quoted the same month.",
      ],
    },
    {
      kind: "text",
      text: "Fitzmaurice and Baylis Streets hold the shops, and the Murrumbidgee the weekends: a river beach, gelato afterwards, and a steady trade in hats and sunscreen.",
    },
  ],
  sample: { name: "Muddy Kelpie Kennels", trade: "boarding kennel", design: "verandah" },
  facts: [
    {
      text: "Every regular soldier in the Australian Army starts training at Kapooka, just south-west of the city.",
      source: "Australian Army",
    },
    {
      text: "Average daily maximums run from about 32 °C in January to about 13 °C in July.",
      source: "Bureau of Meteorology climate averages, Wagga Wagga AMO",
    },
    {
      text: "Wagga Wagga is the largest inland city in New South Wales.",
      source: "Wagga Wagga City Council",
    },
  ],
  seasons:
    "February brings students and rental turnovers. Canola paints the paddocks yellow in September, about when the show and the spring events draw crowds. Header season takes over in November. Long, dry, hot summers belong to pools, refrigeration and the river, and foggy July mornings to heaters, flu clinics and soup.",
  whyUs:
    "Nobody opened a business in the Riverina to learn about domain settings. What owners tell each other about is the phone: too many calls about hours, too few about work. A page that answers the first kind sends you more of the second, and looking after that page is our job.",
  different:
    "There are cheaper ways to get a page that nobody finishes, and dearer ways to get one that nobody needed. This sits in between.",
  answers: {
    assistant:
      "Motels get asked for the march-out weekend and late check-in. Workshops get “can you fit me in before I drive to Melbourne?”. Clinics get bulk billing and parking. Give us your real answers and the assistant repeats them, day and night, then passes you the enquiries that need a person.",
    speed: `Allow ${times.delivery} after we begin. The Riverina is no further away than anywhere else by email. If a date matters, say the start of semester, put it in your brief and we’ll tell you honestly whether it’s possible.`,
  },
};
