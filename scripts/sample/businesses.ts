import type { Scene } from "./photos.ts";

/** What a made-up business typed into the form, by field; what is not here was left empty. */
type Answers = {
  business_name: string;
  contact_name: string;
  business_description: string;
  site_goals: string;
  style: string;
} & Partial<Record<"phone" | "services" | "service_area" | "opening_hours", string>>;

export type SampleBusiness = {
  /** The first part of its email address, and of its site's. */
  id: string;
  /** How far it is with us. */
  state: "new" | "overdue" | "question" | "suspected" | "in review" | "live";
  /** When its brief came. */
  hoursAgo: number;
  answers: Answers;
  /** What becomes of its draft, where an operator has worked on it. */
  site?: {
    trade: string;
    design: string;
    colour: string;
    photos: readonly Scene[];
    /** What its owner said in the review, and what they were answered. */
    comments: readonly { words: string; answer?: string }[];
  };
};

export type SampleSite = SampleBusiness & Required<Pick<SampleBusiness, "site">>;

const liveSites: readonly SampleSite[] = [
  {
    ...{ id: "wattlebird-bakery", state: "live", hoursAgo: 620 },
    answers: {
      business_name: "Wattlebird Bakery",
      contact_name: "Mia Castellano",
      phone: "(03) 5550 0142",
      business_description:
        "We bake sourdough, pies and birthday cakes in a corner shop in Bendigo. The oven goes on at two in the morning and the first loaves are out by six. Dad started the starter in 1998 and it has never been off the bench. We keep a table by the window for anyone who wants to sit with a pie.",
      site_goals: "Cake orders by Thursday for the weekend, and fewer calls about opening hours.",
      style: "warm",
      service_area: "Bendigo, Strathdale, Kangaroo Flat",
      opening_hours: "Tue to Fri 6am-3pm, Sat 6am-1pm",
      services:
        "Sourdough loaf - $9\nBeef and pepper pie - $7.50\nBirthday cake for twelve - from $85\nFruit loaf - $11\nBread rolls, half a dozen - $6",
    },
    site: {
      ...{ trade: "bakery", design: "market", colour: "#a3482b" },
      photos: [
        {
          ...{ name: "morning loaves", alt: "Sourdough loaves on the bench in the morning light" },
          ...{ subjects: ["bread", "baguette-bread", "bread"], wall: "#e9d3b4", table: "#8a5a34" },
        },
        {
          ...{ name: "pies", alt: "Two pies from the oven beside a cup of coffee" },
          ...{ subjects: ["pie", "hot-beverage", "pie"], wall: "#c8a98a", table: "#5b3a25" },
        },
      ],
      comments: [
        {
          words: "Love it! Can the pies come before the cakes? They are what people ring about.",
          answer: "Done: pies are first now, and the order form asks which pie.",
        },
        { words: "The photo by the window is my favourite, thank you for keeping it big." },
      ],
    },
  },
  {
    ...{ id: "salt-and-swell", state: "live", hoursAgo: 540 },
    answers: {
      business_name: "Salt & Swell Surf School",
      contact_name: "Kirra Dawson",
      phone: "0491 570 156",
      business_description:
        "Surf lessons at Middleton Point for beginners of any age. We teach in groups of six and there are always two of us in the water. Boards and wetsuits are included. If the wind is wrong we move the lesson to another day. We have taught a woman of seventy-three to stand up.",
      site_goals: "Bookings for the summer holidays, and people knowing what to bring.",
      style: "natural",
      service_area: "Middleton, Victor Harbor, Port Elliot",
      opening_hours: "Every day 8am-5pm, October to April",
      services:
        "Group lesson, two hours - $70\nPrivate lesson - $140\nSchool group - ask us\nBoard hire, half a day - $35",
    },
    site: {
      ...{ trade: "surf school", design: "coast", colour: "#0f6c8c" },
      photos: [
        {
          ...{ name: "first wave", alt: "A long wave rolling in to the beach" },
          ...{ subjects: ["water-wave", "sun"], wall: "#a9d6e6", table: "#e8d8ae", paint: "blue" },
        },
      ],
      comments: [
        {
          words: "Please say that we close when there is lightning.",
          answer: "It is under the times now.",
        },
      ],
    },
  },
  {
    ...{ id: "ironbark-joinery", state: "live", hoursAgo: 480 },
    answers: {
      business_name: "Ironbark Joinery",
      contact_name: "Tom Hallett",
      phone: "0491 570 157",
      business_description:
        "We make kitchens, windows and staircases in a shed in Creswick. Two joiners and an apprentice. Everything is measured on site and cut here. We like old houses and the odd angles that come with them. We do not do flat-pack. Timber is mostly Victorian ash and recycled messmate.",
      site_goals: "Send a photo of the job and get a price without three phone calls.",
      style: "bold",
      service_area: "Creswick, Ballarat, Daylesford",
      opening_hours: "Mon to Fri 7am-4pm",
      services:
        "Kitchen - from $14,000\nSash window restored - $680\nStaircase - ask us\nBuilt-in shelves - from $1,900",
    },
    site: {
      ...{ trade: "joiner", design: "workshop", colour: "#7a4a1d" },
      photos: [
        {
          ...{ name: "bench", alt: "A hand saw and a hammer on the bench" },
          ...{ subjects: ["carpentry-saw", "hammer"], wall: "#6d5a48", table: "#b98b55" },
        },
        {
          ...{ name: "window restored", alt: "A sash window after it was restored" },
          ...{ subjects: ["window", "toolbox"], wall: "#c3b8a3", table: "#5d4a37" },
        },
      ],
      comments: [
        {
          words: "The staircase one should say Daylesford, not Ballarat.",
          answer: "Changed. Thanks for spotting it.",
        },
        { words: "Good to go from me." },
      ],
    },
  },
  {
    ...{ id: "lyrebird-vets", state: "live", hoursAgo: 430 },
    answers: {
      business_name: "Lyrebird Veterinary Clinic",
      contact_name: "Alice Wren",
      phone: "(02) 5550 0187",
      business_description:
        "A two-vet practice in Bowral for dogs, cats, rabbits and the occasional python. X-ray and blood tests are done here, so you know the same day. Half an hour for every first visit. One of us answers the phone after hours. Nervous animals can wait in the car and we come out to them.",
      site_goals: "Directions, hours, and what to do after hours. A page for new puppies.",
      style: "clean",
      service_area: "Bowral, Mittagong, Moss Vale",
      opening_hours: "Mon to Fri 8am-6pm, Sat 9am-12pm",
      services:
        "Consultation - $88\nVaccination - from $115\nDesexing - ask us\nDental clean - from $390\nPuppy visit - $60",
    },
    site: {
      ...{ trade: "vet", design: "clinic", colour: "#2a6f5b" },
      photos: [
        {
          ...{ name: "first patient", alt: "A dog waiting for its check-up" },
          ...{ subjects: ["dog"], wall: "#d7e5dc", table: "#8fb3a1" },
        },
      ],
      comments: [
        {
          words: "Could the after-hours number be nearer the top?",
          answer: "It is in the header now.",
        },
      ],
    },
  },
  {
    ...{ id: "plume-and-petal", state: "live", hoursAgo: 350 },
    answers: {
      business_name: "Plume & Petal Flowers",
      contact_name: "Josephine Adeyemi",
      phone: "(08) 5550 0119",
      business_description:
        "Flowers from growers in the hills, cut the day before and tied in a shop in Fremantle. We make bunches for kitchens as happily as for weddings. Natives all year and dahlias when they come. Deliveries go out by bike at eleven and three. Order by ten and it is there today.",
      site_goals: "Orders before ten o'clock, and wedding enquiries with a date.",
      style: "warm",
      service_area: "Fremantle, Palmyra, Cottesloe",
      opening_hours: "Tue to Sat 8am-5pm, Sun 9am-1pm",
      services:
        "Kitchen bunch - $35\nBig bunch - $65\nWedding flowers - from $900\nWeekly flowers for a shop - $50",
    },
    site: {
      ...{ trade: "florist", design: "verandah", colour: "#8c3a5e" },
      photos: [
        {
          ...{ name: "bunch", alt: "A bunch of native flowers, just tied" },
          ...{ subjects: ["bouquet"], wall: "#e3d3d6", table: "#6f5a4e", paint: "pink" },
        },
      ],
      comments: [
        {
          words: "Dahlias are over by May. Can we say natives instead for winter?",
          answer: "Changed to natives all year, dahlias in season.",
        },
      ],
    },
  },
  {
    ...{ id: "redgum-books", state: "live", hoursAgo: 300 },
    answers: {
      business_name: "Redgum Bookkeeping",
      contact_name: "Priya Raman",
      phone: "0491 570 158",
      business_description:
        "Bookkeeping for trades, farms and cafés around Wagga Wagga. We come to you once a month or you send a photo of the shoebox. Payroll, BAS paperwork and chasing invoices nicely. You get one page each month that says what is coming in and what is going out.",
      site_goals: "People who dread their paperwork should feel it is safe to ring.",
      style: "classic",
      service_area: "Wagga Wagga, Junee, Coolamon",
      opening_hours: "Mon to Thu 9am-5pm",
      services:
        "Monthly books - from $220\nPayroll, up to five people - $90 a month\nShoebox rescue - $65 an hour\nFirst chat - free",
    },
    site: {
      ...{ trade: "bookkeeper", design: "ledger", colour: "#27405e" },
      photos: [
        {
          ...{ name: "desk", alt: "A ledger and a cup of tea on the desk" },
          ...{ subjects: ["ledger", "hot-beverage"], wall: "#d3d9de", table: "#6b4b34" },
        },
      ],
      comments: [
        {
          words: "Please take out 'tax'. I'm not a tax agent and can't say it.",
          answer: "Gone, everywhere on the site.",
        },
      ],
    },
  },
];

const inReview: readonly SampleSite[] = [
  {
    ...{ id: "nullarbor-mobile-mechanics", state: "in review", hoursAgo: 60 },
    answers: {
      business_name: "Nullarbor Mobile Mechanics",
      contact_name: "Tony Baggio",
      phone: "0491 570 159",
      business_description:
        "Mobile mechanic around Ceduna. I come to your home, your farm or the side of the road. Log book services, brakes and batteries. Most filters and pads are in the ute, so most jobs are done the same day.",
      site_goals: "Send me a photo of the dash light before you ring.",
      style: "bold",
      service_area: "Ceduna, Smoky Bay, Denial Bay",
      opening_hours: "Mon to Fri 7.30am-5pm",
      services: "Minor service - from $240\nBrake pads, front - $280\nBattery fitted - from $210",
    },
    site: {
      ...{ trade: "mobile mechanic", design: "workshop", colour: "#b3261e" },
      photos: [],
      comments: [
        { words: "Can you put the phone number at the bottom as well?" },
        { words: "I don't go past Penong any more, please take it off if it is there." },
      ],
    },
  },
  {
    ...{ id: "soft-ground-yoga", state: "in review", hoursAgo: 40 },
    answers: {
      business_name: "Soft Ground Yoga",
      contact_name: "Ashlin Moore",
      phone: "(02) 5550 0163",
      business_description:
        "Slow yoga on the floor, above the old post office in Bellingen. Nine mats, and nobody will twist you into anything. Most people who come are over fifty. Bring socks and a jumper.",
      site_goals: "The timetable, and how to find the stairs.",
      style: "natural",
      service_area: "Bellingen",
      opening_hours: "Mon 9.30-10.45am, Wed 6-7.15pm, Sat 8-9.15am",
      services: "Casual class - $18\nTen classes - $150\nFirst class - free",
    },
    site: {
      ...{ trade: "yoga", design: "coast", colour: "#7d6a9c" },
      photos: [],
      comments: [{ words: "Saturday has moved to half past eight. Everything else is lovely." }],
    },
  },
];

/** Twelve whose sites are drafts, or that wait for an answer. */
export const sampleBriefs: readonly SampleBusiness[] = [
  brief("goldfields-electrical", "Goldfields Electrical", "Stavros Manos", "new", 2, {
    business_description:
      "Family business, two brothers and our dad. Switchboards, lights, fans and smoke alarms in Kalgoorlie. We clean up after ourselves.",
    services:
      "Ceiling fan installed - $190\nSmoke alarm check - $99\nSwitchboard upgrade - from $950",
    service_area: "Kalgoorlie, Boulder",
  }),
  brief("fade-theory", "Fade Theory Barbers", "Dre Lolo", "new", 5, {
    business_description:
      "Fades, tapers and beards in Mount Druitt. No appointments, grab a number and have a seat. Three chairs, and kids are welcome.",
    services: "Skin fade - $45\nBeard - $20\nKids under twelve - $30",
    opening_hours: "Tue to Sat 9-6, Thu late til 8",
  }),
  brief("two-wheels-brewing", "Two Wheels Brewing", "Finn and Priya", "new", 9, {
    business_description:
      "A small brewery and taproom in an old bike workshop in Castlemaine. Six taps, and one is always something odd. Pizza on Fridays. Dogs are welcome out the back.",
    services: "Pot - $7\nPaddle of four - $22\nWood-fired pizza - $24",
    style: "bold",
  }),
  brief("okafor-piano", "Mrs Okafor's Piano Lessons", "Ngozi Okafor", "new", 14, {
    business_description:
      "I teach piano to children from six and to grown-ups who always wanted to. Lessons are in my front room in Sandy Bay, on a real upright. There is a cat, and she stays in the kitchen.",
    services: "30 minutes - $42\n45 minutes - $60\nTrial lesson - free",
    style: "warm",
  }),
  brief("bright-side-cleaning", "Bright Side Cleaning", "Hana Petrov", "new", 20, {
    business_description:
      "House and office cleaning in Townsville. The same two people every time. We bring our own gear and a key safe.",
    services: "House clean - from $140\nEnd of lease - from $380\nWindows - $12 each",
    service_area: "Townsville, Kirwan, Aitkenvale",
  }),
  brief("kelp-and-kin", "Kelp & Kin", "Rosie Tan", "new", 26, {
    business_description:
      "Fish and chips by the jetty in Stanley. We buy from two boats and fry to order. Gluten-free batter on Wednesdays.",
    services: "Flathead and chips - $19\nScallop roll - $16\nKids' box - $10",
    style: "bold",
  }),
  brief("level-ground", "Level Ground Landscapes", "Marcus Webb", "new", 30, {
    business_description:
      "Retaining walls, paving and gardens around Toowoomba. We draw it first, so you know what you get.",
    services: "Retaining wall - from $420 a metre\nGarden design - $650",
    service_area: "Toowoomba, Highfields",
  }),
  brief("paws-at-home", "Paws at Home", "Ellie Strand", "question", 34, {
    business_description:
      "Dog walking and pet sitting in Geelong West. Two walks a day, a photo from each, and no more than three dogs at once.",
    services: "Walk, 45 minutes - $28\nOvernight stay - $95",
    style: "warm",
  }),
  brief("harbour-shoe-repair", "Harbour Shoe Repair", "Nikos Vella", "question", 40, {
    business_description: "Shoes, bags and keys, repaired while you wait, by the ferry in Manly.",
    services: "Heels - $25\nHalf soles - $55\nKey cut - $9",
    style: "classic",
  }),
  brief("stringybark-stay", "Stringybark Stay", "Ruth and Col", "overdue", 53, {
    business_description:
      "A cabin for two on a farm near Bright. A fire, a bath outside, and no television. Breakfast comes in a basket.",
    services: "A night - $240\nTwo nights - $450",
    style: "natural",
  }),
  brief("second-story-books", "Second Story Books", "Imogen Fry", "overdue", 58, {
    business_description:
      "Second-hand books up a flight of stairs in Katoomba. Twelve thousand of them, and a chair in most corners. We buy on Mondays.",
    services: "Paperbacks - from $6\nBook search - free",
    style: "classic",
  }),
  brief("seo-deals", "Best Deals 4 U", "Promo Team", "suspected", 3, {
    business_description: "Cheap rankings and followers for every business. Reply for prices.",
    services: "Followers - $5",
  }),
];

/** Six are live, and two are with their owners for review. */
export const sampleSites: readonly SampleSite[] = [...liveSites, ...inReview];

/** What an operator asked the businesses that wait for an answer. */
export const sampleQuestion =
  "Before we finish your preview: do you have a photo of the shop or of you at work that we may use?";

function brief(
  id: string,
  business_name: string,
  contact_name: string,
  state: SampleBusiness["state"],
  hoursAgo: number,
  answers: Pick<Answers, "business_description"> & Partial<Answers>,
): SampleBusiness {
  const site_goals = "More calls, and people knowing what it costs before they ring.";
  const usual = { business_name, contact_name, site_goals, style: "unsure" };
  return { id, state, hoursAgo, answers: { ...usual, ...answers } };
}
