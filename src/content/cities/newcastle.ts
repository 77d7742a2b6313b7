import { promises } from "../offer.ts";
import type { City } from "./city.ts";

export const newcastle: City = {
  slug: "newcastle",
  name: "Newcastle",
  state: "NSW",
  latitude: -32.9295,
  longitude: 151.7801,
  setting: "coast",
  role: "regional",
  population: {
    label: "about 169,300",
    area: "City of Newcastle council area",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Stockton", latitude: -32.9091, longitude: 151.7836 },
    { name: "Merewether", latitude: -32.948, longitude: 151.7432 },
    { name: "Charlestown", latitude: -32.9683, longitude: 151.6932 },
    { name: "Belmont", latitude: -33.0274, longitude: 151.6601 },
    { name: "Raymond Terrace", latitude: -32.7595, longitude: 151.7505 },
    { name: "Maitland", latitude: -32.7331, longitude: 151.5574 },
    { name: "Cessnock", latitude: -32.8321, longitude: 151.3562 },
    { name: "Nelson Bay", latitude: -32.7204, longitude: 152.144 },
  ],
  title: "Websites for Newcastle small businesses",
  description:
    "From Darby Street to the Hunter vines: a website and AI assistant for your Newcastle business, built and hosted for you in days.",
  keywords: [
    "Newcastle NSW small business website",
    "website design Newcastle",
    "Hunter Valley business website",
    "Lake Macquarie tradie website",
    "AI assistant Newcastle business",
  ],
  heroLine: "Newcastle knows your work. Now it can find your website.",
  intro:
    "Newcastle still runs a good deal on who you know: footy club, school gate, somebody’s cousin at the port. That works until the person who needs you has just moved up from Sydney and knows nobody. A clear page with your name, your area and your number is how they meet you.",
  businesses: [
    {
      kind: "text",
      text: "Coal ships still queue off the coast, and the port and its suppliers keep fabricators, electricians, labour-hire crews and sandwich shops in Mayfield and Carrington busy. Health and the university do the same for the suburbs around New Lambton and Callaghan, where allied health rooms, childcare and student rentals fill every second corner.",
    },
    {
      kind: "text",
      text: "Along the beaches it’s another economy: coffee at Merewether after the ocean baths, surfboard shapers, yoga, wedding hair for people marrying in the vineyards an hour west. Darby Street and Beaumont Street carry the cafés and restaurants, while old Cooks Hill terraces keep painters, roofers and heritage joiners in work all year.",
    },
    {
      kind: "text",
      text: "Then comes the Hunter itself. Cellar doors, cheese makers, cabins and tour vans around Cessnock and Pokolbin depend on weekend visitors who plan on a phone on Thursday night. Fishing charters and dolphin boats from Nelson Bay are chosen the same way, usually by whoever answers first.",
    },
  ],
  sample: { name: "Wobblegong Yoga", trade: "yoga studio", design: "coast" },
  facts: [
    {
      text: "The Port of Newcastle ranks among the largest coal export ports in the world.",
      source: "Port of Newcastle",
    },
    {
      text: "At Nobbys Head an average January day tops out at about 25 to 26 °C, kept mild by the sea breeze.",
      source: "Bureau of Meteorology climate averages",
    },
    {
      text: "The Hunter Valley, on the city’s doorstep, is one of Australia’s oldest wine regions.",
      source: "Destination NSW",
    },
  ],
  seasons:
    "Summer is for the baths and beaches, harvest in the vineyards starts around January, and spring and autumn weekends go to weddings and long lunches. Whales pass from about May to November. Winter is quieter on the sand and busy for roofers after each east-coast low, so it pays to change the front page with the weather.",
  whyUs:
    "A Novocastrian can smell a sales pitch from Hexham. So here’s the plain version: you tell us what you do, we build a page that says it, and an assistant picks up the questions you can’t take while you’re on a roof or behind a coffee machine. If it isn’t good, you don’t keep it.",
  different:
    "We aren’t a Sydney agency with a Hunter phone number, or a kit you assemble after tea. Five things set the service apart.",
  answers: {
    assistant:
      "Around Newcastle they’ll want to know if you cross to Lake Macquarie or come out to Maitland, whether you’re open when the ship’s in or the wedding’s on, and what it costs. It answers from the facts you give us, any hour of the day, and takes a name and number when a person is needed.",
    area: `Yes. Many local businesses serve Newcastle, Lake Macquarie, Maitland and Port Stephens as one round, and the page can say exactly that, with travel fees if you charge them. Opening up the vineyards next month? ${promises.monthlyTweak} is included, so adding Pokolbin to the list costs nothing extra.`,
  },
};
