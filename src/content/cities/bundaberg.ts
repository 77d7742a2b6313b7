import { promises } from "../offer.ts";
import type { City } from "./city.ts";

export const bundaberg: City = {
  slug: "bundaberg",
  name: "Bundaberg",
  state: "QLD",
  latitude: -24.8662,
  longitude: 152.3479,
  setting: "coast",
  role: "regional",
  population: {
    label: "about 99,200",
    area: "Bundaberg Regional Council area",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Bargara", latitude: -24.8148, longitude: 152.4626 },
    { name: "Burnett Heads", latitude: -24.7647, longitude: 152.4127 },
    { name: "Elliott Heads", latitude: -24.9162, longitude: 152.4899 },
    { name: "Moore Park Beach", latitude: -24.7107, longitude: 152.209 },
    { name: "Woodgate", latitude: -25.1083, longitude: 152.5625 },
    { name: "Childers", latitude: -25.2371, longitude: 152.2788 },
    { name: "Gin Gin", latitude: -24.9936, longitude: 151.9581 },
    { name: "Hervey Bay", latitude: -25.2876, longitude: 152.7694 },
  ],
  title: "Websites for Bundaberg small businesses",
  description:
    "Cane, small crops, turtles and a rum you may have heard of: a Bundaberg website with an AI assistant, built and hosted for you in days.",
  keywords: [
    "Bundaberg small business website",
    "website design Bundaberg",
    "Bargara web design",
    "Wide Bay business website",
    "AI assistant Bundaberg business",
  ],
  heroLine: "Bundy businesses, easier to find than a park on Bourbong Street",
  intro:
    "Most people know Bundaberg for one bottle. Those who live here know sweet potatoes by the truckload, turtles on the beach, and a workshop for anything that turns, pumps or floats. If yours is one of the quiet businesses that keeps the place going, it deserves better than a listing with last year’s hours.",
  businesses: [
    {
      kind: "text",
      text: "Red soil and water from the Burnett grow a good share of what the country eats. Cane still lines the roads, but macadamias, sweet potatoes, avocados, tomatoes and strawberries have joined it, and around the paddocks are irrigation fitters, spray contractors, agronomists, labour-hire firms, packing sheds, pump shops and farm stalls with a tin for the money.",
    },
    {
      kind: "text",
      text: "At the coast the customers change. Bargara’s esplanade does coffee, gelato, massage and holiday units; Burnett Heads does boats, from trailer repairs to reef trips out to Lady Elliot and Lady Musgrave islands. Retirees moving north want shed builders, mobility shops, gardeners who turn up, and somebody patient to set up the television.",
    },
    {
      kind: "list",
      lead: "Ask around town and you’ll also meet:",
      items: [
        "distillers, brewers and ginger-beer people, with a visitor trade attached;",
        "hostels and van hire for backpackers on harvest work;",
        "seamstresses, saddlers and sign writers who’ve never needed a website until their parents’ customers retired.",
      ],
    },
  ],
  sample: { name: "Drip & Dribble Irrigation", trade: "irrigation installer", design: "verandah" },
  facts: [
    {
      text: "Mon Repos has the largest concentration of nesting marine turtles on the eastern Australian mainland.",
      source: "Queensland Parks and Wildlife Service",
    },
    {
      text: "The local distilling company was formed in 1888 to make rum from molasses that the sugar mills had left over.",
      source: "Bundaberg Distilling Company",
    },
    {
      text: "January and February are on average the wettest months; late winter and September are the driest.",
      source: "Bureau of Meteorology climate averages, Bundaberg Aero",
    },
  ],
  seasons:
    "The cane crush runs from about June to late in the year. Turtles come up to nest from November to January and hatch from January to March, bringing guests who need dinner before a nine o’clock tour. Winter draws caravans from Victoria in their hundreds. February can bring floods or nothing, and everyone selling pumps has a view on which.",
  whyUs:
    "Here people ask the bloke at the hardware shop before they ask the internet, and that’s as it should be. The website’s job is to back up his recommendation: right number, right hours, a photo of real work. We make that job small for you and keep it from going stale.",
  different:
    "City firms seldom return calls from the 4670 postcode. We work by email with everyone, so nobody is too far away, and here’s how that goes.",
  answers: {
    area: `Easily. Bargara, Moore Park, Childers, Gin Gin and the rest can each appear by name, with the days you’re out that way if you run a circuit. ${promises.monthlyTweak} is included, so when you add Woodgate to the Thursday run, send us a line and it’ll be there.`,
    assistant:
      "Farm stalls get asked what’s picked today. Charters get asked about swell, seasickness and kids’ prices. Pump shops get a model number and a plea. You tell the assistant what’s true, it tells them, and anything it can’t be sure of comes to you together with a phone number.",
  },
};
