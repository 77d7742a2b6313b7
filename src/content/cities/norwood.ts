import { promises } from "../offer.ts";
import type { City } from "./city.ts";

export const norwood: City = {
  slug: "norwood",
  name: "Norwood",
  state: "SA",
  latitude: -34.9273,
  longitude: 138.6285,
  setting: "inland",
  role: "suburb",
  population: {
    label: "about 37,500",
    area: "City of Norwood Payneham & St Peters",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Kent Town", latitude: -34.9216, longitude: 138.6201 },
    { name: "Rose Park", latitude: -34.9304, longitude: 138.6283 },
    { name: "Toorak Gardens", latitude: -34.9348, longitude: 138.6364 },
    { name: "Maylands", latitude: -34.9113, longitude: 138.6367 },
    { name: "St Peters", latitude: -34.905, longitude: 138.6225 },
    { name: "Payneham", latitude: -34.8972, longitude: 138.6406 },
    { name: "Magill", latitude: -34.9091, longitude: 138.675 },
    { name: "Adelaide", latitude: -34.9287, longitude: 138.5986 },
  ],
  title: "Websites for Norwood small businesses",
  description:
    "For The Parade, Magill Road and the streets between: a Norwood website with an AI assistant, finished properly and hosted for you.",
  keywords: [
    "Norwood SA small business website",
    "website design Norwood Adelaide",
    "The Parade Norwood business",
    "eastern suburbs Adelaide web design",
    "AI assistant Norwood business",
  ],
  heroLine: "As well dressed as The Parade: a website for your Norwood business",
  intro:
    "Norwood notices details. Customers on The Parade compare shoes, surgeons and sourdough with equal care, and they’ve usually read about you before the espresso arrives. A tired site costs more here than in most places, because the shop next door has a good one.",
  businesses: [
    {
      kind: "text",
      text: "The Parade is a mile of everything, from bridal and bookshops to banks, butchers, long-lunch Italians and a cinema, with footballers training at the oval halfway along. Magill Road takes over with antiques, lighting, rugs and kitchens, where a sale may need three visits and a drawing. Both streets depend on people who mean to come back and forget the name.",
    },
    {
      kind: "list",
      lead: "Upstairs and in the side streets you’ll find:",
      items: [
        "psychologists, orthodontists, skin clinics and fertility specialists, all choosy about wording;",
        "architects, bookkeepers, mortgage brokers and one-lawyer firms in converted cottages;",
        "cake decorators, tailors and violin teachers working by appointment;",
        "food makers around Glynde and Stepney, sons and daughters of families who started with a pasta machine;",
        "gardeners, heritage painters and cleaners with a key to half of Toorak Gardens.",
      ],
    },
    {
      kind: "text",
      text: "What unites them is appointments. Fewer no-shows, fewer calls about fees and a clear statement of what a first visit involves are worth more than any slogan.",
    },
  ],
  sample: { name: "Tulle & Trumpet", trade: "bridal shop", design: "verandah" },
  facts: [
    {
      text: "The Parade runs 1.6 kilometres between Fullarton and Portrush roads and has more than 360 businesses.",
      source: "Mayor of Norwood Payneham & St Peters, InDaily, May 2025",
    },
    {
      text: "More than a quarter of the council area’s residents speak a language other than English at home; Italian, Mandarin and Greek lead.",
      source: "City of Norwood Payneham & St Peters",
    },
    {
      text: "The council area covers 15 square kilometres, just east of the Adelaide Park Lands.",
      source: "City of Norwood Payneham & St Peters",
    },
  ],
  seasons:
    "Trade here follows school terms more than weather. Uniform season is January, gifts and race-day outfits spring, formals winter, and the Christmas rush begins in November. When cyclists, Fringe shows and football finals bring crowds, dinner sittings double. Clinics feel it every June, as health-fund limits and tax time collide, and nobody renovates over Easter.",
  whyUs:
    "If your customers are particular, you have to be too, and we’d expect it. Send the wording your profession allows, the fees you publish and the photograph you like of yourself. You’ll see a preview and can be as picky as you please before paying for anything.",
  different:
    "There’s no shortage of designers within walking distance. Most would love to rebrand you first. Our offer is narrower than that.",
  answers: {
    assistant:
      "A clinic’s patients ask about referrals, gaps and how long the first appointment takes. Diners ask about allergies and the corner table. Antique buyers ask whether it’s still there and will it go up the stairs. The assistant repeats only what you’ve approved, never gives advice of its own, and sends the rest to you.",
    area: `Yes. Plenty of eastern-suburbs practices draw from Burnside, Magill, Payneham and up into the foothills, and tradespeople cover all of that in a morning. We’ll name the places that matter and where to park when people arrive. ${promises.monthlyTweak} is included for anything that changes.`,
  },
};
