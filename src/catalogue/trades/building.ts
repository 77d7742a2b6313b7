import { callOut, designAndBuild, measureAndMake, quoteThenWork } from "./steps.ts";
import { list, named, type Trade } from "./trade.ts";

export const building: readonly Trade[] = [
  {
    id: "plumbing",
    name: "plumber",
    above: "visits",
    synonyms: list(
      "plumbing, blocked drains, hot water systems, gas fitter, leaking taps, drain cleaning, burst pipes, drainage, maintenance plumber",
    ),
    topics: list("tap, toilet, drain, hot water, pipes, leak, leaking, bathroom, gas fitting"),
    misspellings: list("plummer, plumer, pluming"),
    mood: "trades",
    drawing: "tools",
    colour: "#1f5c9a",
    offer: "plumbing",
    services: named(
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
    id: "electrical-work",
    name: "electrician",
    above: "visits",
    synonyms: list(
      "electrical, sparky, electrical contractor, switchboard upgrades, rewiring, lighting installation, power points, ceiling fans, smoke alarms, data cabling, domestic electrician",
    ),
    topics: list("wiring, lights, lighting, switchboard"),
    misspellings: list("electrition, electricion, electrican, sparkie"),
    mood: "trades",
    drawing: "tools",
    colour: "#d08a14",
    offer: "electrical work",
    services: named(
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
    id: "solar-and-home-energy",
    name: "solar installer",
    above: "visits",
    synonyms: list(
      "solar panels, solar installation, solar, home batteries, solar power, solar batteries, off grid solar, solar and batteries",
    ),
    topics: list(
      "energy, energy efficiency, battery storage, insulation, renewable, heating, cooling, air conditioning, aircon, hvac, heat pump, draught proofing, electricity bills",
    ),
    mood: "trades",
    drawing: "house",
    colour: "#d08a14",
    services: named(
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
    id: "air-conditioning",
    name: "air conditioning service",
    above: "visits",
    synonyms: list(
      "air conditioning, air con, aircon, split systems, ducted air conditioning, refrigeration mechanic, hvac, evaporative cooling, air conditioner installation, refrigeration",
    ),
    misspellings: list("airconditoning"),
    mood: "trades",
    drawing: "house",
    colour: "#2a7fa6",
    services: named(
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
    id: "kitchen-maker",
    name: "kitchen maker",
    above: "visits",
    synonyms: list(
      "kitchens, cabinet maker, cabinetmaker, kitchen renovations, cabinetry, joinery, built in wardrobes, kitchen installer",
    ),
    mood: "trades",
    drawing: "tools",
    colour: "#7a5a3f",
    services: named(
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
    id: "carpentry",
    name: "carpenter",
    above: "visits",
    synonyms: list("carpentry, chippy, joiner, decking, timber work, carpenter and joiner"),
    topics: list(
      "joinery, shelves, cabinet, wardrobe, doors, pergola, building, builder, renovation",
    ),
    misspellings: list("carpinter"),
    mood: "trades",
    drawing: "tools",
    colour: "#8a5a2f",
    offer: "carpentry",
    services: named(
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
    id: "building-inspector",
    name: "building inspector",
    above: "visits",
    synonyms: list(
      "building inspections, pre purchase inspections, building and pest inspections, house inspections, property inspections",
    ),
    mood: "trades",
    drawing: "house",
    colour: "#4a5a6a",
    services: named(
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
    id: "granny-flat-builder",
    name: "granny flat builder",
    above: "builder",
    synonyms: list("granny flats, secondary dwellings, backyard studios, backyard cabins"),
    mood: "trades",
    drawing: "house",
    colour: "#6b6a3a",
    services: named(
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
    id: "builder",
    name: "builder",
    above: "visits",
    synonyms: list(
      "building, building company, home builder, renovations, house extensions, home renovations, new homes, custom homes, extensions, renos",
    ),
    misspellings: list("bilder"),
    mood: "trades",
    drawing: "house",
    colour: "#8a5a2f",
    services: named(
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
