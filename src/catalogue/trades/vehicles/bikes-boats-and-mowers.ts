import { carVisit, commission } from "../steps.ts";
import { list, offers, type Trade, ways } from "../trade.ts";

export const bikesBoatsAndMowers: readonly Trade[] = [
  {
    id: "cycling",
    name: "bike shop",
    above: "vehicles",
    synonyms: list(
      "bicycle shop, bike repairs, bike mechanic, bicycles, e-bikes, electric bikes, bike servicing, ebikes, push bikes, bmx shop, bike store",
    ),
    topics: list("bike, cycling, cyclist, mountain bike, mountain biking, mtb, bmx, gravel bike"),
    mood: "vehicles",
    colour: "#c2452f",
    services: offers({
      "Bike servicing": "We clean, adjust and check bikes, and replace what has worn.",
      Punctures: "We mend or change the tube.",
      "New bikes": "We ask where you ride, then find a frame that fits.",
      "E-bikes": "We let you try one uphill, and look after battery, motor and brakes.",
      "Children’s bikes": "We fit bikes that children can grow into.",
      "Wheel truing": "We straighten wheels and replace spokes.",
      "Helmets and lights":
        "We fit the helmet to your head, and find a light and a lock for your ride.",
    }),
    questions: [
      {
        question: "How do I find my size?",
        answer:
          "Stand over it, sit on it, ride it round the block. Tell us your height and where you want to ride, and we’ll start from there.",
      },
      {
        question: "What should I check before each ride?",
        answer:
          "Tyres hard, brakes biting, wheels tight, chain not squeaking. If one of them is wrong, walk it in.",
      },
      {
        question: "Is my old bike worth fixing?",
        answer: "If the frame is straight, mostly. We’ll tell you what it needs and what can wait.",
      },
      "How long do you need my bike for?",
      "Can you service an e-bike bought elsewhere?",
      "Which size does a seven-year-old need?",
    ],
    opening: ["Squeak, rattle or flat?", "Wheel it in and say what it does uphill."],
    steps: ways(
      {
        "Say what it does": "Squeaks, slips, rubs or goes flat, and where you ride it.",
        "Wheel it in": "Take off lights, bags and bottles first.",
        "Ride it round the block": "Come back if the gears or the brakes don’t feel right.",
      },
      {
        "Tell us how you ride": "To work, to school, down a mountain, or not since Easter.",
        "Put it on the stand": "We spin, squeeze and shake it, and show you what is worn.",
        "Choose what is done": "Now, later or not at all, with the price of each.",
      },
    ),
    headings: { menu: "Bikes and repairs" },
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
    colour: "#8a2f2f",
    services: offers(
      {
        Servicing: "We change oil, filters, chains and brakes.",
        Tyres: "We fit and balance motorbike tyres.",
        "Chains and brakes": "We replace chains and brake pads.",
        Carburettors: "We strip them, soak the jets and set the float.",
        "Rego inspections": "We go over lights, brakes and tyres, and write the report.",
        Restoration: "We strip old bikes, find the parts and put them on the road.",
        Scooters: "We service and repair scooters.",
      },
      { Servicing: "oil-can", Carburettors: "spark-plug", "Chains and brakes": "brake-disc" },
    ),
    questions: [
      {
        question: "What does a bike need that stood all winter?",
        answer:
          "A charged battery, fresh fuel, air in the tyres, and brakes that don’t stick. Leave the starter alone if the fuel smells like varnish.",
      },
      {
        question: "Do you work on old bikes?",
        answer:
          "Tell us which one, and send a photo. Some parts can be found, others have to be made.",
      },
      "Can you collect a bike that doesn’t run?",
      "Can I bring my own tyres?",
      "How long is the wait before summer?",
    ],
    opening: ["Been under a sheet all winter?", "Two wheels, one noise: what is it?"],
    steps: carVisit,
    enquiry: { details: ["Rego", "Make, model and year"], question: "What does it need?" },
  },
  {
    id: "boat-builder",
    name: "boat builder",
    above: "maker",
    synonyms: list("boat building, wooden boats, shipwright, boat restoration, slipway"),
    mood: "vehicles",
    colour: "#1f5f8a",
    services: offers(
      {
        "New boats": "We build boats in timber, glass or metal.",
        "Wooden boats": "We shape planks, caulk seams and bring old hulls back to the water.",
        "Fibreglass repairs": "We repair fibreglass hulls and decks.",
        Restoration: "We replace planks, frames and decks of old boats.",
        Antifouling: "We sand hulls and paint on antifouling.",
        "Masts and fittings": "We make and replace masts and fittings.",
      },
      { "New boats": "blueprint", "Fibreglass repairs": "stack", "Wooden boats": "boat" },
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
    steps: commission,
  },
  {
    id: "marine-mechanic",
    name: "marine mechanic",
    above: "vehicles",
    synonyms: list(
      "boat repairs, outboards, outboard motors, boat servicing, boat mechanic, outboard service, marine engines, fibreglass boat repairs, boat hull repairs, gelcoat repairs",
    ),
    mood: "vehicles",
    colour: "#1f5f7f",
    services: offers(
      {
        "Outboard servicing": "We change oil, impellers and plugs.",
        "Inboards and sterndrives": "We service engines, legs and bellows.",
        "Winter lay-up": "We flush the engine, change the oil and cover the boat until spring.",
        "Fuel and electrics": "We trace fuel and electrical faults.",
        "Trailers and bearings": "We replace bearings, winches and lights.",
        "Checks before you buy": "We check hull and motor before you buy.",
      },
      { "Fuel and electrics": "spark-plug", "Winter lay-up": "boat-cover" },
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
    colour: "#6a7a8a",
    services: offers({
      "Caravan servicing": "We check brakes, bearings, gas and seals.",
      "Leaks and water damage": "We find leaks and repair what water has damaged.",
      "Brakes and bearings": "We service caravan brakes and bearings.",
      "Gas and water": "We work on gas and water in caravans.",
      "Solar and batteries": "We install solar and batteries in caravans.",
      "Campervan fit-outs": "We fit out vans as campers.",
    }),
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
    colour: "#4a6a2a",
    services: offers(
      {
        "Mower servicing": "We sharpen blades and change plugs and oil.",
        Chainsaws: "We service and sharpen chainsaws.",
        "Ride-ons": "We repair ride-ons, from belts to decks.",
        "Brush cutters": "We sort out the line, the fuel and the spark.",
        "Generators and pumps": "We find out why it won’t start, run or prime, and mend it.",
        "Blades and parts": "We fit blades, belts and whatever else has worn out.",
        "New and used mowers": "We match a push or ride-on to the size of your grass.",
      },
      { "New and used mowers": "turf", "Blades and parts": "saw-blade" },
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
