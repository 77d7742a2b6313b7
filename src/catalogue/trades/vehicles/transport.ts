import { list, named, type Trade } from "../trade.ts";

export const transport: readonly Trade[] = [
  {
    id: "towing",
    name: "towing service",
    above: "transport",
    synonyms: list(
      "towing, tow truck, tilt tray, breakdown towing, accident towing, roadside assistance, car removal",
    ),
    mood: "vehicles",
    drawing: "van",
    colour: "#b0622a",
    services: named(
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
    id: "hire-car",
    name: "hire car service",
    above: "transport",
    synonyms: list(
      "hire car, limousine, private driver, minibus hire with driver, shuttle bus, rideshare",
    ),
    mood: "vehicles",
    drawing: "car",
    colour: "#24303a",
    services: named("Airport transfers, Weddings, Formals, Wine tours, Work trips, Longer drives"),
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
    id: "courier",
    name: "courier",
    above: "transport",
    synonyms: list(
      "courier service, parcel delivery, couriers, delivery service, same day courier, transport company, haulage",
    ),
    mood: "vehicles",
    drawing: "van",
    colour: "#b0622a",
    services: named(
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
    id: "vehicle-hire",
    name: "vehicle hire",
    above: "hire",
    synonyms: list("car hire, ute hire, van hire, truck hire, bus hire"),
    mood: "vehicles",
    drawing: "van",
    colour: "#3a6a8a",
    services: named("Cars, Vans, Utes, Trucks, Minibuses, Trailers"),
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
    id: "self-storage",
    name: "self storage",
    above: "hire",
    synonyms: list("storage units, storage sheds, storage, caravan storage, storage facility"),
    mood: "vehicles",
    drawing: "van",
    colour: "#5a5a6a",
    services: named(
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
