import { promises, times } from "../offer.ts";
import type { City } from "./city.ts";

export const perth: City = {
  slug: "perth",
  name: "Perth",
  state: "WA",
  latitude: -31.9522,
  longitude: 115.8614,
  setting: "coast",
  role: "capital",
  population: {
    label: "about 2.1 million",
    area: "Greater Perth",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Subiaco", latitude: -31.9485, longitude: 115.8268 },
    { name: "Scarborough", latitude: -31.8958, longitude: 115.7643 },
    { name: "Fremantle", latitude: -32.0563, longitude: 115.7456 },
    { name: "Cannington", latitude: -32.0162, longitude: 115.9365 },
    { name: "Midland", latitude: -31.8891, longitude: 116.0107 },
    { name: "Joondalup", latitude: -31.7445, longitude: 115.7683 },
    { name: "Armadale", latitude: -32.1461, longitude: 116.0093 },
    { name: "Rockingham", latitude: -32.2768, longitude: 115.7298 },
  ],
  title: "Websites for Perth small businesses",
  description: `Two hours behind the east and busy while it sleeps: a Perth website with an AI assistant, built and hosted for you. ${promises.noLockIn} contract.`,
  keywords: [
    "Perth small business website",
    "website design Perth",
    "Fremantle web design",
    "Perth tradie website",
    "AI assistant Perth business",
  ],
  heroLine: "A Perth business website that doesn’t need you to hold its hand",
  intro:
    "Perth stretches a hundred-odd kilometres down the coast and nearly everyone drives. A Joondalup customer won’t cross to Armadale unless the page gives a good reason. Yours can: what you’re best at, what it costs, when you’re free, and how to reach you when the swing roster puts your customers on the other side of the clock.",
  businesses: [
    {
      kind: "text",
      text: "Resources money sets the rhythm even for people who’ve never seen the Pilbara. Families with one parent away on a two-and-one swing pay for mowing, pool care, meal prep, dog walking and a handyman, and book it all from a phone in camp. Around the airport and Welshpool, small engineering shops, inductions trainers, PPE suppliers and mobile mechanics serve the same rosters from the other end.",
    },
    {
      kind: "text",
      text: "Fremantle has its boatbuilders, brewers, markets, musicians and antique restorers. The Swan Valley pours wine and sells nougat within the suburbs. Scarborough and Cottesloe run on swimmers, and Northbridge on dinner. Up in the Hills, around Kalamunda and Mundaring, orchards, cabins, arborists and bushfire-mitigation crews each have their season.",
    },
    {
      kind: "text",
      text: "Sand is the local peculiarity. Reticulation, limestone walls, turf and bores are specialities here that hardly exist in the east, so nationwide templates haven’t a word for them. Yours should use them on every line.",
    },
  ],
  sample: { name: "Numbat & Spanner", trade: "handyman", design: "workshop" },
  facts: [
    {
      text: "December, January and February together bring less than 60 millimetres of rain on average; most of it falls from May to September.",
      source: "Bureau of Meteorology climate averages, Perth Metro",
    },
    {
      text: "Kings Park and Botanic Garden covers about 400 hectares on the edge of the central city.",
      source: "Botanic Gardens and Parks Authority, WA",
    },
    {
      text: "Greater Perth is home to roughly four in five Western Australians.",
      source: "ABS Census 2021",
    },
  ],
  seasons:
    "Reticulation season starts as the winter sprinkler ban lifts in September, alongside wildflowers and the Royal Show. December to February is dry and hot, with the Fremantle Doctor cooling the afternoons and Rottnest ferries full. First rains in May send everyone to check gutters, heaters and roofs. Christmas shutdown on site means family bookings pile up in January.",
  whyUs:
    "Being far from everything has made West Australians practical. They’d like a thing that works, with a fair price on it, and a person to write to if it doesn’t. There’s no account manager in Sydney to keep waiting, no training videos. We build it, and it stays built.",
  different:
    "You’ll have seen agencies that charge boom prices in all weathers. Compare the following.",
  answers: {
    speed: `It takes ${times.delivery} from when your build starts, and the time difference works in your favour: notes you send after tools-down are there when we open. If you’re on site until Thursday, start on Friday. Nothing needs a meeting.`,
    assistant:
      "Expect “do you come south of the river?”, “are you around on my R and R week?”, “is that with the retic?”. You’ve answered each a hundred times. Write those answers down for us once and the assistant gives them at any hour, on any roster, passing along the people ready to book.",
  },
};
