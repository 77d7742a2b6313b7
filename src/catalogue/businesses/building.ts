import { type Business, list } from "./business.ts";
import { callOut, designAndBuild, measureAndMake, quoteThenWork } from "./steps.ts";

export const building: readonly Business[] = [
  {
    noun: "plumber",
    mood: "trades",
    drawing: "tools",
    colour: "#1f5c9a",
    words: list(
      "plumb, blocked drain, hot water, gas fitt, rainwater tank, water tank, leaking tap, leaky, leaking toilet, blocked toilet, drainage, sewer, pipes",
    ),
    offer: "plumbing",
    services: list(
      "Blocked drains, Leaking taps and toilets, Hot water systems, Gas fitting, Burst pipes, Bathroom plumbing, Rainwater tanks",
    ),
    questions: [
      "Do you give a fixed price before you start?",
      "Do you work on both gas and electric hot water?",
      "What should I do about a burst pipe until you get here?",
      "Do you look after rental properties for agents?",
    ],
    opening: [
      "Tap dripping? Drain slow?",
      "No hot water {where}? Say what you can see and hear, and take it from there.",
    ],
    steps: callOut,
  },
  {
    noun: "electrician",
    mood: "trades",
    drawing: "tools",
    colour: "#d08a14",
    words: list(
      "electric, sparky, switchboard, rewir, ev charger, electrit, electrec, lighting install, power ?points?, ceiling fan, smoke alarm, data cabling",
    ),
    offer: "electrical work",
    services: list(
      "Power points and lights, Switchboard upgrades, Ceiling fans, Smoke alarms, Fault finding, EV charger installation, Data and phone points",
    ),
    questions: [
      "Can you look at a switchboard that keeps tripping?",
      "Can you install a light or fan that I bought myself?",
      "How long will the power be off?",
      "Can my switchboard take an EV charger?",
    ],
    opening: [
      "Lights flickering? Safety switch keeps tripping?",
      "One more power point, or the whole house?",
    ],
    steps: callOut,
  },
  {
    noun: "solar installer",
    mood: "trades",
    drawing: "house",
    colour: "#d08a14",
    words: list("solar panel, solar install, photovoltaic, solar, home batter"),
    services: list(
      "Rooftop solar panels, Home batteries, Inverter replacement, Solar system checks, Panel cleaning, Adding to an older system",
    ),
    questions: [
      "How many panels does a household like mine need?",
      "Can you add a battery to the system I have?",
      "What happens when the power goes out?",
      "Who looks after the rebate paperwork?",
    ],
    opening: [
      "Bring a power bill and see what your roof could do.",
      "Thinking about solar {where}?",
    ],
    steps: quoteThenWork,
  },
  {
    noun: "air conditioning service",
    mood: "trades",
    drawing: "house",
    colour: "#2a7fa6",
    words: list(
      "air condition, aircon, refrigerat, split system, refrigeration, air con\\b, fridge mechanic, ducted, cool ?room, hvac, evaporative",
    ),
    services: list(
      "Split systems, Ducted air conditioning, Servicing and cleaning, Repairs and regassing, Evaporative cooling, Cool rooms",
    ),
    questions: [
      "What size unit do I need for my room?",
      "How often should an air conditioner be serviced?",
      "Can you move a unit that is already on the wall?",
      "Do you install units bought somewhere else?",
    ],
    opening: ["Too hot to sleep? Too cold to get up?", "Air con not keeping up {where}?"],
    steps: callOut,
  },
  {
    noun: "kitchen maker",
    mood: "trades",
    drawing: "tools",
    colour: "#7a5a3f",
    words: list(
      "kitchens, kitchen cabinet, kitchen renovation, cabinet maker, cabinetmak, cabinetry, built-in wardrobe",
    ),
    services: list(
      "New kitchens, Benchtops and splashbacks, Cabinet doors and drawers, Laundries and pantries, Built-in wardrobes, Bathroom vanities",
    ),
    questions: [
      "Can you keep my cabinets and just change the doors?",
      "How long will I be without a kitchen?",
      "Do you organise the plumber and the electrician?",
      "Can I see samples of benchtops and doors?",
    ],
    opening: [
      "Drawers that stick? Never enough bench?",
      "Bring a rough sketch of the kitchen you have, and of the one you would like.",
    ],
    steps: measureAndMake,
  },
  {
    noun: "carpenter",
    mood: "trades",
    drawing: "tools",
    colour: "#8a5a2f",
    words: list(
      "carpent, joiner, cabinet, decking, pergola, carpint, wood decks?, decks?, timber work, skirting",
    ),
    offer: "carpentry",
    services: list(
      "Decks and pergolas, Doors and windows, Skirting and architraves, Framing, Timber repairs, Stairs and balustrades",
    ),
    questions: [
      "Which timber would you choose for a deck here?",
      "Can you match the old skirting boards?",
      "Do you supply the timber, or do I?",
      "Do I need council approval for a pergola?",
    ],
    opening: [
      "A deck to sit on, or a door that closes?",
      "What would you build, if you had a carpenter {where}?",
    ],
    steps: quoteThenWork,
  },
  {
    noun: "building inspector",
    mood: "trades",
    drawing: "house",
    colour: "#4a5a6a",
    words: list(
      "building inspect, pre-?purchase inspect, property inspect, house inspect, building and pest, building report",
    ),
    services: list(
      "Pre-purchase building inspections, Building and pest inspections, New home stage inspections, Handover inspections, Dilapidation reports, Apartment inspections",
    ),
    questions: [
      "How soon after the inspection do I get the report?",
      "Can I come along and walk through with you?",
      "What can you not see on an inspection?",
      "Do you check the roof space and under the floor?",
    ],
    opening: [
      "Look under the floor before you fall for the kitchen.",
      "About to sign for a house {where}?",
    ],
    steps: [
      {
        name: "Send the address",
        note: "The agent’s name and the date you have to decide by help with the timing.",
      },
      {
        name: "The house gets looked over",
        note: "Come along if you can, and ask about anything that worries you.",
      },
      { name: "Read the report", note: "Ring and ask about whatever is not clear." },
    ],
  },
  {
    noun: "granny flat builder",
    mood: "trades",
    drawing: "house",
    colour: "#6b6a3a",
    words: list("granny flat, tiny hous, tiny home, backyard studio, secondary dwelling"),
    services: list(
      "Granny flats, Backyard studios, Garage conversions, Plans and council approval, Tiny houses, Site preparation",
    ),
    questions: [
      "Does my block allow a granny flat?",
      "Who looks after council and the plans?",
      "Can I rent it out?",
      "How does a builder get into a narrow backyard?",
    ],
    opening: [
      "Room out the back? Mum, a student or an office could live in it.",
      "Start with the block: send the address and what you have in mind.",
    ],
    steps: designAndBuild,
  },
  {
    noun: "builder",
    mood: "trades",
    drawing: "house",
    colour: "#8a5a2f",
    words: list(
      "builder, building compan, renovat, extensions, construction, bathrooms, home build, house build, bathroom renovat, home extension",
    ),
    services: list(
      "New homes, Extensions, Kitchen and bathroom renovations, Second storeys, Carports and garages, Heritage homes",
    ),
    questions: [
      "Can we live in the house while you work?",
      "Do you work from our plans, or draw them for us?",
      "How are changes priced along the way?",
      "Who is on site from day to day?",
    ],
    opening: [
      "Outgrown the house, but not the street?",
      "Thinking of building {where}? Start with what bothers you about the house you have.",
    ],
    steps: designAndBuild,
  },
];
