import { carCare, carVisit } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

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
    colour: "#2f4a6a",
    offer: "car repairs",
    services: offers(
      {
        "Logbook services": "We service by the book, and stamp it.",
        Brakes: "We measure pads and discs, and replace what is worn.",
        "Rego inspections":
          "We go through lights, tyres, brakes and steering, and list what has to be done.",
        "Clutches and gearboxes": "We take out worn parts, fit new ones and drive it again.",
        "Air conditioning": "We look for leaks before we regas, so that it stays cold.",
        "Car batteries":
          "We test whether it’s the battery or the alternator, and fit a new one if it is.",
        "Diesel and four-wheel drives":
          "We look after filters, injectors, diffs and transfer cases.",
      },
      { "Clutches and gearboxes": "gear", "Air conditioning": "thermometer-cold" },
    ),
    questions: [
      {
        question: "Can you service a car that’s nearly new?",
        answer:
          "Yes. A new car doesn’t have to go back to the dealer for its services, as long as they’re done properly, on time and with suitable parts. Bring the book.",
        source:
          "ACCC, Motor vehicle sales and repairs: an industry guide to the Australian Consumer Law",
      },
      {
        question: "Can I see the old parts?",
        answer: "Yes. Say so when you leave the car, and we’ll keep them in a box for you.",
      },
      "Will you ring me before you do extra work?",
      "Can you come to the car, or does it come to you?",
    ],
    opening: [
      "What’s that noise?",
      "Warning light on {where}? Note the colour, and when it came.",
      "Due for a service, or making a noise?",
    ],
    steps: carVisit,
    enquiry: { details: ["Rego", "Make, model and year"], question: "What does it need?" },
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
    colour: "#c2851f",
    services: offers(
      {
        "Car batteries": "We test and replace car batteries.",
        "Alternators and starters": "We test what charges and what cranks, and mend or swap it.",
        "Air conditioning": "We find faults in car air conditioning and regas it.",
        "Dual batteries": "We fit a second one with its charger, for the fridge and lights.",
        "Trailer wiring": "We trace bad earths, and fit plugs, lights and brakes.",
        "Lights and cameras":
          "We fit driving lights, light bars and reversing cameras, and hide the wiring.",
      },
      {
        "Dual batteries": "fridge",
        "Alternators and starters": "car-key",
        "Air conditioning": "thermometer-cold",
      },
    ),
    questions: [
      {
        question: "What drains my battery overnight?",
        answer:
          "A light in the boot, a phone charger, an alarm, or a battery at the end of its life. Tell us how long it stands before it won’t start.",
      },
      {
        question: "Can you wire a caravan to my car?",
        answer:
          "Yes. Tell us the car, the van and what should work on the road: brakes, fridge, camera.",
      },
      "Can you come out to a car that won’t start?",
      "Can you fit a camera that I bought?",
    ],
    opening: ["Click, click, nothing?", "Lights dim at idle? Say which car, and when it started."],
    steps: carVisit,
    enquiry: { details: ["Rego", "Make, model and year"], question: "What does it need?" },
  },
  {
    id: "panel-beater",
    name: "panel beater",
    above: "vehicles",
    synonyms: list(
      "panel beating, smash repairs, crash repairs, spray painting cars, panel shop, car restoration, accident repairs",
    ),
    mood: "vehicles",
    colour: "#4a4a6a",
    services: offers({
      "Smash repairs": "We straighten, replace, prime and paint, and check that the doors close.",
      Dents: "We push or pull the metal back, and paint only where it has to be.",
      Bumpers: "We mend cracks in plastic where we can, and replace what is past it.",
      "Scratches and paint": "We sand, fill and spray, and blend the edge into the old paint.",
      "Hail damage": "We push small dents out from behind, and paint what needs it.",
      Restoration: "We restore bodywork on old cars.",
      "Insurer paperwork": "We photograph and quote the damage, and send it in for you.",
    }),
    questions: [
      {
        question: "Can a dent come out without painting?",
        answer:
          "If the paint is whole and the metal isn’t stretched, often. Send a photo from the side, with a light across it.",
      },
      {
        question: "What should I do right after a bump?",
        answer:
          "Take photos of all cars and of the road, and write down names, plates and phone numbers. Then tell your insurer, and us.",
      },
      "Can I choose you, or does my insurer choose?",
      "Can you match the paint?",
      "Do you have a loan car?",
    ],
    opening: ["It was the other trolley, wasn’t it?", "Take a photo from the side, in the shade."],
    steps: carVisit,
    enquiry: { details: ["Rego", "Make, model and year"], question: "What does it need?" },
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
    colour: "#34383c",
    services: offers(
      {
        "New tyres": "We ask where you drive and how far, then fit and balance a set.",
        "Wheel alignment": "We set the angles so it drives straight.",
        Balancing: "We stop the shake in the wheel with small weights on the rim.",
        Punctures: "We find the nail, and patch it if the sidewall isn’t hurt.",
        "Four-wheel drive tyres": "We fit tyres for highway, sand and mud.",
        "Truck and tractor tyres": "We change them in the yard or the paddock.",
      },
      { Balancing: "wheel-balancer" },
    ),
    questions: [
      {
        question: "Can a puncture be repaired?",
        answer:
          "In the tread, often; in the side wall, no. Don’t drive on a flat tyre: it ruins one that could have been mended.",
      },
      {
        question: "Which size do I need?",
        answer:
          "It is on the side of the tyre you have, and on a plate inside the door. Send us a photo of either.",
      },
      "Do you take the old tyres?",
      "How can I tell when a tyre is worn?",
    ],
    opening: ["Does it pull to the left?", "Read the numbers on the side, and send us those."],
    steps: carVisit,
    enquiry: { details: ["Rego", "Make, model and year"], question: "What does it need?" },
  },
  {
    id: "windscreen-repairer",
    name: "windscreen repairer",
    above: "vehicles",
    synonyms: list(
      "windscreens, windscreen replacement, auto glass, window tinting, chip repairs, car window tinting",
    ),
    mood: "vehicles",
    colour: "#2a6f96",
    services: offers(
      {
        "Windscreen replacement":
          "We cut out the broken glass, clean the frame and bond in a new one.",
        "Stone chips": "We fill them with resin before they spread.",
        "Side and back windows": "We vacuum up the pieces and fit new glass.",
        "Window tinting": "We lay film that keeps out glare and heat.",
        "Truck and tractor glass": "We cut and fit panes for cabs.",
        Headlights: "We sand and polish lenses that have gone cloudy.",
      },
      { "Stone chips": "rocks" },
    ),
    questions: [
      {
        question: "Can a chip be filled, or does it need a new one?",
        answer:
          "A small chip, away from the edge and out of the driver’s view, can often be filled. Put clear tape over it to keep the dirt out, and send a photo with a coin beside it.",
      },
      {
        question: "Does my insurer pay for it?",
        answer:
          "Many policies cover glass, some with an excess and some without. Ask your insurer first, and tell us what they said.",
      },
      "Do you come to my work?",
      "How long before I can drive?",
    ],
    opening: ["Stone on the highway?", "Put a coin beside the chip and send a photo."],
    steps: carVisit,
    enquiry: { details: ["Rego", "Make, model and year"], question: "What does it need?" },
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
    colour: "#2a5f8a",
    services: offers(
      {
        "Wash and vacuum": "We do the outside first, then seats, mats and boot.",
        "Full detail":
          "We go from roof lining to wheel nuts, with carpets, glass and paint between.",
        "Cut and polish": "We take out swirls and dull paint, and bring back the shine.",
        "Paint protection":
          "We clean and polish first, then put a coat over it that water runs off.",
        "Seats and carpets": "We vacuum, shampoo and draw out the stains.",
        "Boats and caravans": "We wash off salt and road grime, then polish and wax.",
      },
      {
        "Cut and polish": "car-polisher",
        "Seats and carpets": "car-seat",
        "Wash and vacuum": "car-wash",
      },
    ),
    questions: [
      {
        question: "What should I take out before you start?",
        answer:
          "Whatever you would miss: papers, sunglasses, child seats, coins. We put what we find in a bag for you.",
      },
      {
        question: "Will every stain come out?",
        answer:
          "Not every one. Old dye, burns and sun damage change the fabric itself, and we’ll tell you before we start on it.",
      },
      {
        question: "Can you get scratches out?",
        answer:
          "Many that a fingernail glides over. What catches the nail has gone through the clear coat, and needs paint.",
        notOf: ["mobile-car-wash"],
      },

      "Do you come to me, and do you need water?",
      "Can you get dog hair out?",
      "How long does a full detail take?",
      "Can you get the smell of milk out?",
    ],
    opening: [
      "Whose chips are those under the seat?",
      "Selling it, keeping it, or just ashamed of it?",
    ],
    steps: carCare,
    enquiry: {
      details: ["Make and model", "Day that suits"],
      question: "What would you like done?",
    },
  },
  {
    id: "car-dealer",
    name: "car dealer",
    above: "vehicles",
    synonyms: list(
      "used cars, car sales, car yard, caravan sales, boat sales, car broker, second hand cars",
    ),
    mood: "vehicles",
    colour: "#3a4a6a",
    services: offers(
      {
        "Used cars": "We keep used cars on the yard to look over and drive.",
        "Trade-ins": "We look over yours, and take its worth off the price.",
        Finance: "We go through the papers with you, and send them to a lender.",
        "Finding a car for you": "We look for the car you’re after.",
        "Utes and vans": "We have them for tools, for trades and for towing.",
        "Classic cars": "We show you papers, rust and repairs along with the shine.",
      },
      { "Trade-ins": "car-key", "Classic cars": "classic-car" },
    ),
    questions: [
      {
        question: "Can my own mechanic look at it first?",
        answer: "Yes, ask us and we’ll agree on a time. A fresh pair of eyes is a good idea.",
      },
      {
        question: "Is there anything owing on it?",
        answer:
          "Check it yourself: a search by VIN on the Personal Property Securities Register shows whether money may be owing on it, and whether it is recorded as written off or stolen.",
        source: "Personal Property Securities Register, Do a used car or vehicle search",
      },
      {
        question: "What should I bring for a test drive?",
        answer:
          "Your licence, an hour, and a route you usually drive. Drive it over a speed bump, park it, and listen with the radio off.",
        source: "Road rules of each state on carrying a licence",
      },
      "What would you give me for mine?",
      "Can I drive it on the freeway?",
    ],
    opening: ["What does it have to carry?", "Kick the tyres. That’s what they’re for."],
    steps: [],
    headings: { unpriced: "In the yard", priced: "In the yard", menu: "Cars" },
  },
];
