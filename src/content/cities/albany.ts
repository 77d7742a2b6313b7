import { times } from "../offer.ts";
import type { City } from "./city.ts";

export const albany: City = {
  slug: "albany",
  name: "Albany",
  state: "WA",
  latitude: -35.0269,
  longitude: 117.8837,
  setting: "coast",
  role: "regional",
  population: {
    label: "about 38,800",
    area: "City of Albany",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Little Grove", latitude: -35.068, longitude: 117.872 },
    { name: "Bayonet Head", latitude: -34.9731, longitude: 117.9345 },
    { name: "Lower King", latitude: -34.9578, longitude: 117.9383 },
    { name: "Denmark", latitude: -34.9607, longitude: 117.3532 },
    { name: "Mount Barker", latitude: -34.6308, longitude: 117.6661 },
    { name: "Walpole", latitude: -34.9766, longitude: 116.733 },
    { name: "Bremer Bay", latitude: -34.3906, longitude: 119.3803 },
    { name: "Katanning", latitude: -33.6879, longitude: 117.5584 },
  ],
  title: "Websites for Albany WA small businesses",
  description:
    "Whales, oysters, wind and wool: an Albany website with an AI assistant that answers while you’re on the water. Built and hosted for you.",
  keywords: [
    "Albany WA small business website",
    "website design Albany WA",
    "Great Southern web design",
    "Albany tourism website",
    "AI assistant Albany business",
  ],
  heroLine: "Albany is worth the drive. Your website should say why.",
  intro:
    "Nobody ends up in Albany by accident. Visitors have driven four and a half hours or more, with bookings made and a rough idea of lunch. Locals, meanwhile, are a long way from alternatives and loyal to whoever turns up. Each group needs a few facts from you before they commit.",
  businesses: [
    {
      kind: "list",
      lead: "The sea comes first, in three ways:",
      items: [
        "whale boats in winter and orca trips out of Bremer Bay in late summer, with skippers who can’t answer the phone at the wheel;",
        "oysters and mussels grown in the harbours, abalone, and a fishing fleet with its slipway, ice and net repairers;",
        "anglers, divers and surfers who need bait, tanks, wetsuits and a reliable trailer bearing.",
      ],
    },
    {
      kind: "text",
      text: "Behind the coast the Great Southern grows grain, wool, beef, blue gums and very good riesling. Agronomists, shearing contractors, silo builders, fencing teams, seed cleaners and small wineries around Mount Barker, Denmark and the Porongurups work across distances that would cover several eastern districts. Port and railway bring them all to town sooner or later.",
    },
    {
      kind: "text",
      text: "On the cliffs west of town the wind turbines are as much a lookout as a power station, and walkers step off the Bibbulmun Track right into York Street wanting boots fixed and something hot. Add retirees with gardens, a regional hospital, heritage stone cottages that forever need a mason, and a market that has made bakers and cheesemakers out of hobbyists.",
    },
  ],
  sample: { name: "Woolly Thunder Shearing", trade: "shearing contractor", design: "workshop" },
  facts: [
    {
      text: "Founded in 1826, Albany is the oldest colonial settlement in Western Australia, on Menang Noongar land.",
      source: "City of Albany",
    },
    {
      text: "The Bibbulmun Track, a walk of about 1,000 kilometres from Kalamunda in the Perth Hills, ends here.",
      source: "Bibbulmun Track Foundation",
    },
    {
      text: "Australia’s last whaling station closed at Frenchman Bay in 1978 and is now a museum.",
      source: "Albany’s Historic Whaling Station",
    },
  ],
  seasons:
    "Southern right and humpback whales keep the boats out from about June to October, when it’s raining and rooms are easier to get. Wildflowers follow. School holidays, Easter and every Perth heatwave fill the beaches. Seeding is May, harvest November to January, and vintage a month or so later than up north, so somebody you supply is always flat out.",
  whyUs:
    "Ask around on York Street and you’ll hear that it’s hard to get anyone down here to do anything by Friday. That’s the gap this fills. The brief takes minutes, the preview comes to your phone, and there’s no travel fee because there’s no travel.",
  different:
    "A remote town with bad reception teaches you what matters: few pages, quick to load, plain facts. We’d build it like that for anybody.",
  answers: {
    area: "Of course. Denmark, Mount Barker, Bremer Bay, the Porongurups and the farming shires can all be there by name, with plain notes on distance: which days you’re out east, how far is too far, where you’ll meet halfway. Tell us about roads, too. Not every farm gate is on the map.",
    speed: `Allow ${times.delivery} from the day your build begins. Whale operators and cellar doors should think about it a month before their season, simply to have photos and prices settled. Distance doesn’t matter to us and patchy reception needn’t matter to you: a brief can be saved up and sent from town.`,
  },
};
