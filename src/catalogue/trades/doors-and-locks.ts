import { callOut, measureAndMake, quoteThenWork } from "./steps.ts";
import { list, named, type Trade } from "./trade.ts";

export const doorsAndLocks: readonly Trade[] = [
  {
    id: "chimney-sweep",
    name: "chimney sweep",
    above: "visits",
    synonyms: list(
      "chimney cleaning, flue cleaning, fireplaces, wood heaters, wood heater installation",
    ),
    mood: "home",
    drawing: "house",
    colour: "#4a3f3a",
    services: named(
      "Chimney sweeping, Wood heater servicing, Flues and cowls, New wood heaters, Glass and seals, Bird guards",
    ),
    questions: [
      "How often should a flue be swept?",
      "How much mess does it make?",
      "Why does the room fill with smoke?",
      "Can you put a heater into an old fireplace?",
    ],
    opening: [
      "Smoke in the room, soot on the glass?",
      "Before the first cold night {where}: when was the flue last swept?",
    ],
    steps: callOut,
  },
  {
    id: "garage-doors",
    name: "garage door service",
    above: "visits",
    synonyms: list("garage doors, roller doors, garage door repairs, automatic gates, gate motors"),
    mood: "trades",
    drawing: "house",
    colour: "#5a6570",
    services: named(
      "Garage door repairs, New garage doors, Motors and remotes, Springs and cables, Roller doors, Gate motors",
    ),
    questions: [
      "Can you repair the door I have?",
      "Can you add a motor to an old door?",
      "Do you have a remote that suits mine?",
      "What should I do if the door is stuck with the car inside?",
    ],
    opening: [
      "Garage door stuck, and the car behind it?",
      "Noisy, heavy or halfway open: what is yours doing?",
    ],
    steps: callOut,
  },
  {
    id: "fencing",
    name: "fencing contractor",
    above: "visits",
    synonyms: list(
      "fencing, fencer, fences, colorbond fencing, timber fencing, pool fencing, rural fencing, farm fencing, gates and fences",
    ),
    topics: list("gates, gate, paling, colorbond, farm fence, posts"),
    mood: "trades",
    drawing: "house",
    colour: "#6b5a3a",
    services: named(
      "Timber fences, Colorbond fences, Pool fences, Gates, Farm fencing, Fence repairs",
    ),
    questions: [
      "Who pays when a fence is shared with a neighbour?",
      "Do you take the old fence away?",
      "How do you fence on a slope?",
      "Do you dig by hand where there are pipes?",
    ],
    opening: [
      "Fence down? Dog out?",
      "Talking it over with the neighbours {where}? A sketch and a length in metres help.",
    ],
    steps: quoteThenWork,
  },
  {
    id: "locksmith",
    name: "locksmith",
    above: "visits",
    synonyms: list(
      "locks, rekeying, lockouts, key cutting, deadlocks, car keys, emergency locksmith, safes",
    ),
    misspellings: list("lock smith"),
    mood: "trades",
    drawing: "tools",
    colour: "#3a4a5a",
    services: named(
      "Lockouts, Changing locks, Keys cut, Deadlocks and window locks, Car keys, Safes, Master key systems",
    ),
    questions: [
      "Can you open the door without breaking the lock?",
      "Can all my doors work on one key?",
      "What do I need to show that it is my house?",
      "Can you make a car key when all are lost?",
    ],
    opening: ["Locked out?", "Moved in {where}, and no idea who else has a key?"],
    steps: callOut,
  },
  {
    id: "security-installer",
    name: "security installer",
    above: "visits",
    synonyms: list(
      "security cameras, cctv, alarms, alarm systems, security systems, intercoms, security doors, access control",
    ),
    mood: "trades",
    drawing: "tools",
    colour: "#34495a",
    services: named(
      "Security cameras, Alarm systems, Intercoms, Access control, Security doors, Alarm servicing",
    ),
    questions: [
      "Can I watch the cameras on my phone?",
      "Can you use the wiring that is already there?",
      "Who sees the pictures besides me?",
      "Will a pet set the alarm off?",
    ],
    opening: [
      "Who was at the door?",
      "A shop, a shed or a house {where}: what would you like to keep an eye on?",
    ],
    steps: quoteThenWork,
  },
  {
    id: "antenna-installer",
    name: "antenna installer",
    above: "visits",
    synonyms: list(
      "tv antennas, tv aerials, tv wall mounting, satellite dishes, starlink installation, home theatre installation",
    ),
    mood: "trades",
    drawing: "house",
    colour: "#3a5f8a",
    services: named(
      "TV antennas, Reception problems, TV wall mounting, Extra TV points, Satellite dishes, Home theatre",
    ),
    questions: [
      "Why does the picture break up when it rains?",
      "Can you hide the cables in the wall?",
      "Can one antenna feed all the rooms?",
      "Is my wall strong enough for a big screen?",
    ],
    opening: [
      "Picture breaking up?",
      "Bad reception {where}? Say which channels drop out, and when.",
    ],
    steps: callOut,
  },
  {
    id: "appliance-repairer",
    name: "appliance repairer",
    above: "visits",
    synonyms: list(
      "appliance repairs, washing machine repairs, fridge repairs, dishwasher repairs, oven repairs, whitegoods repairs, dryer repairs",
    ),
    mood: "trades",
    drawing: "tools",
    colour: "#4a6a8a",
    services: named(
      "Washing machines, Fridges and freezers, Dishwashers, Ovens and cooktops, Dryers, Coffee machines",
    ),
    questions: [
      "Is it worth repairing, or should I buy a new one?",
      "Do you come to the house, or do I bring it in?",
      "Which brands do you work on?",
      "Can you get parts for an old machine?",
    ],
    opening: [
      "Washing machine full of water? Fridge gone warm?",
      "Find the model number on the sticker, and say what it does.",
    ],
    steps: callOut,
  },
  {
    id: "handyman-work",
    name: "handyman",
    above: "visits",
    synonyms: list(
      "odd jobs, home maintenance, handywoman, small jobs, property maintenance, home repairs",
    ),
    topics: list("hands, practical, repairs, maintenance, flat pack, handy, diy"),
    misspellings: list("handiman, handy man"),
    mood: "trades",
    drawing: "tools",
    colour: "#2f6f5a",
    services: named(
      "Hanging doors and shelves, Flat-pack assembly, Patching and painting, Fences and gates, Taps and washers, Rental repairs",
    ),
    questions: [
      "Is any job too small?",
      "Can I give you a list and have it all done in one visit?",
      "Do you bring the materials?",
      "Which jobs do you leave to a plumber or an electrician?",
    ],
    opening: [
      "What is on the list?",
      "The shelf, the door, the gate that drags: write them all down {where}.",
    ],
    steps: callOut,
  },
  {
    id: "blind-and-curtain-maker",
    name: "blind and curtain maker",
    above: "visits",
    synonyms: list(
      "blinds, curtains, shutters, awnings, shade sails, window furnishings, flyscreens, roller blinds, plantation shutters",
    ),
    mood: "home",
    drawing: "house",
    colour: "#8a7a6a",
    services: named(
      "Roller blinds, Curtains, Plantation shutters, Outdoor awnings, Shade sails, Flyscreens, Blind repairs",
    ),
    questions: [
      "Do you measure up at the house?",
      "Which blind keeps the afternoon sun out?",
      "Can you repair the blinds I have?",
      "Do you have samples to hold against the window?",
    ],
    opening: ["Sun in your eyes? Neighbours in view?", "Which window {where} is the trouble?"],
    steps: measureAndMake,
  },
  {
    id: "glazier",
    name: "glazier",
    above: "visits",
    synonyms: list(
      "glass replacement, shower screens, window repairs, broken windows, glazing, double glazing, mirrors, window glass",
    ),
    mood: "trades",
    drawing: "house",
    colour: "#2a7fa6",
    services: named(
      "Broken windows, Shower screens, Splashbacks, Mirrors, Pet doors, Double glazing",
    ),
    questions: [
      "Can you make a broken window safe first?",
      "Can you put a pet door into glass?",
      "Do I need safety glass in this spot?",
      "Can old timber windows take thicker glass?",
    ],
    opening: [
      "Cricket ball through the window?",
      "Measure the pane if you can do so safely, and send a photo.",
    ],
    steps: callOut,
  },
  {
    id: "pest-control",
    name: "pest controller",
    above: "visits",
    synonyms: list(
      "pest control, termites, exterminator, cockroaches, rodent control, termite inspections, spider treatment, pest management, bed bugs, rat catcher, rats and mice, mouse control, rodents, cane toad removal, cane toads, wasp removal, ant control, fumigation",
    ),
    mood: "trades",
    drawing: "house",
    colour: "#4a6a2f",
    services: named(
      "Termite inspections, Ants and cockroaches, Rats and mice, Spiders, Wasps and bees, Possums and birds",
    ),
    questions: [
      "Is it safe for children and pets?",
      "Do I have to leave the house?",
      "How do I know whether I have termites?",
      "What happens to the animals you catch?",
    ],
    opening: [
      "Something scratching in the ceiling?",
      "Ants {where}? Say what you saw, and where in the house.",
    ],
    steps: callOut,
  },
];
