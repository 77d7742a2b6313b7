import { type Business, list } from "./business.ts";

export const transport: readonly Business[] = [
  {
    noun: "towing service",
    mood: "vehicles",
    drawing: "van",
    colour: "#b0622a",
    words: list(
      "towing, tow truck, tilt tray, roadside assist, car removal, cash for cars, wrecker",
    ),
    services: list(
      "Breakdown towing, Accident towing, Machinery and containers, Old car removal, Long distance, Jump starts",
    ),
    questions: [
      "Where can you take it?",
      "Can I ride along?",
      "Can you get a low car onto the truck?",
      "What do I need to have with me?",
    ],
    opening: ["Where are you, and are you safe?", "Stand away from the road first. Then ring."],
    steps: [
      { name: "Get to a safe spot", note: "Hazard lights on, and everybody off the road." },
      {
        name: "Say where and what",
        note: "The nearest sign or intersection, the car, and whether it rolls.",
      },
      {
        name: "Say where it goes",
        note: "Home, your mechanic or the yard. Ask what it costs before it is loaded.",
      },
    ],
  },
  {
    noun: "hire car service",
    mood: "vehicles",
    drawing: "car",
    colour: "#24303a",
    words: list(
      "chauffeur, limousine, airport transfer, taxi, hire car, bus hire, airport transf, limo, private driver, charter bus, minibus, shuttle, wedding car, patient transport",
    ),
    services: list("Airport transfers, Weddings, Formals, Wine tours, Work trips, Longer drives"),
    questions: [
      "What if my plane is late?",
      "How many suitcases fit?",
      "Do you have a child seat?",
      "Is the price fixed, or on the meter?",
    ],
    opening: ["What time is the flight?", "Dressed up {where}, and nobody wants to drive?"],
    steps: [
      { name: "Say where and when", note: "Flight number, suitcases, and how many people." },
      { name: "Settle the price", note: "Ask about tolls, parking and waiting." },
      { name: "Get in", note: "Ask where to stand, and which number to ring." },
    ],
  },
  {
    noun: "courier",
    mood: "vehicles",
    drawing: "van",
    colour: "#b0622a",
    words: list(
      "courier, freight, transport, trucking, haulage, parcel, truck hire, logistic, hot ?shot, pallet",
    ),
    services: list(
      "Parcels, Pallets, Furniture and large items, Regular runs, Country runs, Documents",
    ),
    questions: [
      "How late can I book for today?",
      "What is the biggest thing you carry?",
      "Can I follow where it is?",
      "What if nobody is home?",
    ],
    opening: ["From where, to where, how heavy?", "One box or a pallet {where}?"],
    steps: [
      {
        name: "Say what it is",
        note: "Size, weight, both addresses, and whether somebody can help lift.",
      },
      { name: "Agree on a time", note: "Ask what it costs, waiting time included." },
      { name: "On the road", note: "Ask how you will hear that it has arrived." },
    ],
  },
  {
    noun: "vehicle hire",
    mood: "vehicles",
    drawing: "van",
    colour: "#3a6a8a",
    words: list(
      "car hire, car rental, van hire, ute hire, truck rental, truck hire, campervan hire, bus hire, caravan hire, motorhome hire",
    ),
    services: list("Cars, Vans, Utes, Trucks, Minibuses, Trailers"),
    questions: [
      "How old does a driver have to be?",
      "How many kilometres are included?",
      "What do I pay if it gets scratched?",
      "Can I drop it off in another town?",
    ],
    opening: ["How much has to fit in the back?", "For a day, a weekend or until yours is fixed?"],
    steps: [],
    headings: { unpriced: "What you can hire", menu: "Hire" },
  },
  {
    noun: "self storage",
    mood: "vehicles",
    drawing: "van",
    colour: "#5a5a6a",
    words: list("self storage, storage, container hire, caravan storage"),
    services: list(
      "Small units, Garages, Caravan and boat storage, Business storage, Boxes and tape, Containers",
    ),
    questions: [
      "How big a unit do I need for a two-bedroom flat?",
      "Can I get in at night?",
      "Who else has a key?",
      "How much notice do I give?",
    ],
    opening: ["Where do you put it all?", "Count the big things first, then the boxes."],
    steps: [],
  },
];
