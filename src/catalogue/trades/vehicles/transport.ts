import { list, offers, type Trade } from "../trade.ts";

export const transport: readonly Trade[] = [
  {
    id: "towing",
    name: "towing service",
    above: "transport",
    synonyms: list(
      "towing, tow truck, tilt tray, breakdown towing, accident towing, roadside assistance, car removal",
    ),
    mood: "vehicles",
    colour: "#b0622a",
    services: offers(
      {
        "Breakdown towing": "We tow cars that have broken down.",
        "Accident towing": "We tow cars after an accident.",
        "Machinery and containers": "We load them on the tilt tray, and strap and carry them.",
        "Old car removal": "We collect cars that no longer go.",
        "Long distance": "We tow over long distances.",
        "Jump starts": "We jump start flat batteries.",
      },
      {
        "Breakdown towing": "tow-truck",
        "Accident towing": "car-crash",
        "Old car removal": "recycle",
        "Jump starts": "jump-leads",
      },
    ),
    questions: [
      {
        question: "What do I need to have with me?",
        answer:
          "The keys, the rego, and the address it’s going to. Take out your phone, your bags and the child seat before we load.",
      },
      {
        question: "What should I do until you come?",
        answer:
          "Hazard lights on, everyone out on the side away from the traffic, and well behind the barrier. Then tell us the road, the direction and the nearest exit.",
      },
      {
        question: "Can you get a low car onto the truck?",
        answer: "Tell us it’s low, or send a photo, so we bring the right gear.",
      },
      "Where can you take it?",
      "Can I ride along?",
    ],
    opening: [
      "Where are you, and are you safe?",
      "Stand away from the road first. Then tell us where you are.",
    ],
    steps: [
      { name: "Get to a safe spot", note: "Hazard lights on, and everyone off the road." },
      {
        name: "Tell us where and what",
        note: "The nearest sign or intersection, the car, and whether it rolls.",
      },
      {
        name: "Tell us where it goes",
        note: "Home, your mechanic or the yard.",
      },
    ],
    enquiry: { details: ["Rego", "From", "To"], question: "What happened?" },
  },
  {
    id: "hire-car",
    name: "hire car service",
    above: "transport",
    synonyms: list(
      "hire car, limousine, private driver, minibus hire with driver, shuttle bus, rideshare",
    ),
    mood: "vehicles",
    colour: "#24303a",
    services: offers(
      {
        "Airport transfers": "We take you to the terminal and meet you there.",
        Weddings: "We drive the couple, the party and the grandparents.",
        Formals: "We drive to school formals.",
        "Wine tours": "We drive around the wineries.",
        "Work trips": "We drive people on work trips.",
        "Longer drives": "We drive to the country and to the next city.",
      },
      { Weddings: "bridal-bouquet" },
    ),
    questions: [
      "What if my plane is late?",
      "How many suitcases fit?",
      "Do you have a child seat?",
      "Is the price fixed, or on the meter?",
    ],
    opening: ["What time is the flight?", "Dressed up {where}, and nobody wants to drive?"],
    steps: [
      { name: "Tell us where and when", note: "Flight number, suitcases, and how many people." },
      { name: "Settle the price", note: "With tolls, parking and waiting in it." },
      { name: "Get in", note: "You’ll know where to wait and who to look for." },
    ],
    enquiry: {
      details: ["From", "To", "Date and time"],
      question: "How many people, and what else is there to know?",
    },
  },
  {
    id: "courier",
    name: "courier",
    above: "transport",
    synonyms: list(
      "courier service, parcel delivery, couriers, delivery service, same day courier, transport company, haulage",
    ),
    mood: "vehicles",
    colour: "#b0622a",
    services: offers(
      {
        Parcels: "We carry boxes, bags and envelopes.",
        Pallets: "We carry pallets from dock to dock.",
        "Furniture and large items": "We carry things that won’t fit in a car.",
        "Regular runs": "We drive the same runs each week.",
        "Country runs": "We drive to towns out of the city.",
        Documents: "We carry papers that have to be signed for.",
      },
      { "Regular runs": "van", Pallets: "loaded-pallet" },
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
        name: "Tell us what it is",
        note: "Size, weight, both addresses, and whether someone can help lift.",
      },
      {
        name: "Agree on a time",
        note: "When it can be picked up, and when someone will be there to receive it.",
      },
      { name: "On the road", note: "Leave a number for when it arrives." },
    ],
    enquiry: { details: ["From", "To", "Date"], question: "What’s to be taken?" },
  },
  {
    id: "vehicle-hire",
    name: "vehicle hire",
    above: "hire",
    synonyms: list("car hire, ute hire, van hire, truck hire, bus hire"),
    mood: "vehicles",
    colour: "#3a6a8a",
    services: offers(
      {
        Cars: "We hire out cars, small to family size.",
        Vans: "We hire out vans for moving and deliveries.",
        Utes: "We hire out utes for loads and tip runs.",
        Trucks: "We hire out trucks for moving house.",
        Minibuses: "We hire out minibuses for teams and families.",
        Trailers: "We hire out box, cage and car trailers.",
      },
      { Trailers: "box-trailer" },
    ),
    questions: [
      "How old does a driver have to be?",
      "How many kilometres are included?",
      "What do I pay if it gets scratched?",
      "Can I drop it off in another town?",
    ],
    opening: ["How much has to fit in the back?", "For a day, a weekend or until yours is fixed?"],
    steps: [],
    headings: { unpriced: "What you can hire", menu: "Hire" },
    enquiry: { details: ["Dates", "Number of people"], question: "What would you like to hire?" },
  },
  {
    id: "self-storage",
    name: "self storage",
    above: "hire",
    synonyms: list("storage units, storage sheds, storage, caravan storage, storage facility"),
    mood: "vehicles",
    colour: "#5a5a6a",
    services: offers(
      {
        "Small units": "We rent out units for boxes and a bike.",
        Garages: "We rent out garages for storage.",
        "Caravan and boat storage": "We find a bay that you can back into.",
        "Business storage": "We store stock and files for businesses.",
        "Boxes and tape": "We sell boxes, tape and wrap.",
        "Storage containers": "We rent out containers for a whole house.",
      },
      {
        "Small units": "roller-door",
        "Business storage": "archive",
        "Boxes and tape": "packing-tape",
        "Caravan and boat storage": "boat-cover",
      },
    ),
    questions: [
      {
        question: "How big a unit do I need for a two-bedroom flat?",
        answer:
          "Tell us what the big things are and count your boxes. Beds and tables take up less room than you’d think once they’re apart.",
      },
      {
        question: "How should I pack?",
        answer:
          "Dry, clean and off the floor, with the heavy boxes below. Leave a path to the back, and put what you will need first at the front.",
      },
      {
        question: "What can’t be stored?",
        answer:
          "Nothing that burns, leaks, spoils or lives. Fuel out of the mower, gas bottles left at home, the fridge empty and its door ajar.",
      },
      "Can I get in at night?",
      "Who else has a key?",
      "How much notice do I give?",
    ],
    opening: ["Where do you put it all?", "Count the big things first, then the boxes."],
    steps: [],
  },
];
