import { promises } from "../offer.ts";
import type { City } from "./city.ts";

export const bendigo: City = {
  slug: "bendigo",
  name: "Bendigo",
  state: "VIC",
  latitude: -36.7582,
  longitude: 144.2802,
  setting: "inland",
  role: "regional",
  population: {
    label: "about 121,500",
    area: "City of Greater Bendigo",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Eaglehawk", latitude: -36.7161, longitude: 144.2505 },
    { name: "Kangaroo Flat", latitude: -36.8, longitude: 144.25 },
    { name: "Strathfieldsaye", latitude: -36.8067, longitude: 144.3549 },
    { name: "Maldon", latitude: -36.9957, longitude: 144.0683 },
    { name: "Castlemaine", latitude: -37.0671, longitude: 144.2168 },
    { name: "Heathcote", latitude: -36.9221, longitude: 144.7084 },
    { name: "Rochester", latitude: -36.3635, longitude: 144.7008 },
  ],
  title: "Websites for Bendigo small businesses",
  description:
    "A goldfields city with plenty of makers and growers: your Bendigo website and AI assistant, written, built and hosted by people who listen.",
  keywords: [
    "Bendigo small business website",
    "website design Bendigo",
    "central Victoria web design",
    "Bendigo café website",
    "AI assistant Bendigo business",
  ],
  heroLine: "Bendigo was built by people having a go. Here’s your turn online.",
  intro:
    "A city that dug its fortune out of the ground knows about effort, and about effort wasted. If you run a studio in the arts precinct, a vineyard near Heathcote or a bobcat out of Epsom, your evenings are better spent on that than on page builders. Leave the site to us.",
  businesses: [
    {
      kind: "text",
      text: "Food leads. Bendigo holds the UNESCO title City of Gastronomy, and behind it stand real people: sourdough bakers, cheesemakers, olive and tomato growers, shiraz vineyards on Heathcote’s red soil, and restaurants that name them on the menu. Most sell partly direct, through markets, boxes and cellar doors, and need somewhere to list what’s on this week.",
    },
    {
      kind: "text",
      text: "Big exhibitions at the art gallery fill beds and tables for months, so guesthouses, tour hosts, florists and View Street shops rise and fall with what is showing. Old miners’ cottages and grand facades give plasterers, slate roofers, leadlighters and period painters all the work they can take.",
    },
    {
      kind: "text",
      text: "Then there’s the everyday city. A major hospital, La Trobe’s campus, a bank that kept its head office here, and fast-growing edges at Huntly, Strathfieldsaye and Maiden Gully keep physios, family day care, gyms, fencers, cabinetmakers and lawn crews on the go. Out at the saleyards and through the Loddon plains, it’s shearing, stock crates and pumps.",
    },
  ],
  sample: { name: "Crackle & Crumb Sourdough", trade: "bakery", design: "market" },
  facts: [
    {
      text: "Bendigo was named a UNESCO Creative City of Gastronomy in 2019, the first in Australia.",
      source: "City of Greater Bendigo",
    },
    {
      text: "The Bendigo goldfield has produced about 22 million ounces of gold since 1851.",
      source: "Central Deborah Gold Mine, Bendigo Heritage Attractions",
    },
    {
      text: "July days reach only about 12 to 13 °C on average, and January days about 30 °C.",
      source: "Bureau of Meteorology climate averages, Bendigo Airport",
    },
  ],
  seasons:
    "Easter is the great weekend, when a Chinese dragon joins a parade whose roots go back to the 1870s. Frosty winters favour wood heaters, galleries and slow lunches. Spring means gardens, shearing and wedding season among the vines. In January half the town heads for the lakes and the other half needs its cooler serviced.",
  whyUs:
    "Plenty of locals have been burnt once already: a site paid for in advance and never quite finished. So we show you first. You see a preview made from your own brief, on your own phone, and nothing is owed unless you like what you see.",
  different:
    "Between the free builder that eats your long weekend and the consultant who bills by the hour, there’s room for something sensible.",
  answers: {
    area: `It can. Say where you go, whether that’s Eaglehawk and Kangaroo Flat or a ring that takes in Castlemaine, Heathcote and Rochester, and we’ll name each on the page along with any travel charge. Search engines pick up real place names and so do people. ${promises.monthlyTweak} is included when the ring grows.`,
    assistant:
      "A market grower hears “what’s in the box?”. A guesthouse hears “is it walkable to the gallery?”. A plumber hears “can you come to Maldon?”. Each gets answered from your own notes within seconds, in your tone. The ones worth money, with dates or jobs attached, arrive in your inbox with contact details.",
  },
};
