import { times } from "../offer.ts";
import type { City } from "./city.ts";

export const hobart: City = {
  slug: "hobart",
  name: "Hobart",
  state: "TAS",
  latitude: -42.8794,
  longitude: 147.3294,
  setting: "coast",
  role: "capital",
  population: {
    label: "about 247,000",
    area: "Greater Hobart",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Sandy Bay", latitude: -42.8945, longitude: 147.3244 },
    { name: "Bellerive", latitude: -42.8755, longitude: 147.3703 },
    { name: "Glenorchy", latitude: -42.8334, longitude: 147.2759 },
    { name: "Kingston", latitude: -42.9764, longitude: 147.3035 },
    { name: "Richmond", latitude: -42.7355, longitude: 147.4383 },
    { name: "Sorell", latitude: -42.7816, longitude: 147.5627 },
    { name: "New Norfolk", latitude: -42.7826, longitude: 147.0587 },
    { name: "Huonville", latitude: -43.0312, longitude: 147.0481 },
  ],
  title: "Websites for Hobart small businesses",
  description:
    "Under the mountain, beside the water and usually booked out: a Hobart website with an AI assistant that sorts the enquiries. Built for you.",
  keywords: [
    "Hobart small business website",
    "website design Hobart",
    "Tasmania web design",
    "Salamanca stallholder website",
    "AI assistant Hobart business",
  ],
  heroLine: "Small city, long reach: a website for your Hobart business",
  intro:
    "A Hobart maker might sell to a neighbour in Lenah Valley on Saturday and to a stranger in Brisbane on Monday. Same chair, same jam, same tattoo appointment booked eight months out. You’re good at the making. What’s missing is a calm place online that takes the orders and says when the next one is possible.",
  businesses: [
    {
      kind: "text",
      text: "Salamanca on a Saturday is the shop window: woodturners, knitters, distillers, spice people, leather and honey. Nearly every stall is a household, and most would sell all week if only somebody wrote the page. Breweries, cideries and whisky rooms from Moonah to the Huon add tours, barrels and a mailing list nobody has sent since spring.",
    },
    {
      kind: "text",
      text: "Visitors come for MONA, the mountain and the table, then for walks and islands. Guides, small-boat skippers, cottage owners, oyster farms and drivers who’ll do Bruny in a day live on booking messages from other time zones. Science is an employer as well; when the Antarctic ships load at Macquarie Wharf, outfitters, freight agents and welders work late.",
    },
    {
      kind: "list",
      lead: "Year in, year out, the ordinary work goes on:",
      items: [
        "firewood, flues, insulation and double glazing, in a place that means winter;",
        "sandstone, weatherboard and steep-site builders with a six-month list;",
        "eastern-shore gyms, groomers and day care, split from the city by one bridge;",
        "nurseries, cherry and apple growers, boat builders and saddlers down the Channel and the Huon.",
      ],
    },
  ],
  sample: { name: "Whittle & Wombat", trade: "woodworker", design: "stockroom" },
  facts: [
    {
      text: "Hobart is the second-driest state capital after Adelaide, with roughly 600 millimetres of rain a year.",
      source: "Bureau of Meteorology climate averages, Ellerslie Road",
    },
    {
      text: "Salamanca Market has been held on Saturdays since 1972 and has around 300 stalls.",
      source: "City of Hobart",
    },
    {
      text: "The Sydney Hobart Yacht Race has finished here at the turn of each year since 1945, cancelled only in 2020.",
      source: "Cruising Yacht Club of Australia",
    },
  ],
  seasons:
    "From the yachts and the Taste at New Year until Easter there’s hardly a bed. Then, in the cold, Dark Mofo has made June a second summer for restaurants, and the weeks after it are the time to rest, repaint and rethink. Spring is windy. Sell heaters from March, trees in July, and stonework whenever it’s dry.",
  whyUs:
    "In a place this size your reputation travels faster than your ute, so the site has to sound like you. We ask what you’d never say as well as what you would. Prices stay plain, the waiting list is stated with no apology, and when you’re full the page simply tells people so.",
  different:
    "Freight costs, ferry times and one-person workshops aren’t in anyone’s template. Start instead from how you really work, and add this:",
  answers: {
    assistant:
      "“Do you ship to the mainland?” leads by a mile. After it come lead times, whether the road to the mountain is open, vegetarian options, dogs and ferries. You tell us once. It answers in the middle of the night for a traveller in London, keeps your wording, and saves real orders for you to confirm.",
    speed: `${times.delivery} once it’s your turn, island or no island. Photos taken on a phone by the window are plenty. If the stall is on Saturday and you’d like a code for the card that points somewhere, let us know the week before.`,
  },
};
