import { carVisit } from "./steps.ts";
import { list, named, type Trade } from "./trade.ts";

export const cars: readonly Trade[] = [
  {
    id: "car-repair",
    name: "mechanic",
    above: "vehicles",
    synonyms: list(
      "car service, car repairs, auto repairs, logbook servicing, brakes, car servicing, roadworthy, auto mechanic, rego inspections",
    ),
    topics: list("car, cars, auto, automotive, motor mechanic, tyres, engine, panel beating"),
    misspellings: list("mecanic, mechanik"),
    mood: "vehicles",
    drawing: "car",
    colour: "#2f4a6a",
    offer: "car repairs",
    services: named(
      "Logbook services, Brakes, Rego inspections, Clutches and gearboxes, Air conditioning, Batteries, Diesel and four-wheel drives",
    ),
    questions: [
      "Will you ring me before you do extra work?",
      "Does servicing with you affect my car’s warranty?",
      "Can you come to the car, or does it come to you?",
      "Can I see the old parts?",
    ],
    opening: ["What’s that noise?", "Warning light on {where}? Note the colour, and when it came."],
    steps: carVisit,
  },
  {
    id: "auto-electrician",
    name: "auto electrician",
    above: "vehicles",
    synonyms: list(
      "auto electrics, auto electrical, car electrics, alternators, starter motors, dual batteries, reversing cameras, car air conditioning, auto elec",
    ),
    misspellings: list("auto electrition"),
    mood: "vehicles",
    drawing: "car",
    colour: "#c2851f",
    services: named(
      "Batteries, Alternators and starters, Air conditioning, Dual batteries, Trailer wiring, Lights and cameras",
    ),
    questions: [
      "Can you come out to a car that won’t start?",
      "What drains my battery overnight?",
      "Can you wire a caravan to my car?",
      "Can you fit a camera that I bought?",
    ],
    opening: ["Click, click, nothing?", "Lights dim at idle? Say which car, and when it started."],
    steps: carVisit,
  },
  {
    id: "panel-beater",
    name: "panel beater",
    above: "vehicles",
    synonyms: list(
      "panel beating, smash repairs, crash repairs, spray painting cars, panel shop, car restoration, accident repairs",
    ),
    mood: "vehicles",
    drawing: "car",
    colour: "#4a4a6a",
    services: named(
      "Smash repairs, Dents, Bumpers, Scratches and paint, Hail damage, Restoration, Insurer paperwork",
    ),
    questions: [
      "Can I choose you, or does my insurer choose?",
      "Can you match the paint?",
      "Do you have a loan car?",
      "Can a dent come out without painting?",
    ],
    opening: ["It was the other trolley, wasn’t it?", "Take a photo from the side, in the shade."],
    steps: carVisit,
  },
  {
    id: "tyre-shop",
    name: "tyre shop",
    above: "vehicles",
    synonyms: list(
      "tyres, wheel alignment, tyre fitting, puncture repairs, wheels and tyres, mag wheels, tyre repairs",
    ),
    misspellings: list("tire shop, tires"),
    mood: "vehicles",
    drawing: "car",
    colour: "#34383c",
    services: named(
      "New tyres, Wheel alignment, Balancing, Punctures, Four-wheel drive tyres, Truck and tractor tyres",
    ),
    questions: [
      "Which size do I need?",
      "Can a puncture be repaired?",
      "Do you take the old tyres?",
      "How can I tell when a tyre is worn?",
    ],
    opening: ["Does it pull to the left?", "Read the numbers on the side, and ring with those."],
    steps: carVisit,
  },
  {
    id: "windscreen-repairer",
    name: "windscreen repairer",
    above: "vehicles",
    synonyms: list(
      "windscreens, windscreen replacement, auto glass, window tinting, chip repairs, car window tinting",
    ),
    mood: "vehicles",
    drawing: "car",
    colour: "#2a6f96",
    services: named(
      "Windscreen replacement, Stone chips, Side and back windows, Window tinting, Truck and tractor glass, Headlights",
    ),
    questions: [
      "Can a chip be filled, or does it need a new one?",
      "Do you come to my work?",
      "How long before I can drive?",
      "Does my insurer pay for it?",
    ],
    opening: ["Stone on the highway?", "Put a coin beside the chip and send a photo."],
    steps: carVisit,
  },
  {
    id: "car-detailing",
    name: "car detailer",
    above: "vehicles",
    synonyms: list(
      "car detailing, car cleaning, detailing, paint protection, ceramic coating, mobile detailing",
    ),
    topics: list("car wash, polish, car interior"),
    mood: "vehicles",
    drawing: "car",
    colour: "#2a5f8a",
    services: named(
      "Wash and vacuum, Full detail, Cut and polish, Paint protection, Seats and carpets, Boats and caravans",
    ),
    questions: [
      "Do you come to me, and do you need water?",
      "Can you get dog hair out?",
      "How long does a full detail take?",
      "Can you get the smell of milk out?",
    ],
    opening: [
      "Whose chips are those under the seat?",
      "Selling it, keeping it, or just ashamed of it?",
    ],
    steps: carVisit,
  },
  {
    id: "car-dealer",
    name: "car dealer",
    above: "vehicles",
    synonyms: list(
      "used cars, car sales, car yard, caravan sales, boat sales, car broker, second hand cars",
    ),
    mood: "vehicles",
    drawing: "car",
    colour: "#3a4a6a",
    services: named(
      "Used cars, Trade-ins, Finance, Finding a car for you, Utes and vans, Classic cars",
    ),
    questions: [
      "Can my own mechanic look at it first?",
      "What would you give me for mine?",
      "Is there anything owing on it?",
      "Can I drive it on the freeway?",
    ],
    opening: ["What does it have to carry?", "Kick the tyres. That’s what they’re for."],
    steps: [],
    headings: { unpriced: "In the yard", priced: "In the yard", menu: "Cars" },
  },
];
