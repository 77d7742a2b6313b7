import { type Business, list } from "./business.ts";
import { carVisit } from "./steps.ts";

export const cars: readonly Business[] = [
  {
    noun: "mechanic",
    mood: "vehicles",
    drawing: "car",
    colour: "#2f4a6a",
    words: list(
      "mechanic, car servic, car repair, log ?book servic, brakes, mobile mechanic, car mechanic, clutch, roadworthy, pink slip, rego check, four-?wheel, diesel, truck repair",
    ),
    offer: "car repairs",
    services: list(
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
    noun: "auto electrician",
    mood: "vehicles",
    drawing: "car",
    colour: "#c2851f",
    words: list(
      "auto elec, auto-?elec, car electric, car air con, dual batter, reversing camera, alternator, starter motor, auto electric",
    ),
    services: list(
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
    noun: "panel beater",
    mood: "vehicles",
    drawing: "car",
    colour: "#4a4a6a",
    words: list(
      "panel ?beat, smash repair, dent, dents, spray paint car, crash repair, hail damage, paintless, car restor, classic car",
    ),
    services: list(
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
    noun: "tyre shop",
    mood: "vehicles",
    drawing: "car",
    colour: "#34383c",
    words: list("tyre, tyres, wheel align, puncture, wheels and, mag wheels"),
    services: list(
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
    noun: "windscreen repairer",
    mood: "vehicles",
    drawing: "car",
    colour: "#2a6f96",
    words: list("windscreen, auto glass, window tint, tinting, chip repair"),
    services: list(
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
    noun: "car detailer",
    mood: "vehicles",
    drawing: "car",
    colour: "#2a5f8a",
    words: list(
      "detailing, car wash, detailer, paint protection, ceramic coat, car clean, car polish",
    ),
    services: list(
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
    noun: "car dealer",
    mood: "vehicles",
    drawing: "car",
    colour: "#3a4a6a",
    words: list("used cars, car deal, car yard, car sales, car broker, caravan sales, boat sales"),
    services: list(
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
