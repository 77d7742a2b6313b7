import { times } from "../offer.ts";
import type { City } from "./city.ts";

export const mountIsa: City = {
  slug: "mount-isa",
  name: "Mount Isa",
  state: "QLD",
  latitude: -20.7252,
  longitude: 139.4973,
  setting: "inland",
  role: "regional",
  population: {
    label: "about 18,700",
    area: "Mount Isa City Council area",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Cloncurry", latitude: -20.7072, longitude: 140.513 },
    { name: "Camooweal", latitude: -19.9208, longitude: 138.1206 },
    { name: "Julia Creek", latitude: -20.6556, longitude: 141.7444 },
    { name: "Boulia", latitude: -22.9111, longitude: 139.9094 },
    { name: "Doomadgee", latitude: -17.9435, longitude: 138.8272 },
    { name: "Burketown", latitude: -17.741, longitude: 139.5475 },
    { name: "Normanton", latitude: -17.6718, longitude: 141.0772 },
  ],
  title: "Websites for Mount Isa small businesses",
  description:
    "Night shift, rodeo week, nine hundred kilometres to Townsville: a Mount Isa website with an AI assistant that never knocks off.",
  keywords: [
    "Mount Isa small business website",
    "website design Mount Isa",
    "outback Queensland web design",
    "Mount Isa contractor website",
    "AI assistant Mount Isa business",
  ],
  heroLine: "For Mount Isa, where customers finish work at six in the morning",
  intro:
    "Half the Isa is asleep when the other half wants something. Shift rosters, flights and the heat set the timetable, and a shop that can only be asked between nine and five misses a lot of wallets. A page with an assistant behind it takes the question at three a.m. and hands you the job at breakfast.",
  businesses: [
    {
      kind: "text",
      text: "The stacks still stand over town, and mining and smelting still pay many of its wages, though underground copper mining at the old lease ended in July 2025. Contractors have had to look wider: to other mines in the district, to Cloncurry, to roads, solar and station work. A capability page with plant, tickets and insurances listed has become the thing buyers ask for first.",
    },
    {
      kind: "list",
      lead: "Day to day, the city runs on small outfits who do several jobs:",
      items: [
        "boilermakers, hydraulic hose fitters, tyre crews and labour hire;",
        "air-conditioning, refrigeration and evaporative-cooler servicing, which nobody here calls a luxury;",
        "motels, dongas, meal providers and cleaners for rostered and fly-in crews;",
        "hair, nails, gyms, tattoos and barbers with late hours on pay week;",
        "feed, fencing, saddlery, mustering and helicopter work for the stations and the Gulf.",
      ],
    },
    {
      kind: "text",
      text: "Travellers on the Overlander’s Way between Townsville and the Territory stop for fossils, an underground tour, a swim at Lake Moondarra and a windscreen. If your page mentions parking for a van, they’ll come.",
    },
  ],
  sample: { name: "Rusty Bilby Welding", trade: "welder", design: "workshop" },
  facts: [
    {
      text: "The city’s median age was 31, seven years below Australia’s.",
      source: "ABS Census 2021, postcode 4825",
    },
    {
      text: "Prospector John Campbell Miles found the ore here in 1923, and the town followed a year later.",
      source: "Mount Isa City Council",
    },
    {
      text: "Most of the year’s rain falls from December to March; from May to September there is next to none.",
      source: "Bureau of Meteorology climate averages, Mount Isa Aero",
    },
  ],
  seasons:
    "Dry-season days from May to August are perfect, and full: caravans, race meetings, then the rodeo in August, when every bed and steak is spoken for. The build-up from October is hard on engines, tempers and compressors. If rain closes the roads after Christmas, freight stops, and customers check who has stock before they start the car.",
  whyUs:
    "Nobody is flying a web consultant in. Then again, nobody has to: what we need fits in a short brief and a handful of phone photos of gear, jobs and people. You’ll deal with a person by email, on whatever roster you keep, and the price is the same as it would be in Brisbane.",
  different:
    "Plenty of services say they cover regional Australia and mean Toowoomba. This one works the same at any distance, as follows.",
  answers: {
    speed: `${times.delivery}, and being some twenty hours by road from Brisbane adds nothing to it. Write your brief on days off, answer any question between shifts, and look the preview over on your phone. There is no site visit to wait for and no meeting to fly to.`,
    assistant:
      "Out here people ask whether you’ve got it in stock, whether you’ll freight it to Burketown, if you’re open after night shift, and what rodeo week does to prices. It answers from your own list. When someone needs a hose made up at four in the morning, it takes the machine, the place and a number.",
  },
};
