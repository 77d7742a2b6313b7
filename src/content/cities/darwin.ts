import { promises } from "../offer.ts";
import type { City } from "./city.ts";

export const darwin: City = {
  slug: "darwin",
  name: "Darwin",
  state: "NT",
  latitude: -12.4611,
  longitude: 130.8418,
  setting: "coast",
  role: "capital",
  population: {
    label: "about 139,900",
    area: "Greater Darwin",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Parap", latitude: -12.4305, longitude: 130.8414 },
    { name: "Fannie Bay", latitude: -12.4228, longitude: 130.8363 },
    { name: "Nightcliff", latitude: -12.383, longitude: 130.8517 },
    { name: "Berrimah", latitude: -12.4351, longitude: 130.9261 },
    { name: "Palmerston", latitude: -12.486, longitude: 130.9833 },
    { name: "Howard Springs", latitude: -12.4958, longitude: 131.0445 },
    { name: "Humpty Doo", latitude: -12.5841, longitude: 131.1367 },
  ],
  title: "Websites for Darwin small businesses",
  description:
    "Wet, Dry and everything between: a Darwin website with an AI assistant that changes with the season. Written, built and hosted for you.",
  keywords: [
    "Darwin small business website",
    "website design Darwin",
    "Palmerston NT web design",
    "Top End tour operator website",
    "AI assistant Darwin business",
  ],
  heroLine: "Ready for the Dry: a website for your Darwin business",
  intro:
    "A Darwin business has about five months to make its year, and spends them too busy to touch a computer. The rest goes on maintenance, mildew and staff who’ve gone south. So get the website done in the build-up. It’s too hot to do anything else, and we’re the ones doing it.",
  businesses: [
    {
      kind: "text",
      text: "Come May the city doubles its appetite. Sunset-market stalls selling laksa and crocodile jerky, harbour cruises, barra charters, Litchfield day tours, swim-with-things attractions, hire vans and pop-up bars are all one-season traders. Customers book from the airport queue. Whoever shows pick-up times, kids’ prices and tonight’s availability without being asked takes the money.",
    },
    {
      kind: "text",
      text: "Behind the holiday there’s a garrison and a gas town. Defence families at Robertson Barracks and the RAAF base change over every couple of years, and want cleaners, pet transport, tutors and childcare on arrival. At East Arm and Berrimah, fabricators, crane hire, dive crews, corrosion specialists and provedores look after ships, pearling boats, cattle exports and the LNG plants.",
    },
    {
      kind: "text",
      text: "Rural area means something different here: mangoes and Asian vegetables around Humpty Doo and Berry Springs, bore drillers, shed builders with cyclone codes, horse agistment, mower repairs. Air-conditioning, pools and pest control never stop anywhere. Art centres and their framers, freight agents and galleries send work from remote communities to buyers worldwide.",
    },
  ],
  sample: { name: "Grinning Barra Charters", trade: "fishing charters", design: "coast" },
  facts: [
    {
      text: "January averages more than 400 millimetres of rain, July about one.",
      source: "Bureau of Meteorology climate averages, Darwin Airport",
    },
    {
      text: "Maximum temperatures average between 30 and 34 °C in every month of the year.",
      source: "Bureau of Meteorology climate averages, Darwin Airport",
    },
    {
      text: "Mindil Beach Sunset Market runs on Thursdays and Sundays from late April to October.",
      source: "Mindil Beach Sunset Market Association",
    },
  ],
  seasons:
    "Dry: May to September, visitors, festivals, races, rodeos, Territory Day crackers, everything booked. Build-up: October and November, mango madness and short tempers. Wet: cyclone kits, roof leaks, quiet restaurants, locals’ specials. April is for repainting and hiring. A page should look different in each, with hours to match, and no stallholder should be stuck updating it from a camp kitchen.",
  whyUs:
    "Territorians can tell within a minute if someone’s a blow-in with a slide deck. So there isn’t one. There’s a list of what you get and a figure beside it. If next Wet you’d rather fold than carry on, you can, and take your pages with you.",
  different:
    "Southern web firms forget there’s a half-hour time zone up here. We work by message, so it hardly matters, and there’s more:",
  answers: {
    area: `Yes. Darwin, Palmerston and the rural area to Humpty Doo are the usual three, with Katherine, Kakadu or the Tiwis by arrangement if that’s your run. Say what changes when the road’s cut. ${promises.monthlyTweak} is included, handy when you swap Dry hours for Wet ones.`,
    assistant:
      "Crocs, mostly. Then stingers, pick-up points, refunds for rain, whether the falls are open and if there’s air-con in the bus. Trades get “how soon?” with a photo of a ceiling. Feed it your real answers and it’ll give them all night to people in other hemispheres, keeping back anyone who needs you in person.",
  },
};
