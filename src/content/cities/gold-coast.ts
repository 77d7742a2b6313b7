import { times } from "../offer.ts";
import type { City } from "./city.ts";

export const goldCoast: City = {
  slug: "gold-coast",
  name: "Gold Coast",
  state: "QLD",
  latitude: -28.0003,
  longitude: 153.4309,
  setting: "coast",
  role: "regional",
  population: {
    label: "about 625,000",
    area: "City of Gold Coast",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Southport", latitude: -27.9672, longitude: 153.398 },
    { name: "Nerang", latitude: -27.9894, longitude: 153.3363 },
    { name: "Robina", latitude: -28.0707, longitude: 153.3933 },
    { name: "Mudgeeraba", latitude: -28.0833, longitude: 153.3667 },
    { name: "Burleigh Heads", latitude: -28.1, longitude: 153.45 },
    { name: "Helensvale", latitude: -27.9183, longitude: 153.3328 },
    { name: "Coomera", latitude: -27.8433, longitude: 153.339 },
    { name: "Coolangatta", latitude: -28.1694, longitude: 153.5347 },
  ],
  title: "Websites for Gold Coast small businesses",
  description:
    "Visitors book at midnight, locals before surf: a Gold Coast website and AI assistant that’s awake for both. Written, built and hosted for you.",
  keywords: [
    "Gold Coast small business website",
    "website design Gold Coast",
    "Gold Coast tradie website",
    "Burleigh web design",
    "AI assistant Gold Coast business",
  ],
  heroLine: "A Gold Coast website that keeps working while you’re in the water",
  intro:
    "From Coomera to Coolangatta is one long strip of people who start early and finish by the beach. Visitors fly in with a list made on the plane; residents mostly want someone reliable north of the M1 snarl. A site that answers both, without you behind a laptop, is worth having.",
  businesses: [
    {
      kind: "list",
      lead: "Seen from the highway it looks like towers. Get off and it’s thousands of small operators:",
      items: [
        "Learn-to-surf schools, jet-ski hire, whale-watching boats and fishing charters along the Broadwater and the Spit.",
        "Personal trainers, Pilates rooms, dance schools, swim clubs and physios, more per street than anywhere we can think of.",
        "Canal life: pontoon repairs, pool builders, boat detailing, jetty lighting, seawall work.",
        "Burleigh, Nobby Beach and Palm Beach: brunch rooms, linen labels, hairdressers, tattoo and skin studios.",
        "Hinterland weddings on Tamborine Mountain and in the Currumbin Valley: celebrants, florists, marquee hire, cabins.",
      ],
    },
    {
      kind: "text",
      text: "Holiday flats bring a steady trade that visitors never notice. Linen, keys, cleaning between guests, broken taps and lost bonds belong to small teams who win building managers one at a time. Film crews at the Oxenford studios hire carpenters, drivers and caterers by the job.",
    },
    {
      kind: "text",
      text: "Newcomers are the other constant. People move here from the southern states without a hairdresser, a vet or an accountant, and pick all three off a screen.",
    },
  ],
  sample: { name: "Blue Noodle Pools", trade: "pool care", design: "coast" },
  facts: [
    {
      text: "The city fronts more than 50 kilometres of coastline.",
      source: "City of Gold Coast",
    },
    {
      text: "At the Seaway, January days average about 29 °C and July days about 21 °C.",
      source: "Bureau of Meteorology climate averages, Gold Coast Seaway",
    },
    {
      text: "Humpback whales pass close to shore from about June to November.",
      source: "Tourism and Events Queensland",
    },
  ],
  seasons:
    "Peak runs from mid-December through January and returns every school holiday from any of three states. Schoolies take Surfers in late November. June brings whales and drier air, July the marathon, and spring is wedding season in the hills. In between are weeks when locals get the place back, and those are good for offering them something.",
  whyUs:
    "The Coast has never been short of people selling marketing. That’s precisely why owners here like a fixed price, a preview before paying and a plan they can walk away from. Nobody will ring you about your ranking. We build the thing, host the thing, and fix it when you ask.",
  different:
    "Forget the six-month package with the glossy proposal. This is a smaller idea, done properly.",
  answers: {
    assistant:
      "Visitors ask what to bring, where to park, whether it’s on if it rains, and if a seven-year-old can do it. Locals ask for mates’ rates and Saturday times. Tell us what you’d say and the assistant says it, late at night included, when most holiday plans are made. Firm bookings and odd requests come through to you.",
    speed: `Usually ${times.delivery} from the day your build begins. If there’s a season to hit, such as the first week of school holidays or the start of the whales, join early and say so. We’d rather tell you a date is too tight than miss it.`,
  },
};
