import { times } from "../offer.ts";
import type { City } from "./city.ts";

export const portAdelaide: City = {
  slug: "port-adelaide",
  name: "Port Adelaide",
  state: "SA",
  latitude: -34.8462,
  longitude: 138.503,
  setting: "coast",
  role: "suburb",
  population: {
    label: "about 1,300",
    area: "the suburb itself, in a council area of well over 100,000",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Birkenhead", latitude: -34.8368, longitude: 138.4979 },
    { name: "Semaphore", latitude: -34.8393, longitude: 138.4823 },
    { name: "Alberton", latitude: -34.8593, longitude: 138.5214 },
    { name: "Rosewater", latitude: -34.852, longitude: 138.5216 },
    { name: "Largs Bay", latitude: -34.8258, longitude: 138.4862 },
    { name: "North Haven", latitude: -34.7882, longitude: 138.4916 },
    { name: "Woodville", latitude: -34.877, longitude: 138.5429 },
    { name: "Adelaide", latitude: -34.9287, longitude: 138.5986 },
  ],
  title: "Websites for Port Adelaide businesses",
  description:
    "Docks, shipyards, pubs and makers: a Port Adelaide website with an AI assistant, no frills, built and hosted for you in days.",
  keywords: [
    "Port Adelaide small business website",
    "website design Port Adelaide",
    "Semaphore web design",
    "Osborne contractor website",
    "AI assistant Port Adelaide business",
  ],
  heroLine: "Port Adelaide makes and mends things. Let people know it’s you.",
  intro:
    "Down the Port, a good many of the best operators have a roller door and no sign. That suited the days when work came over the bar. Shipyard primes, new apartment owners and day-trippers with dolphins on their minds don’t drink there yet, and they start with a search.",
  businesses: [
    {
      kind: "text",
      text: "Submarines and frigates at Osborne have brought long contracts and longer forms. Welders, coatings specialists, scaffolders, machinists, caterers and bus operators want a share, and a buyer checking suppliers expects a page that shows capability, certificates and a contact who replies. Three clear screens are enough. Having none gets you left off the list.",
    },
    {
      kind: "text",
      text: "Around the inner harbour it’s bluestone and beer. Pubs with sailors’ names, a brewery crowd, vintage dealers, printmakers, recording rooms and wedding venues have moved into woolstores and bond houses, and museums for ships, trains and aeroplanes bring families every school holiday. Lighthouse to lunch should be a short walk; online it’s frequently a maze.",
    },
    {
      kind: "text",
      text: "Cross the Birkenhead Bridge for Semaphore and Largs: fish and chips, a carousel, surf shops, cottage renovators, dog washes and the physio everybody swears by. Inland, at Wingfield and Gillman, are transport yards, recyclers, crash repairers and cold stores. They’d rather not have a website. They would like fewer calls asking what time the gate shuts.",
    },
  ],
  sample: { name: "Inky Octopus Letterpress", trade: "letterpress printer", design: "poster" },
  facts: [
    {
      text: "The old port centre was declared a State Heritage Area on 29 April 1982.",
      source: "Heritage South Australia",
    },
    {
      text: "The remains of at least forty vessels lie around the Port River, the largest ships’ graveyard in Australia that can be seen without diving.",
      source: "Heritage South Australia",
    },
    {
      text: "Dolphins live in the river and estuary year-round, protected by the Adelaide Dolphin Sanctuary since 2005.",
      source: "Department for Environment and Water, SA",
    },
  ],
  seasons:
    "Cruise ships berth at Outer Harbor in the warmer half of the year and spill passengers onto trains with four hours to spend. Sundays are for markets, motorbikes and the foreshore. Port Power’s home games empty the pubs, then fill them. Shipyard work ignores weather but not budgets, so June and July are when supplier pages get read.",
  whyUs:
    "Bulldust gets short shrift around here, so: you pay for a website, you get a website. No contract to sit out, no charge for changing your mind at the preview, no jargon. What it says about your work is true because you told us and checked it.",
  different:
    "Anyone can sell a trades business a page with somebody else’s stock photo on it. We’d sooner use yours, oil and all. Besides that:",
  answers: {
    area: "Naturally. The peninsula from Semaphore to Outer Harbor, Alberton and Rosewater, out to Wingfield, or all of the north-west and beyond: put it in your brief and it’s on the page. Contractors can state the sites they’re inducted for, and makers where they deliver.",
    speed: `Count on ${times.delivery} when your build starts. A shorter page doesn’t make it hasty. If there’s a tender closing or a launch night at the wharf, mention the date in the brief so we can tell you early whether it’s on.`,
  },
};
