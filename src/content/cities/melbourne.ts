import { promises, times } from "../offer.ts";
import type { City } from "./city.ts";

export const melbourne: City = {
  slug: "melbourne",
  name: "Melbourne",
  state: "VIC",
  latitude: -37.814,
  longitude: 144.9633,
  setting: "coast",
  role: "capital",
  population: {
    label: "about 4.9 million",
    area: "Greater Melbourne",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Brunswick", latitude: -37.7667, longitude: 144.9667 },
    { name: "Footscray", latitude: -37.8, longitude: 144.9 },
    { name: "Essendon", latitude: -37.7498, longitude: 144.9109 },
    { name: "Box Hill", latitude: -37.8189, longitude: 145.1255 },
    { name: "Ringwood", latitude: -37.8167, longitude: 145.2333 },
    { name: "Dandenong", latitude: -37.9833, longitude: 145.2 },
    { name: "Frankston", latitude: -38.1446, longitude: 145.1229 },
    { name: "Werribee", latitude: -37.9, longitude: 144.6667 },
  ],
  title: "Websites for Melbourne small businesses",
  description: `Up the laneway or out past the ring road: a Melbourne website with an AI assistant, written, built and hosted for you. ${promises.noLockIn}.`,
  keywords: [
    "Melbourne small business website",
    "website design Melbourne",
    "affordable web design Melbourne",
    "Melbourne tradie website",
    "AI assistant Melbourne business",
  ],
  heroLine: "Melbourne finds the good places by asking. Be easy to ask about.",
  intro:
    "There’s a habit in Melbourne of looking you up before walking in. Menu, tram stop, price of a fringe trim, whether the studio has step-free access: all checked on the way. If the answer is a dead social page from two winters ago, they keep scrolling.",
  businesses: [
    {
      kind: "list",
      lead: "Pick a tram or train and you pass a different trade at every stop:",
      items: [
        "Sydney Road, Brunswick: bridal shops, instrument repairers, Lebanese bakeries, tattooists.",
        "Footscray and Sunshine: grocers and pho, plus panel shops, printers and caterers who cook for three hundred.",
        "Box Hill and Glen Waverley: tutors, dentists, hotpot and home-based importers.",
        "Dandenong: joiners, metal finishers and food makers, many run by families who arrived with the skill.",
        "Tarneit, Clyde and Craigieburn: brand-new houses, and with them blinds, turf, solar, driving lessons and mobile dog washes.",
      ],
    },
    {
      kind: "text",
      text: "The inner suburbs still make things in sheds and upstairs rooms. Jewellers, bookbinders, coffee roasters, frame builders and one-room theatres share a problem: the work is excellent and the website is a holding page somebody’s nephew began.",
    },
    {
      kind: "text",
      text: "Out on the fringe the trouble is the reverse. Demand is huge, nobody knows any names yet, and the neighbourhood group chat recommends whoever has a link to paste.",
    },
  ],
  sample: { name: "Warbling Wax Records", trade: "record shop", design: "poster" },
  facts: [
    {
      text: "Melbourne runs the largest operating tram network in the world, at about 250 kilometres of double track.",
      source: "Yarra Trams",
    },
    {
      text: "The Queen Victoria Market has traded on its site since 1878.",
      source: "City of Melbourne",
    },
    {
      text: "The city’s long-term average is about 650 millimetres of rain a year, roughly half of Sydney’s.",
      source: "Bureau of Meteorology climate averages",
    },
  ],
  seasons:
    "Everyone plans around the calendar: tennis in January, the Grand Prix and comedy in March and April, footy until the last Saturday of September, then Cup week and the sprint to Christmas. Hot northerlies and sudden cool changes sell cold drinks before lunch and umbrellas after. Indoor trades do their best business from May to August.",
  whyUs:
    "With this many choices, being good isn’t the same as being found. If you’re sick of half-finished pages and monthly apps that don’t talk to each other, this is the tidy alternative. One brief, one price, and a person on the other end who writes in full sentences.",
  different:
    "Melbourne has superb design studios, priced for companies with a marketing department. For everyone else, we do things this way.",
  answers: {
    assistant:
      "“Which tram?” comes up more than you’d believe. So do dietary needs, wait times, walk-ins, whether you do the western suburbs, and what a quote covers. We set the assistant up with your own answers. What it doesn’t know it won’t invent; it asks for a name and passes the question to you.",
    speed: `${times.delivery} once we start on it. A laneway bar with one page and a landscaper with twelve suburbs take about as long, since the thinking happens in your brief. Send the menu as a photo if that’s how it exists. We’ll type it up.`,
  },
};
