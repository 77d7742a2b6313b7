import { carVisit } from "../steps.ts";
import { list, named, offers, type Trade } from "../trade.ts";

export const bikesBoatsAndMowers: readonly Trade[] = [
  {
    id: "cycling",
    name: "bike shop",
    above: "vehicles",
    synonyms: list(
      "bicycle shop, bike repairs, bike mechanic, bicycles, e-bikes, electric bikes, bike servicing, ebikes, push bikes",
    ),
    topics: list("bike, cycling, cyclist, mountain bike, mountain biking, mtb, bmx, gravel bike"),
    mood: "vehicles",
    drawing: "tools",
    colour: "#c2452f",
    services: named(
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
    id: "motorbikes",
    name: "motorcycle workshop",
    above: "vehicles",
    synonyms: list(
      "motorcycles, motorbikes, motorcycle repairs, motorbike repairs, motorcycle mechanic, dirt bikes, scooters",
    ),
    topics: list(
      "motor bike, harley, scooter moped, trail bike, cafe racer, vespa, old motorbikes",
    ),
    mood: "vehicles",
    drawing: "car",
    colour: "#8a2f2f",
    services: named(
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
    id: "boat-builder",
    name: "boat builder",
    above: "maker",
    synonyms: list("boat building, wooden boats, shipwright, boat restoration, slipway"),
    mood: "vehicles",
    drawing: "wave",
    colour: "#1f5f8a",
    services: named(
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
    id: "marine-mechanic",
    name: "marine mechanic",
    above: "vehicles",
    synonyms: list(
      "boat repairs, outboards, outboard motors, boat servicing, boat mechanic, outboard service, marine engines, fibreglass boat repairs, boat hull repairs, gelcoat repairs",
    ),
    mood: "vehicles",
    drawing: "wave",
    colour: "#1f5f7f",
    services: offers({
      "Outboard servicing": "We service outboards.",
      "Inboards and sterndrives": "We repair inboards and sterndrives.",
      "Winter lay-up": "We lay boats up for winter.",
      "Fuel and electrics": "We trace fuel and electrical faults.",
      "Trailers and bearings": "We replace bearings, winches and lights.",
      "Checks before you buy": "We check hull and motor before you buy.",
    }),
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
    id: "caravans",
    name: "caravan repairer",
    above: "vehicles",
    synonyms: list(
      "caravan repairs, caravan servicing, motorhome repairs, rv repairs, van conversions, camper trailers, campervan fit outs",
    ),
    topics: list(
      "caravan, caravans, campervan, motorhome, rv, van life, vanlife, grey nomad, grey nomads, van build",
    ),
    mood: "vehicles",
    drawing: "van",
    colour: "#6a7a8a",
    services: named(
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
    id: "farm-and-small-engines",
    name: "mower and small engine shop",
    above: "vehicles",
    synonyms: list(
      "mower repairs, lawnmower repairs, small engine repairs, chainsaw repairs, mower shop, ride on mowers, mower sales, small engines, lawnmowers, mower service, generators repairs",
    ),
    topics: list(
      "tractor, tractors, generator, farm machinery, engines, outboard motor, ride-on mower, pumps",
    ),
    mood: "vehicles",
    drawing: "tools",
    colour: "#4a6a2a",
    services: named(
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
