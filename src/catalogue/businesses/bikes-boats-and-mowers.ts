import { type Business, list } from "./business.ts";
import { carVisit } from "./steps.ts";

export const bikesBoatsAndMowers: readonly Business[] = [
  {
    noun: "bike shop",
    mood: "vehicles",
    drawing: "tools",
    colour: "#c2452f",
    words: list(
      "bike shop, bicycle, bike repair, cycles, e-?bike, push ?bike, mountain bike repair, fix bikes, fixing bikes, bike mechanic, bike servic, bike hire",
    ),
    services: list(
      "Bike servicing, Punctures, New bikes, E-bikes, Children’s bikes, Wheel truing, Helmets and lights",
    ),
    questions: [
      "How long do you need my bike for?",
      "Can you service an e-bike bought elsewhere?",
      "Which size does a seven-year-old need?",
      "Is my old bike worth fixing?",
    ],
    opening: ["Squeak, rattle or flat?", "Wheel it in and say what it does uphill."],
    steps: carVisit,
  },
  {
    noun: "motorcycle workshop",
    mood: "vehicles",
    drawing: "car",
    colour: "#8a2f2f",
    words: list("motorcycle, motorbike, motor ?bike, scooter, motorbik, dirt bike, harley"),
    services: list(
      "Servicing, Tyres, Chains and brakes, Carburettors, Rego inspections, Restoration, Scooters",
    ),
    questions: [
      "Can you collect a bike that doesn’t run?",
      "Do you work on old bikes?",
      "Can I bring my own tyres?",
      "How long is the wait before summer?",
    ],
    opening: ["Been under a sheet all winter?", "Two wheels, one noise: what is it?"],
    steps: carVisit,
  },
  {
    noun: "boat builder",
    mood: "vehicles",
    drawing: "wave",
    colour: "#1f5f8a",
    words: list("boat build, shipwright, boat restor, wooden boat, slipway"),
    services: list(
      "New boats, Wooden boats, Fibreglass repairs, Restoration, Antifouling, Masts and fittings",
    ),
    questions: [
      "Which timber goes into a boat like mine?",
      "Do you have a slipway, and what size does it take?",
      "Is my old boat worth restoring?",
      "Can I work on it myself in your yard?",
    ],
    opening: [
      "Does she take a little water?",
      "Wood, tin or fibreglass: what floats at your place?",
    ],
    steps: carVisit,
  },
  {
    noun: "marine mechanic",
    mood: "vehicles",
    drawing: "wave",
    colour: "#1f5f7f",
    words: list(
      "marine mechanic, outboard, boat servic, boat repair, boat mechanic, marine, inboard",
    ),
    services: list(
      "Outboard servicing, Inboards and sterndrives, Winter lay-up, Fuel and electrics, Trailers and bearings, Checks before you buy",
    ),
    questions: [
      "When should an outboard be serviced?",
      "Can you come to the ramp or the mooring?",
      "What should I do after it has been under water?",
      "Which parts should I carry on board?",
    ],
    opening: [
      "Will it start on the first warm Saturday?",
      "Say the make, the horsepower and the hours on it.",
    ],
    steps: carVisit,
  },
  {
    noun: "caravan repairer",
    mood: "vehicles",
    drawing: "van",
    colour: "#6a7a8a",
    words: list(
      "caravan repair, caravan serv, campervan(?! hire), motorhome(?! hire), rv repair, ute canop, canopies, trailer repair, van conver, camper trailer",
    ),
    services: list(
      "Caravan servicing, Leaks and water damage, Brakes and bearings, Gas and water, Solar and batteries, Campervan fit-outs",
    ),
    questions: [
      "What should be checked before a long trip?",
      "Can you find where the water gets in?",
      "Do you come to the caravan park?",
      "Can you fit solar to my old van?",
    ],
    opening: [
      "Big lap, or just the long weekend?",
      "Before you hitch up: lights, brakes, bearings, gas.",
    ],
    steps: carVisit,
  },
  {
    noun: "mower and small engine shop",
    mood: "vehicles",
    drawing: "tools",
    colour: "#4a6a2a",
    words: list(
      "mower repair, lawn ?mower, small engine, chainsaw, mower shop, mower servic, ride-?on",
    ),
    services: list(
      "Mower servicing, Chainsaws, Ride-ons, Brush cutters, Generators and pumps, Blades and parts, New and used mowers",
    ),
    questions: [
      "Is it worth fixing?",
      "Can you pick up a ride-on?",
      "Do you sharpen chains?",
      "Which fuel mix does it need?",
    ],
    opening: ["Pulled the cord, and pulled it again?", "First warm day, and it won’t start?"],
    steps: carVisit,
  },
];
