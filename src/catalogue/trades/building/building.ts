import { callOut, designAndBuild, measureAndMake, quoteThenWork } from "../steps.ts";
import { list, offers, type Trade, ways } from "../trade.ts";

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
    colour: "#1f5c9a",
    offer: "plumbing",
    services: offers(
      {
        "Blocked drains": "We clear blocked drains and look inside with a camera.",
        "Leaking taps and toilets":
          "We change washers, valves and seals, and tell you when a new tap makes more sense.",
        "Hot water systems":
          "We look at the age and the fault, then repair it or fit a new one, gas or electric.",
        "Gas fitting": "We connect cooktops and heaters, and test the line for leaks.",
        "Burst pipes": "We find the burst, turn it off and mend the pipe.",
        "Bathroom plumbing":
          "We run the pipes before the tiles go on, and come back for taps and basins.",
        "Rainwater tanks": "We connect tanks, pumps and overflows.",
      },
      { "Bathroom plumbing": "shower" },
    ),
    questions: [
      {
        question: "What should I do about a burst pipe until you get here?",
        answer:
          "Turn the water off at the meter, open a tap low down to empty the pipes, and keep away from anything electric that is wet. Then tell us.",
        notOf: ["gasfitter"],
      },
      {
        question: "Which hot water unit do I have?",
        answer:
          "Send us a photo of the label on its side. It names the maker, the model and the size, and tells us what can be done.",
      },
      {
        question: "Why is my bill suddenly so high?",
        answer:
          "Often a toilet or a pipe leaks where nobody sees it. Turn every tap off, look at the meter, and look again later: if it has moved, you have a leak.",
      },
      "Do you give a fixed price before you start?",
      "Do you look after rental properties for agents?",
    ],
    opening: [
      "Tap dripping? Drain slow?",
      "No hot water {where}? Say what you can see and hear, and take it from there.",
      "Water where it shouldn’t be?",
      "What’s leaking, and since when?",
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
    colour: "#d08a14",
    offer: "electrical work",
    services: offers(
      {
        "Power points and lights":
          "We add one where the extension lead lies now, or move one that sits behind the fridge.",
        "Switchboard upgrades":
          "We swap old ceramic fuses for switches that cut the power when something goes wrong.",
        "Ceiling fans": "We check what the ceiling can carry, hang the fan and wire the switch.",
        "Smoke alarms": "We look at which rooms need one, fit them and press every test button.",
        "Fault finding":
          "We trace what trips the power, whether it is an appliance, a socket or a cable in the wall.",
        "EV charger installation":
          "We check what the switchboard can carry, then mount the charger where the car stands.",
        "Data and phone points":
          "We run cables to where the desk, the TV or the modem should stand.",
      },
      {
        "Switchboard upgrades": "switchboard",
        "Ceiling fans": "ceiling-fan",
        "Smoke alarms": "smoke-alarm",
      },
    ),
    questions: [
      {
        question: "Can you look at a switchboard that keeps tripping?",
        answer:
          "Yes. Until then, unplug what was running when it tripped. If it holds, plug things in one by one: the one that trips it is the one to leave out. If it smells or buzzes, leave it off.",
      },
      {
        question: "Can I do a small job myself?",
        answer:
          "No: even moving a power point is for a licence holder. Changing a globe or plugging in a lamp is fine.",
        source: "Electrical safety regulators of the states",
      },
      {
        question: "How long will the power be off?",
        answer:
          "For a light or a power point, usually just while we work on that circuit. For a new switchboard, plan a day without power at home.",
        notOf: ["industrial-electrician", "electric-vehicles"],
      },
      "Can you install a light or fan that I bought myself?",
      "Can my switchboard take an EV charger?",
    ],
    opening: [
      "Lights flickering? Safety switch keeps tripping?",
      "One more power point, or the whole house?",
    ],
    steps: ways(
      {
        "Say what it does": "Trips, buzzes, flickers, or simply isn’t there yet.",
        "Show us the switchboard":
          "Clear what stands in front of it, and say what must not lose power.",
        "Off, then on again": "You hear for how long, so that you can plan around the fridge.",
      },
      {
        "Walk around with a list": "What is missing, what is loose, and what trips.",
        "Look at a price": "The points, the cable, the board, and what could turn up in the wall.",
        "Choose the day": "Tell us about alarms, animals and anything that has to stay cold.",
      },
    ),
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
    colour: "#d08a14",
    services: offers(
      {
        "Rooftop solar panels":
          "We look at roof, shade and power bills, then design the system and fit it.",
        "Home batteries": "We fit batteries that save the day’s sun for the evening.",
        "Inverter replacement":
          "We read the fault, and swap the box on the wall if it can’t be saved.",
        "Solar system checks": "We test panels, cables and isolators.",
        "Panel cleaning":
          "We rinse off dust, droppings and leaves, and look at the glass and the cables on the way.",
        "Adding to an older system":
          "We check what roof and inverter can still take before any panels go up.",
      },
      {
        "Inverter replacement": "inverter",
        "Panel cleaning": "panel-cleaning",
        "Solar system checks": "gauge",
      },
    ),
    questions: [
      {
        question: "What happens when the power goes out?",
        answer:
          "A system without a battery switches itself off, so that nobody working on the line is hurt. With a battery it depends on how it is wired: tell us what should stay on.",
      },
      {
        question: "How many panels does a household like mine need?",
        answer:
          "Send us a few power bills from different seasons and say when you are at home. That and a look at the roof tell us more than any rule of thumb.",
      },
      {
        question: "Can you add a battery to the system I have?",
        answer:
          "Often. Send a photo of the inverter’s label and of the switchboard, and we’ll tell you what would fit and what would have to change.",
      },
      "Who looks after the rebate paperwork?",
    ],
    opening: [
      "Bring a power bill and see what your roof could do.",
      "Thinking about solar {where}?",
      "Who’s home while the sun is out?",
    ],
    steps: quoteThenWork,
  },
  {
    id: "air-conditioning",
    name: "air conditioning service",
    above: "visits",
    synonyms: list(
      "air conditioning, air con, aircon, split systems, ducted air conditioning, hvac, evaporative cooling, air conditioner installation",
    ),
    misspellings: list("airconditoning"),
    mood: "trades",
    colour: "#2a7fa6",
    services: offers(
      {
        "Split systems":
          "We work out the size for the room, then mount both halves and run the pipes between.",
        "Ducted air conditioning":
          "We plan zones, ducts and outlets, and where the big unit can go.",
        "Servicing and cleaning": "We clean filters, coils and drains.",
        "Repairs and regassing": "We find leaks and faults and regas.",
        "Evaporative cooling": "We change pads and belts, clear the drain and cover it for winter.",
        "Cool rooms": "We look at seals, fans and temperatures, for shops, kitchens and farms.",
      },
      {
        "Split systems": "split-system",
        "Ducted air conditioning": "ceiling-vent",
        "Evaporative cooling": "roof-cooler",
        "Servicing and cleaning": "spray-bottle",
      },
    ),
    questions: [
      {
        question: "How often should an air conditioner be serviced?",
        answer:
          "The handbook for your unit will say. Wash the filters yourself in between, more often with pets or dust: that alone makes a tired one cool better.",
      },
      {
        question: "What size unit do I need for my room?",
        answer:
          "It depends on the room, the ceiling, the windows and which way they face. Send us the measurements and a photo; one that is too big is no better than one too small.",
      },
      {
        question: "Can you move a unit that is already on the wall?",
        answer:
          "Usually, if it’s in good order. Sometimes moving it costs nearly as much as a new one, and if so we’ll tell you.",
      },
      "Do you install units bought somewhere else?",
    ],
    opening: [
      "Too hot to sleep? Too cold to get up?",
      "Air con not keeping up {where}?",
      "Which room is the worst in January?",
    ],
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
    colour: "#7a5a3f",
    services: offers(
      {
        "New kitchens": "We measure, draw and build cupboards around how you cook.",
        "Benchtops and splashbacks":
          "We help you choose stone, timber or laminate, then cut it to your walls.",
        "Cabinet doors and drawers": "We replace doors and drawers on the cupboards you have.",
        "Laundries and pantries":
          "We build the cupboards, benches and shelves, and make room for the machines.",
        "Built-in wardrobes": "We build wardrobes to the size of the room.",
        "Bathroom vanities": "We build around pipes and corners, with drawers where you want them.",
      },
      { "New kitchens": "kitchen-cabinets", "Bathroom vanities": "vanity" },
    ),
    questions: [
      {
        question: "Can you keep my cabinets and just change the doors?",
        answer:
          "Usually, if the cabinets are straight and dry. Open a few doors, take photos and look under the sink: that is where they go first.",
      },
      {
        question: "How long will I be without a kitchen?",
        answer:
          "Most of the work happens in our workshop, so the upheaval is the fitting. Set up a kettle and a hotplate in another room, and we’ll tell you which days.",
      },
      {
        question: "Can I see samples of benchtops and doors?",
        answer: "Yes. Take a few home and put them in your own light, beside your floor.",
      },
      "Do you organise the plumber and the electrician?",
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
    colour: "#8a5a2f",
    offer: "carpentry",
    services: offers(
      {
        "Decks and pergolas": "We build decks and pergolas to the shape of the yard.",
        "Doors and windows": "We hang new ones, and plane or pack the ones that stick.",
        "Skirting and architraves":
          "We cut the corners tight, and match old mouldings where we can.",
        Framing: "We put up the timber skeleton, ready for roof and lining.",
        "Timber repairs": "We cut out rot and put in sound timber.",
        "Stairs and balustrades":
          "We measure the rise, cut the treads and fit a rail that sits well in the hand.",
      },
      { Framing: "house-frame", "Skirting and architraves": "handsaw" },
    ),
    questions: [
      {
        question: "Which timber would you choose for a deck here?",
        answer:
          "It depends on sun, rain, how near the bush is and how much you like oiling. Tell us where it will be and we’ll show you what lasts.",
      },
      {
        question: "Can you match the old skirting boards?",
        answer:
          "Usually. Bring a short piece, or a tracing of the end, and we’ll find the profile or have it made.",
        notOf: ["pergola-builder"],
      },
      {
        question: "Do you supply the timber, or do I?",
        answer:
          "Either. If you buy it, ask us about lengths and grade first: cheaper boards often take longer to work with.",
      },
      "Do I need council approval for a pergola?",
    ],
    opening: [
      "A deck to sit on, or a door that closes?",
      "What would you build, if you had a carpenter {where}?",
      "Something to build, hang or put right?",
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
    colour: "#4a5a6a",
    services: offers({
      "Pre-purchase building inspections":
        "We look over a house before you buy it and report what we find.",
      "Building and pest inspections": "We look for building faults and for signs of pests.",
      "New home stage inspections":
        "We look at the slab, the frame, the lock-up and the finished house, and write down what we see.",
      "Handover inspections": "We go through a finished home before the keys change hands.",
      "Dilapidation reports": "We record how nearby buildings look before work begins.",
      "Apartment inspections": "We inspect apartments before they are bought.",
    }),
    questions: [
      {
        question: "Can I come along?",
        answer:
          "Please do, at least for the end. A walk around together tells you more than the photos in a report.",
      },
      {
        question: "Is it a pass or a fail?",
        answer:
          "Neither. A report says what was seen, how serious it is and what wants a closer look.",
      },
      {
        question: "What can’t you see?",
        answer:
          "What’s behind walls, under carpet or out of reach. We look at what we can get to, and write down what we couldn’t.",
      },
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
        note: "The agent’s name and your deadline help with the timing.",
      },
      {
        name: "The inspection",
        note: "Come along if you can, and point to whatever worries you.",
      },
      { name: "Read the report", note: "Then ask about any page of it that you want explained." },
    ],
  },
  {
    id: "granny-flat-builder",
    name: "granny flat builder",
    above: "builder",
    synonyms: list("granny flats, secondary dwellings, backyard studios, backyard cabins"),
    mood: "trades",
    colour: "#6b6a3a",
    services: offers(
      {
        "Granny flats": "We build granny flats behind houses.",
        "Backyard studios": "We build rooms of their own for work, music or guests.",
        "Garage conversions": "We turn garages into rooms.",
        "Plans and council approval": "We draw plans and take them to council.",
        "Tiny houses": "We build small homes, on wheels or on stumps.",
        "Site preparation": "We clear and level the site before building.",
      },
      { "Plans and council approval": "blueprint", "Tiny houses": "house-on-wheels" },
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
    colour: "#8a5a2f",
    services: offers(
      {
        "New homes": "We take it from the slab to the keys, with the trades in the right order.",
        Extensions: "We add rooms and join old roof to new.",
        "Kitchen and bathroom renovations": "We gut and rebuild kitchens and bathrooms.",
        "Second storeys": "We go up where there is no room to go out.",
        "Carports and garages":
          "We build them beside the house, in a style and roofline that go with it.",
        "Heritage homes":
          "We mend old houses with joints, boards and mouldings like the first ones.",
      },
      {
        "New homes": "house",
        "Kitchen and bathroom renovations": "vanity",
        "Heritage homes": "chimney",
      },
    ),
    questions: [
      {
        question: "Can we live in the house while you work?",
        answer:
          "Often, if you can keep one room to yourselves and a working bathroom. We plan the order of the work around it.",
      },
      {
        question: "Do you work from our plans, or draw them for us?",
        answer:
          "Show us what you have, even a sketch. If it needs a designer or an engineer first, we’ll tell you.",
      },
      {
        question: "How do we keep changes under control?",
        answer:
          "Put each one in writing before it is built, with what it adds to the cost and the time. The best time to change a wall is on paper.",
      },
      "How are changes priced along the way?",
      "Who is on site from day to day?",
    ],
    opening: [
      "Outgrown the house, but not the street?",
      "Thinking of building {where}? Start with what bothers you about the house you have.",
      "A new room, or a new house?",
    ],
    steps: designAndBuild,
  },
];
