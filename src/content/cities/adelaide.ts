import { promises } from "../offer.ts";
import type { City } from "./city.ts";

export const adelaide: City = {
  slug: "adelaide",
  name: "Adelaide",
  state: "SA",
  latitude: -34.9287,
  longitude: 138.5986,
  setting: "coast",
  role: "capital",
  population: {
    label: "about 1.4 million",
    area: "Greater Adelaide",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Unley", latitude: -34.95, longitude: 138.6 },
    { name: "Norwood", latitude: -34.9273, longitude: 138.6285 },
    { name: "Prospect", latitude: -34.8824, longitude: 138.5933 },
    { name: "Glenelg", latitude: -34.9808, longitude: 138.515 },
    { name: "Port Adelaide", latitude: -34.8462, longitude: 138.503 },
    { name: "Modbury", latitude: -34.8333, longitude: 138.6833 },
    { name: "Morphett Vale", latitude: -35.1333, longitude: 138.5167 },
    { name: "Mount Barker", latitude: -35.0667, longitude: 138.8667 },
  ],
  title: "Websites for Adelaide small businesses",
  description:
    "Twenty minutes from everywhere and easy to overlook: an Adelaide website with an AI assistant, written, built and hosted for you.",
  keywords: [
    "Adelaide small business website",
    "website design Adelaide",
    "South Australia web design",
    "Adelaide tradie website",
    "AI assistant Adelaide business",
  ],
  heroLine: "Adelaide already has your customers. Help them put a name to you.",
  intro:
    "In Adelaide the question is always which school you went to, and then who you use for the roof. Recommendations carry most small businesses a long way. They stop at the moment somebody looks you up and finds nothing, or finds a page that still carries your 2020 opening hours.",
  businesses: [
    {
      kind: "text",
      text: "Square kilometre for square kilometre, this may be the country’s best-fed city. Central Market stallholders, Gouger Street kitchens, small-batch gin in Thebarton, gelato in Campbelltown garages and vineyards in three directions have one thing in common: orders come by message, at all hours, and get lost.",
    },
    {
      kind: "list",
      lead: "Less delicious and equally busy:",
      items: [
        "stonemasons, salt-damp specialists and roofers who keep the bluestone villas of Unley and Prospect upright;",
        "defence and space suppliers around Edinburgh Parks and Lot Fourteen, many with fewer than ten staff;",
        "solar and battery installers in a state that put panels on everything;",
        "NDIS support providers, mobile nurses and allied health rooms from Salisbury to Morphett Vale;",
        "Fringe acts, sound crews, set builders and pop-up bars that earn a year’s living by the end of March.",
      ],
    },
    {
      kind: "text",
      text: "Up the freeway, the Hills have orchards, saddle clubs, wedding barns and tree loppers whose customers live on the plain and plan ahead. Down south it’s surf, almonds gone to vineyards, and tradies with two utes.",
    },
  ],
  sample: { name: "Wobbly Olive Catering", trade: "caterer", design: "market" },
  facts: [
    {
      text: "Adelaide is the driest of the state capitals, with about 540 millimetres of rain in an average year.",
      source: "Bureau of Meteorology climate averages",
    },
    {
      text: "Adelaide Central Market has traded since 1869.",
      source: "City of Adelaide",
    },
    {
      text: "Adelaide was Australia’s first UNESCO City of Music, named in 2015.",
      source: "City of Adelaide",
    },
  ],
  seasons:
    "Mad March, which begins in February, brings the Fringe, the Festival and crowds to every side street. Vintage runs alongside it in the Barossa and McLaren Vale. Winter empties the footpaths and fills the fireside dining rooms, Show week in September signals spring, and a run of forty-degree days after New Year makes heroes of refrigeration mechanics.",
  whyUs:
    "South Australians dislike a fuss. The usual route to a website involves a good deal of it: proposals, mood boards, monthly reports. Ours has a form, a preview and a yes or no. If the answer’s no, you haven’t spent a cent and we’ll still say hello at the Market.",
  different:
    "You may know somebody who knows somebody who builds sites. You may also have waited since winter. Here is what changes with us.",
  answers: {
    assistant:
      "They ask what they’d ask a friend: is it worth the drive from Gawler, is there a park, can I bring Nonna, how long’s the wait, what would a job like mine cost. Your own answers go in. Out they come, in plain words and at any hour, with a note to you when someone is ready to book.",
    area: `Yes, whether that means a few eastern suburbs or everything from Gawler to Aldinga. We set out suburbs, Hills towns and regions the way locals divide them up. ${promises.monthlyTweak} is included, so a new stall, a second van or a stint in the Barossa can go straight on.`,
  },
};
