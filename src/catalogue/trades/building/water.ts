import { list, offers, type Trade } from "../trade.ts";

export const water: readonly Trade[] = [
  {
    id: "water-and-tanks",
    name: "water tank installer",
    above: "visits",
    synonyms: list(
      "water tanks, rainwater tanks, tank installation, tank cleaning, water filters, poly tanks, concrete tanks, tank liners, greywater systems, water treatment",
    ),
    topics: list(
      "water saving, rainwater, greywater, bore, water quality, drinking water, drought, dams",
    ),
    mood: "trades",
    colour: "#2f6a8a",
    services: offers(
      {
        "New tanks": "We supply and set rainwater tanks, with base and pipes.",
        "Pumps and filters": "We fit pumps and filters for house and garden water.",
        "Tank cleaning": "We vacuum the sludge out and wash the tank down.",
        "Leaks and liners": "We patch, reline or replace tanks that leak.",
        "First-flush and mesh": "We keep leaves and mosquitoes out of the tank.",
      },
      { "Tank cleaning": "vacuum", "Leaks and liners": "burst-pipe" },
    ),
    questions: [
      {
        question: "How big a tank do I need?",
        answer:
          "It depends on the roof, the rain and what you use it for. Tell us how many people, what is to run from it, and how long your dry spells last.",
      },
      {
        question: "Why does my tank water smell?",
        answer:
          "Often leaves in the gutters, sludge on the bottom or a frog in the pipe. Clean the gutters and the strainer first, and tell us if it stays.",
      },
      "Can I drink the water from it?",
    ],
    opening: ["How much rain runs off that roof?", "Low on water {where}? Start with the tank."],
  },
  {
    id: "water-cartage",
    name: "water cartage",
    above: "transport",
    synonyms: list(
      "water delivery, drinking water cartage, water carrier, water carter, water truck, bulk water, water tanker, pool water delivery",
    ),
    mood: "vehicles",
    colour: "#2f6a9a",
    services: offers(
      {
        "House tanks": "We deliver drinking water by the tanker load and fill the tank.",
        Pools: "We bring water to fill or top up swimming pools.",
        "Dust and building sites": "We cart water for roads, sites and compaction.",
        "Stock and farm water": "We fill troughs and farm tanks in dry times.",
        Events: "We bring drinking water to festivals and camps.",
      },
      { "Stock and farm water": "cow", "Dust and building sites": "bulldozer", Events: "tap" },
    ),
    questions: [
      {
        question: "What do you need to know about my tank?",
        answer:
          "How big it is, where the inlet is, and how close a truck can get. Tell us about low branches and soft ground, too.",
      },
      {
        question: "When should I order?",
        answer:
          "Before the tank is nearly empty. Tap the side or look in with a torch: in a dry spell everybody rings in the same week.",
      },
      {
        question: "Will filling it stir up the tank?",
        answer:
          "It can lift what lies on the bottom. Let it settle before you drink from it, and have a look at the strainer.",
      },
      "How many litres fit in one load?",
    ],
    steps: [
      {
        name: "Say how much, and where",
        note: "The size of the tank, the address, and how soon you’ll run dry.",
      },
      {
        name: "Clear the way in",
        note: "Gates open, branches out of the way, and a word about soft ground.",
      },
      { name: "We fill it", note: "Keep the inlet clear and the dog inside." },
    ],
    opening: ["Tank running low?", "Out of rain {where}? Water comes by road too."],
  },
  {
    id: "bore-driller",
    name: "bore driller",
    above: "visits",
    synonyms: list(
      "bore drilling, water bores, water well drilling, drilling contractor, bore hole, groundwater, bores",
    ),
    mood: "trades",
    colour: "#6a5a3a",
    services: offers(
      {
        "Water bores": "We drill, case and develop bores for house and stock water.",
        "Bore pumps": "We size, lower and connect pumps.",
        "Flow and water tests": "We measure the flow and have the water tested.",
        "Old bores": "We clean, re-case and bring old bores back.",
        "Site drilling": "We drill for foundations, soil samples and monitoring.",
      },
      {
        "Water bores": "drill-truck",
        "Old bores": "bore-head",
        "Flow and water tests": "bore-depth",
      },
    ),
    questions: [
      {
        question: "Will you find water?",
        answer:
          "Nobody can say before the drill is down. Bores nearby tell a lot: how deep they went, and what the water was like.",
      },
      {
        question: "How do you get the rig in?",
        answer:
          "It needs a firm track, height under the trees and level ground to stand on. Photos of the gate and the way in help us plan.",
      },
      "How deep will you have to go?",
      "What if there is no water?",
    ],
    opening: ["Water under the paddock?", "Need water {where}? Look below."],
  },
  {
    id: "water-diviner",
    name: "water diviner",
    above: "visits",
    synonyms: list("water divining, dowser, dowsing, divining"),
    mood: "trades",
    colour: "#5a6a4a",
    services: offers(
      {
        "Walking the site": "We walk the ground with rods and mark likely places for a bore.",
        "Depth and flow": "We say what we expect and you decide where to drill.",
        "Old bores": "We look at bores that are there already.",
        "Talking with the driller": "We pass our marks on to the drilling crew.",
      },
      {
        "Walking the site": "dowsing-rods",
        "Depth and flow": "bore-depth",
        "Old bores": "bore-head",
        "Talking with the driller": "drill-truck",
      },
    ),
    questions: [
      {
        question: "Do I have to believe in it?",
        answer: "No. Walk along, hold the rods if you like, and make up your own mind.",
      },
    ],
    opening: ["Where would you drill?", "A dry block {where}? Walk it first."],
  },
  {
    id: "windmill-repairer",
    name: "windmill repairer",
    above: "visits",
    synonyms: list("windmill repairs, windmills, windmill service, bore windmills, windpumps"),
    mood: "trades",
    colour: "#7a5a3a",
    services: offers(
      {
        "Mill heads and sails": "We overhaul windmill heads and straighten or replace sails.",
        "Pumps and columns": "We pull the column, change buckets and reset the pump.",
        Towers: "We repair, paint and re-stand towers.",
        "Tanks and troughs": "We mend the tank, float and trough beside the mill.",
        "Moving to solar": "We fit solar pumps where a mill has had its day.",
      },
      { Towers: "lattice-mast" },
    ),
    opening: ["Turning, but no water?", "Which bore, and what does the mill do?"],
  },
  {
    id: "waterproofer",
    name: "waterproofer",
    above: "visits",
    synonyms: list(
      "waterproofing, waterproofer, leaking balconies, leaking showers, shower repairs, balcony repairs, damp proofing, rising damp, basement waterproofing",
    ),
    services: offers(
      {
        "Balconies and decks": "We find where balconies leak and seal them.",
        Showers: "We seal and regrout showers, or start again.",
        "Roofs and planters": "We lay membranes on flat roofs and planter boxes.",
        "Rising damp": "We treat walls that draw water from the ground.",
        Basements: "We seal and drain walls below ground.",
      },
      {
        "Balconies and decks": "building-apartment",
        "Rising damp": "wall",
        Basements: "stairs",
        "Roofs and planters": "roof",
      },
    ),
    questions: [
      {
        question: "Can you stop a leak without pulling up the tiles?",
        answer:
          "Sometimes. It depends on whether the grout, a joint or the layer underneath has failed, and we look into that first.",
      },
      {
        question: "How long before I can use the shower again?",
        answer:
          "Each coat has to dry before the next, and the tiles come after. We’ll give you the days when we have seen it; a cold week makes them longer.",
      },
    ],
  },
];
