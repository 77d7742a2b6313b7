import { promises } from "../offer.ts";
import type { City } from "./city.ts";

export const orange: City = {
  slug: "orange",
  name: "Orange",
  state: "NSW",
  latitude: -33.284,
  longitude: 149.1002,
  setting: "inland",
  role: "regional",
  population: {
    label: "about 43,500",
    area: "Orange City Council area",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Millthorpe", latitude: -33.446, longitude: 149.1854 },
    { name: "Molong", latitude: -33.0923, longitude: 148.87 },
    { name: "Blayney", latitude: -33.5323, longitude: 149.2537 },
    { name: "Bathurst", latitude: -33.4166, longitude: 149.5806 },
    { name: "Canowindra", latitude: -33.5625, longitude: 148.6643 },
    { name: "Cowra", latitude: -33.8355, longitude: 148.6966 },
    { name: "Parkes", latitude: -33.1372, longitude: 148.1759 },
    { name: "Forbes", latitude: -33.3844, longitude: 148.0076 },
  ],
  areaServed: [
    "Orange",
    "Millthorpe",
    "Molong",
    "Blayney",
    "Cudal",
    "Cumnock",
    "Canowindra",
    "Bathurst",
    "Central West NSW",
  ],
  title: "Websites for Orange NSW small businesses",
  description:
    "Cool-climate wine, cherries, cafés and the trades behind them: a website with an AI assistant for your Orange business. We build and host it.",
  keywords: [
    "Orange NSW small business website",
    "website design Orange NSW",
    "cellar door website",
    "Central West web design",
    "AI assistant Orange business",
  ],
  heroLine: "Orange runs on word of mouth. Give it a page to point to.",
  intro:
    "People drive three and a half hours from Sydney to eat and drink in Orange, and they book ahead. Locals need a fence, a filling or a birthday cake. One tidy site serves both, if someone keeps it up to date.",
  businesses: [
    {
      kind: "text",
      text: "Altitude made this place. Vineyards climb the slopes of Mount Canobolas, and the cool nights suit chardonnay, sauvignon blanc and pinot noir. Cellar doors range from tin sheds to glass pavilions; what they share is a host who would rather pour than answer emails about group bookings, dogs and whether there’s lunch.",
    },
    {
      kind: "text",
      text: "Orchards came first. Cherries and apples still sell from roadside stalls around Nashdale and Borenore, with pick-your-own weekends that depend on a message going out the moment fruit is ripe. Cold mornings have bred very good cafés, and wood merchants who do half their year in ten weeks.",
    },
    {
      kind: "text",
      text: "Then there’s the gold and copper mine at Cadia with its contractors and shift workers, the base hospital with the clinics, cleaners and childcare that follow it, and state public servants who moved with their department. All of them need electricians, dog minders and dinner.",
    },
  ],
  sample: { name: "Frosty Magpie Wines", trade: "winery", design: "ledger" },
  facts: [
    {
      text: "Mount Canobolas, the old volcano beside the city, rises to about 1,395 metres.",
      source: "NSW National Parks and Wildlife Service",
    },
    {
      text: "Vineyards must lie above 600 metres to use the name Orange on a label.",
      source: "Wine Australia",
    },
    {
      text: "Orange grew by 7.9 per cent between the 2016 and 2021 counts, from 40,344 people to 43,512.",
      source: "ABS Census 2021",
    },
  ],
  seasons:
    "Cherries ripen in late November and December. Vintage runs from about February to April, and autumn is when the streets turn gold and F.O.O.D. Week fills every table. Winter brings frost, open fires and the odd snowfall on Canobolas. Spring is blossom, racing, and the wine festival in October.",
  whyUs:
    "Good taste is common in Orange and spare time isn’t. You already know how the business should feel; what you lack is a weekend to turn that into pages. We ask the right questions once, write it the way you’d say it across the counter, and hand you something you’re not embarrassed to print on a wine list.",
  different:
    "A template made for a Californian winery won’t mention frost dates or the Blayney turn-off. Ours starts from your answers, and works like this.",
  answers: {
    assistant:
      "Cellar doors get groups, dogs, gluten and “are you open Sunday?”. Orchards get “are there still cherries?”. Trades get “do you come out to Millthorpe?”. You tell us the answers, we teach them to the assistant, and it replies at eleven at night when Sydney is planning its weekend. Bigger bookings come to you with a name and number.",
    area: `Certainly. We name the villages you look after, such as Millthorpe, Molong, Blayney and Canowindra, and how far you travel. For a cellar door it works the other way round: directions in, minutes from town, and who else is on the same road. ${promises.monthlyTweak} is included, so seasonal hours can follow the fruit.`,
  },
};
