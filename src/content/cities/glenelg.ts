import { times } from "../offer.ts";
import type { City } from "./city.ts";

export const glenelg: City = {
  slug: "glenelg",
  name: "Glenelg",
  state: "SA",
  latitude: -34.9808,
  longitude: 138.515,
  setting: "coast",
  role: "suburb",
  population: {
    label: "about 37,000",
    area: "City of Holdfast Bay, which includes Glenelg",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Glenelg North", latitude: -34.9679, longitude: 138.5175 },
    { name: "West Beach", latitude: -34.946, longitude: 138.5094 },
    { name: "Plympton", latitude: -34.962, longitude: 138.555 },
    { name: "Morphettville", latitude: -34.9885, longitude: 138.5398 },
    { name: "Somerton Park", latitude: -34.9971, longitude: 138.5215 },
    { name: "Brighton", latitude: -35.0182, longitude: 138.5235 },
    { name: "Henley Beach", latitude: -34.9203, longitude: 138.4944 },
    { name: "Marion", latitude: -35.0042, longitude: 138.5531 },
  ],
  title: "Websites for Glenelg small businesses",
  description:
    "End of the tram line, start of the weekend: a Glenelg website with an AI assistant for Jetty Road traders and bayside trades. Built for you.",
  keywords: [
    "Glenelg small business website",
    "website design Glenelg",
    "Jetty Road business website",
    "Holdfast Bay web design",
    "AI assistant Glenelg business",
  ],
  heroLine: "When the tram empties at Glenelg, be the place they’ve looked up",
  intro:
    "The Bay gets two crowds. One lives here, walks the esplanade before work and knows every barista. The other steps off at Moseley Square with wet hair and a hungry child, and picks lunch from a screen in about forty seconds. A website for Jetty Road has to do for both.",
  businesses: [
    {
      kind: "text",
      text: "Jetty Road is a whole main street on the sand: cafés, gelato, surfwear, opticians, chemists, hairdressers, a cinema, and side-lane studios upstairs. Rents are serious. Every quiet Tuesday hurts, and each trader who lists today’s hours, a menu with prices and a way to book a table gets a little more of the weekday trade that others leave to chance.",
    },
    {
      kind: "text",
      text: "At the marina you’ll find dolphin cruises, sailing schools, boat cleaners and shipwrights. Apartments above them change guests each weekend, which means linen, keys, cleaners and a plumber at short notice. Somerton’s big old houses employ gardeners, upholsterers and people who understand salt air and what it does to gates, hinges and air-con.",
    },
    {
      kind: "text",
      text: "Then come services that follow the residents, many of them retired and all of them particular: podiatry, in-home care, hearing, tax, small-dog grooming and Pilates at six-thirty. Their customers read every word, so spelling counts.",
    },
  ],
  sample: { name: "Two-Scoop Pelican", trade: "ice creamery", design: "market" },
  facts: [
    {
      text: "South Australia was proclaimed a province at the Old Gum Tree in Glenelg North on 28 December 1836.",
      source: "City of Holdfast Bay",
    },
    {
      text: "Trams have run between the city and the beach since December 1929, on what was once a steam railway.",
      source: "City of Holdfast Bay",
    },
    {
      text: "Glenelg’s jetty dates from 1969; storms wrecked the one before it in 1948.",
      source: "City of Holdfast Bay",
    },
  ],
  seasons:
    "Hot nights between December and March fill the foreshore until ten. Proclamation Day, New Year’s Eve, the Tour Down Under and the Fringe overflow all come in that stretch. Winter belongs to locals, dogs, football and storm watching, when a soup special announced on the page beats a chalkboard nobody passes. October’s first warm Sunday takes everyone by surprise, every year.",
  whyUs:
    "Running a shop by the sea, you’re never off your feet long enough to learn software. We take what you’d tell a new casual on day one, hours, prices, what not to promise, and make a site of it. From then on the Bay’s favourite question, “are you open?”, answers itself.",
  different:
    "Your point-of-sale firm offers a page as an extra, and so does the booking app. Neither will write it. We do that and the rest of this list.",
  answers: {
    assistant:
      "Parking. Always parking. After that: is the kitchen still open, do you take prams, can the dog sit outside, what’s on for the long weekend. It has your answers ready on the busiest night of January while your staff are busy with plates, and collects names for bookings.",
    speed: `${times.delivery} from the start of your build. If you’re aiming for the summer trade, don’t leave it until the Christmas Pageant: we take builds in the order people joined, so an early name on the list is a head start.`,
  },
};
