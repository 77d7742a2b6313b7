import { measureAndMake } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const workshops: readonly Trade[] = [
  {
    id: "dent-removal",
    name: "paintless dent remover",
    above: "panel-beater",
    synonyms: list(
      "paintless dent removal, pdr, hail damage repair, hail damage, dent removal, dents, car park dents",
    ),
    services: offers(
      {
        "Door dings": "We push small dents out from behind, without paint.",
        "Hail damage": "We work across bonnet, roof and doors after hail.",
        Creases: "We look at creases and tell you what will come out.",
        "Photos first": "We look at photos before you drive in.",
        "Papers for the insurer": "We write the quote the insurer asks for.",
      },
      { "Door dings": "car-profile" },
    ),
    questions: [
      {
        question: "Can my dent come out without paint?",
        answer:
          "If the paint is whole and the metal isn’t stretched, often. Send a photo taken from the side, with something straight reflected in it.",
      },
      {
        question: "What can’t you push out?",
        answer:
          "Dents with broken paint, on sharp edges or where there’s no way behind the panel. Those are a panel beater’s work, and we’ll say so.",
      },
      {
        question: "What should I leave with it?",
        answer:
          "The keys, and your claim number if an insurer is paying. Take out what you will need before it is back.",
      },
    ],
    opening: [
      "A trolley, a door, or the hail?",
      "Take a photo from the side, in the shade, of each dent.",
    ],
  },
  {
    id: "dyno-tuning",
    name: "performance workshop",
    above: "car-repair",
    synonyms: list(
      "dyno tuning, car tuning, dyno, engine tuning, performance workshop, exhausts, turbo upgrades, custom exhausts, car modifications, exhaust shop",
    ),
    services: offers({
      "Dyno runs": "We run the car on the dyno and print the curve.",
      "Engine tuning": "We tune engine computers, petrol and diesel.",
      Exhausts: "We bend and weld exhausts.",
      Engines: "We build and rebuild engines.",
      "Suspension and brakes": "We fit suspension and brakes to suit.",
    }),
  },
  {
    id: "engine-reconditioner",
    name: "engine reconditioner",
    above: "vehicles",
    synonyms: list(
      "engine reconditioning, engine rebuilds, cylinder heads, crankshaft grinding, engine machining, head reconditioning, gearbox rebuilds, transmission repairs, automatic transmission, differential repairs, diesel injectors, fuel injection",
    ),
    services: offers(
      {
        "Cylinder heads": "We test, face and rebuild heads.",
        "Boring and honing": "We machine blocks and fit pistons.",
        Crankshafts: "We grind and balance cranks.",
        "Whole engines": "We strip, measure and assemble.",
        "Old engines": "We look after vintage and tractor engines.",
      },
      { "Old engines": "tractor", Crankshafts: "crankshaft" },
    ),
    opening: ["Smoke, noise, or no compression?", "What is it out of, and what has it done?"],
  },
  {
    id: "car-polisher",
    name: "paint correction studio",
    above: "car-detailing",
    synonyms: list(
      "paint correction, car polishing, car paint correction, ceramic coatings, paint protection film, ppf, car wrapping, vinyl wrap",
    ),
    services: offers(
      {
        "Paint correction": "We polish swirls and scratches out in stages.",
        Coatings: "We apply coatings to clean paint.",
        "Film and wraps": "We lay clear film and coloured wraps.",
        Interiors: "We clean leather and fabric.",
        Wheels: "We get the brake dust out, and fill and paint kerb rash.",
      },
      { "Paint correction": "car-polisher", Interiors: "car-seat", "Film and wraps": "swatches" },
    ),
  },
  {
    id: "car-wrecker",
    name: "car wrecker",
    above: "vehicles",
    synonyms: list(
      "car wreckers, auto wreckers, cash for cars, car parts, used car parts, scrap metal, scrap metal dealer, car removals, spare parts, auto parts",
    ),
    services: offers(
      {
        "Used parts": "We find panels, engines and glass by model.",
        "Cars bought": "We buy cars, running or not.",
        Towing: "We come and collect it with a truck.",
        "Scrap metal": "We weigh and buy scrap.",
        Fitting: "We fit some parts in the yard.",
      },
      { "Used parts": "headlights", "Cars bought": "money", Fitting: "wrench" },
    ),
    questions: [
      {
        question: "What do you need to know about the part?",
        answer:
          "Make, model, year and build month, and the number stamped on the old one. A photo of it saves a trip.",
      },
      {
        question: "What do I need to sell you a car?",
        answer:
          "The papers that show it is yours, your identification and the keys. Check what your state says about the plates.",
        source: "Transport authorities of the states, disposing of a vehicle",
      },
      {
        question: "Can I take the part off by hand?",
        answer: "Ask us first: some yards let you, some do it for you, and it depends on the part.",
      },
    ],
    opening: [
      "Which part, for which car?",
      "Something in the way {where}? Say what is left of it.",
    ],
    steps: [],
  },
  {
    id: "four-wheel-driving",
    name: "4WD workshop",
    above: "car-repair",
    synonyms: list(
      "4wd, four wheel drive accessories, 4x4, bull bars, 4wd accessories, lift kits, roof racks, towbars, 4wd workshop, off road accessories, suspension workshop, overlanding",
    ),
    topics: list(
      "four wheel drive, four-wheel, offroad, off road, touring, land cruiser, recovery gear, outback",
    ),
    services: offers(
      {
        Suspension: "We fit springs, shocks and lifts.",
        "Bars and winches": "We fit bull bars, winches and lights.",
        "Towing and racks": "We fit towbars, racks and canopies.",
        "Before the trip": "We check what tends to break far from town.",
        "Dual batteries": "We wire fridges, chargers and solar.",
      },
      { "Before the trip": "list-checks" },
    ),
    opening: ["How far from the bitumen?"],
  },
  {
    id: "truck-mechanic",
    name: "truck and heavy vehicle mechanic",
    above: "car-repair",
    synonyms: list(
      "truck repairs, truck mechanic, heavy vehicle mechanic, diesel mechanic, trailer repairs, heavy diesel, earthmoving repairs, plant mechanic, bus repairs, trailer manufacturer",
    ),
    services: offers(
      {
        Servicing: "We service trucks, buses and trailers.",
        "Brakes and air": "We reline brakes and find air leaks.",
        "Field service": "We drive out to breakdowns.",
        Inspections: "We prepare vehicles for inspection.",
        "Earthmoving plant": "We repair excavators and loaders.",
      },
      { Servicing: "oil-can", Inspections: "seal-check", "Field service": "toolbox" },
    ),
    opening: ["Which truck, and what’s it doing?"],
    questions: [
      {
        question: "What should I tell you about the truck?",
        answer:
          "Make, model, kilometres or hours, and what it does under load. Tell us where it is, and whether it still drives.",
      },
      {
        question: "Can you look at the trailer too?",
        answer: "Yes. Mention it when you book, so we allow the time and the room.",
      },
      {
        question: "When is a good time to bring it in?",
        answer:
          "Before it’s due on the road again. Tell us your runs, and we’ll look for a day in between.",
      },
    ],
  },
  {
    id: "motorcycle-shop",
    name: "motorcycle shop",
    above: "motorbikes",
    synonyms: list(
      "motorcycle shop, motorbike gear, motorcycle accessories, motorcycle tyres, custom motorcycles, motorcycle training, vespa, vintage motorcycles, motorcycle tours",
    ),
    services: offers(
      {
        Motorbikes: "We sell new and used motorcycles.",
        "Helmets and jackets": "We fit helmets, jackets and boots.",
        Servicing: "We service, tune and fit tyres.",
        "Custom work": "We change bars, seats and exhausts.",
        "Older bikes": "We bring old motorcycles back to life.",
      },
      { Servicing: "oil-can", "Older bikes": "gauge" },
    ),
    steps: [],
    opening: ["The commute, the weekend, or across the country?", "Sit on it first."],
  },
  {
    id: "ute-trays",
    name: "ute tray and canopy builder",
    above: "vehicles",
    synonyms: list(
      "ute trays, toolboxes, ute canopies, ute toolboxes, canopies, tray bodies, truck bodies, box trailers, trailer builder, trailer sales, horse float builder, custom trailers",
    ),
    services: offers(
      {
        "Ute trays": "We build steel and alloy trays to the length of the cab.",
        "Canopies and toolboxes": "We fit canopies, drawers and boxes.",
        Trailers: "We build and repair trailers.",
        "Racks and ladders": "We weld racks for pipe, ladders and glass.",
        Wiring: "We wire lights and plugs.",
      },
      { Wiring: "headlights", Trailers: "box-trailer" },
    ),
    steps: measureAndMake,
    opening: [
      "Which ute, and what goes on the back?",
      "Steel or aluminium, with sides or without?",
    ],
  },
];
