import { midSentence, promises, times } from "../offer.ts";
import type { City } from "./city.ts";

export const sydney: City = {
  slug: "sydney",
  name: "Sydney",
  state: "NSW",
  latitude: -33.8678,
  longitude: 151.2073,
  setting: "coast",
  role: "capital",
  population: {
    label: "about 5.2 million",
    area: "Greater Sydney",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Bondi", latitude: -33.8943, longitude: 151.2644 },
    { name: "Manly", latitude: -33.798, longitude: 151.2883 },
    { name: "Parramatta", latitude: -33.8178, longitude: 151.0035 },
    { name: "Hornsby", latitude: -33.7024, longitude: 151.0993 },
    { name: "Cronulla", latitude: -34.0625, longitude: 151.1496 },
    { name: "Liverpool", latitude: -33.9194, longitude: 150.9259 },
    { name: "Campbelltown", latitude: -34.0667, longitude: 150.8167 },
    { name: "Penrith", latitude: -33.75, longitude: 150.7 },
  ],
  areaServed: [
    "Sydney",
    "Eastern Suburbs",
    "Inner West",
    "Northern Beaches",
    "North Shore",
    "Hills District",
    "Parramatta",
    "Western Sydney",
    "South Western Sydney",
    "St George and Sutherland Shire",
  ],
  title: "Websites for Sydney small businesses",
  description: `A Sydney website with an AI assistant, written around your suburbs, your prices and your parking. Built and hosted for you, with ${midSentence(promises.noLockIn)}.`,
  keywords: [
    "Sydney small business website",
    "website design Sydney",
    "done-for-you website Sydney",
    "AI assistant for Sydney business",
    "tradie website Western Sydney",
  ],
  heroLine: "A website for your Sydney business, without giving up a Saturday",
  intro:
    "Sydney isn’t one market. A physio in Parramatta, a surf coach in Manly and a panel beater in Marrickville share a city and very few customers. Tell us which suburbs you cover, what you charge and how people book. We build the site around your patch rather than around a photo of the harbour.",
  businesses: [
    {
      kind: "text",
      text: "Most small operators here work a handful of suburbs, because traffic sets the limits. A plumber based in Hornsby seldom quotes in Cronulla, and a customer would like to know that before ringing. Suburb names, street parking and the nearest station earn their place on the page.",
    },
    {
      kind: "list",
      lead: "The work changes with the train line:",
      items: [
        "Inner West: roasters, small bars, ceramic studios and mechanics tucked behind roller doors.",
        "Penrith, Liverpool and the growth suburbs beyond: builders, concreters, landscapers and family day care.",
        "Manly to Cronulla: swim teachers, surf lessons, board repairs and dog walkers who start before six.",
        "Parramatta: accountants, migration agents and tutors who often work in two or three languages.",
        "Apartment towers everywhere: cleaners, removalists, and handymen who know how to book a lift.",
      ],
    },
    {
      kind: "text",
      text: "The hard part is being one of twenty names in a search. A plain page that states the area, the starting price and the next free day does better than a handsome one that states none of them.",
    },
  ],
  sample: { name: "Left-Hand Tap", trade: "plumber", design: "clinic" },
  facts: [
    {
      text: "A language other than English is used in about two in five Greater Sydney households.",
      source: "ABS Census 2021 QuickStats",
    },
    {
      text: "Observatory Hill averages about 1,200 millimetres of rain a year, spread over every month.",
      source: "Bureau of Meteorology climate averages",
    },
    {
      text: "The Vivid Sydney festival of light fills the winter evenings from late May into June.",
      source: "Destination NSW",
    },
  ],
  seasons:
    "January is beaches, school holidays and half the trades away until Australia Day. Easter brings the Royal Easter Show, Vivid pulls people into the centre in early winter, and from October everyone wants the deck, the pool and the garden finished before Christmas.",
  whyUs:
    "People in Sydney are paid by the hour and stuck in traffic for the rest of it. Learning a website builder at ten at night is a poor use of what remains. We do the building and the writing; you spend ten minutes telling us about the business and another ten checking that we listened.",
  different:
    "Agencies in the city will happily quote for a discovery workshop. We’d sooner show you a working page. Here’s what you get in place of the meetings.",
  answers: {
    assistant:
      "In Sydney, mostly whether you come to their suburb, what it costs to park near you, and whether you can do it this week. You give us your service area, call-out fees and hours, and the assistant answers from those. If somebody in Campbelltown asks for a job you only do north of the bridge, it says so politely and saves you the call.",
    speed: `${times.delivery} from the day we start. A city this size doesn’t slow it down: we work from your brief and by email, so there’s no meeting to schedule across town. What holds a build up is missing detail, so have your suburbs, prices and a few phone photos ready.`,
  },
};
