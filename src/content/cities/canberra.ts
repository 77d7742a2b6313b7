import { promises } from "../offer.ts";
import type { City } from "./city.ts";

export const canberra: City = {
  slug: "canberra",
  name: "Canberra",
  state: "ACT",
  latitude: -35.2835,
  longitude: 149.1281,
  setting: "inland",
  role: "capital",
  population: {
    label: "about 454,500",
    area: "Australian Capital Territory",
    source: "ABS Census 2021",
  },
  neighbours: [
    { name: "Dickson", latitude: -35.2508, longitude: 149.1393 },
    { name: "Belconnen", latitude: -35.238, longitude: 149.0663 },
    { name: "Gungahlin", latitude: -35.1867, longitude: 149.1362 },
    { name: "Phillip", latitude: -35.3503, longitude: 149.0915 },
    { name: "Queanbeyan", latitude: -35.3549, longitude: 149.232 },
    { name: "Bungendore", latitude: -35.2538, longitude: 149.4401 },
    { name: "Murrumbateman", latitude: -34.972, longitude: 149.0299 },
    { name: "Yass", latitude: -34.8404, longitude: 148.9099 },
  ],
  title: "Websites for Canberra small businesses",
  description:
    "Customers here read the fine print. A Canberra website with an AI assistant, clearly written, built and hosted for you, north side or south.",
  keywords: [
    "Canberra small business website",
    "website design Canberra",
    "Queanbeyan web design",
    "Canberra tradie website",
    "AI assistant Canberra business",
  ],
  heroLine: "A Canberra website for people who do their research first",
  intro:
    "This is a city of readers. Somebody choosing a builder in Gungahlin will open six tabs, look up the licence and notice a missing apostrophe. That’s good news if you do careful work, provided there’s a page which says so in full sentences and doesn’t hide the price.",
  businesses: [
    {
      kind: "list",
      lead: "Government is the big employer, yet it’s small firms that keep the employees going:",
      items: [
        "Town centres from Belconnen to Tuggeranong: physios, tutors, tax agents, music schools, day care.",
        "Fyshwick and Mitchell: joiners, tile yards, coffee roasters, bike mechanics, gyms, a fresh market.",
        "Braddon, Kingston and Dickson: bars, barbers, yum cha, small galleries, consultants with a plant and two laptops.",
        "New suburbs in Molonglo and Denman Prospect: landscaping, blinds, solar, driveway concrete.",
        "Over the border at Queanbeyan, Bungendore and Murrumbateman: studios, cold-climate wineries, farm stays, horse people.",
      ],
    },
    {
      kind: "text",
      text: "Turnover of residents is the peculiar thing. Defence postings, graduates, diplomats and political staff arrive in waves, with no local mates and a good income. They need movers, mechanics, vets and a person to assemble wardrobes, by the weekend.",
    },
    {
      kind: "text",
      text: "Sole consultants form a trade in themselves. For them a website is a reference check: who you are, what panel you’re on, which clearance you hold, whom to email.",
    },
  ],
  sample: { name: "Bogong & Bright Tutoring", trade: "tutor", design: "ledger" },
  facts: [
    {
      text: "July nights average around zero, and frost is normal from late autumn into spring.",
      source: "Bureau of Meteorology climate averages, Canberra Airport",
    },
    {
      text: "Floriade, the spring flower festival in Commonwealth Park, runs for about a month from mid-September.",
      source: "VisitCanberra",
    },
    {
      text: "The median age in the ACT was 35, three years below the national figure.",
      source: "ABS Census 2021",
    },
  ],
  seasons:
    "Sitting weeks fill restaurants and serviced flats; the weeks between don’t. Students return in February, lights and balloons arrive in March, heaters break on the first minus-five morning. Spring is Floriade and hay fever. Then the whole town empties down the Clyde to the coast after Christmas, which is when renovators get in, and anyone who stays open does well.",
  whyUs:
    "Procurement habits die hard, so consider this the short-form tender. Scope: a website, words included. Price: published. Risk: a preview before you pay. Exit: you may export everything. Support: a human being. That’s the whole document.",
  different:
    "If you’ve ever sat through a capability presentation, you’ll enjoy the absence of one. These are the differences that count.",
  answers: {
    assistant:
      "Canberrans ask precise things. Licence number, cancellation policy, wheelchair access, whether the quote includes GST, if you come south of the lake. You provide the answers, and it gives them word for word with none of the waffle. Where a question needs judgement, it says so and takes a name for you to ring back.",
    area: `It can: north side, south side, Queanbeyan and the villages, each with its own travel note. Cross-border trades can show both ACT and NSW licences. ${promises.monthlyTweak} is included, so a new suburb in Molonglo is a sentence away, and there is one most months.`,
  },
};
