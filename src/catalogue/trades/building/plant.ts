import { callOut, measureAndMake, quoteThenWork } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const plant: readonly Trade[] = [
  {
    id: "machinist",
    name: "machinist",
    above: "metalwork-and-welding",
    synonyms: list(
      "fitter and turner, machine shop, machining, cnc machining, lathe work, engineering workshop, toolmaker, milling and turning",
    ),
    services: offers(
      {
        "Lathe work": "We turn shafts, bushes and pins on the lathe.",
        "Milling and slots": "We mill flats, slots and keyways.",
        "Worn parts": "We build up, bore out and sleeve what has worn.",
        "Parts that nobody sells": "We measure the old one and make it again.",
        "Small runs": "We make a handful or a box full from a drawing.",
      },
      { "Small runs": "spring" },
    ),
    opening: ["Can’t buy the part any more?", "Bring the broken one, and the one it fits into."],
  },
  {
    id: "metalwork-and-welding",
    name: "welder",
    above: "visits",
    synonyms: list(
      "welding, metal fabrication, boilermaker, steel fabrication, sheet metal, metalwork, mobile welder, wrought iron",
    ),
    topics: list("metal, steel, blacksmith, forging, knife making, fabrication, ironwork"),
    mood: "trades",
    colour: "#5a4a3a",
    services: offers(
      {
        "Gates and balustrades": "We measure on site, weld in the workshop and come back to fit.",
        "Trailers and ute trays": "We weld drawbars, floors and tailgates to what you carry.",
        "Structural steel": "We make up beams, posts and frames.",
        "Stainless and aluminium": "We weld stainless steel and aluminium.",
        "Repairs on site": "We come out and weld on the spot.",
        "Forged ironwork": "We forge hooks, hinges and railings.",
      },
      { "Structural steel": "girders", "Stainless and aluminium": "sparkle" },
    ),
    questions: [
      {
        question: "Can you work from a sketch?",
        answer:
          "Yes. Add the measurements that matter, what it has to hold, and whether it lives inside or in the weather.",
      },
      {
        question: "Do you paint or galvanise what you make?",
        answer:
          "Bare steel rusts, so it needs one or the other. Which one depends on where it goes: tell us how close it is to the sea.",
      },
      "Can you weld aluminium?",
      "Can you come out to a farm or a site?",
    ],
    opening: [
      "Broken, bent or not made yet?",
      "Draw it on the back of an envelope and send a photo.",
    ],
    steps: measureAndMake,
  },
  {
    id: "septic-service",
    name: "septic service",
    above: "visits",
    synonyms: list(
      "septic tanks, septic pump out, grease traps, septic cleaning, waste water, septics, liquid waste",
    ),
    mood: "trades",
    colour: "#5a6a3a",
    services: offers(
      {
        "Septic tank pump-outs": "We pump out tanks and take the waste to be treated.",
        "Grease traps": "We pump them out before they smell, with a docket for your records.",
        "Tank inspections": "We open tanks and look at their condition.",
        "Blocked septic lines": "We clear the lines to and from the tank.",
        "Wastewater system servicing": "We check pumps, alarms and water, and write the report.",
        "Holding tanks": "We empty tanks at sites, events and houses off the sewer.",
      },
      {
        "Septic tank pump-outs": "septic-tank",
        "Wastewater system servicing": "pump",
        "Holding tanks": "truck-trailer",
      },
    ),
    questions: [
      {
        question: "What should never go down the drain?",
        answer:
          "Fat, wipes, nappies, paint, and more bleach than a household needs. It is the bugs in the tank that do the work.",
      },
      {
        question: "How close does the truck have to get?",
        answer:
          "A hose is long but not endless. Tell us how far the tank is from where a truck can stand, and whether the ground is soft.",
      },
      "How often does a tank need emptying?",
      "Can you find a tank when nobody knows where it is?",
    ],
    opening: ["Smell in the yard? Drains slow to empty?", "When was the tank last pumped out?"],
    steps: callOut,
  },
  {
    id: "trucks-and-earthmoving",
    name: "earthmover",
    above: "visits",
    synonyms: list(
      "earthmoving, excavation, excavator hire with operator, bobcat hire, site clearing, earthworks, trenching, dam building, dam desilting, dam cleaning, tipper hire, digger",
    ),
    topics: list(
      "truck, trucks, excavator, bobcat, tipper, transport, haulage, logistics, courier, delivery, freight, forklift",
    ),
    mood: "trades",
    colour: "#b0801f",
    services: offers(
      {
        "Site cuts and levelling": "We cut, fill and level sites with excavator and loader.",
        Trenching: "We dig trenches for pipes and cables.",
        "Driveways and roads": "We form and gravel driveways and roads.",
        Dams: "We push up a wall, key it in, and clear the silt from old ones.",
        "Land clearing": "We clear and stack timber.",
        "Post holes": "We drill post and pier holes.",
      },
      { Dams: "farm-dam", "Post holes": "post-auger" },
    ),
    questions: [
      {
        question: "Can you get in through a narrow gate?",
        answer:
          "Measure it and tell us, with the height of anything overhead. A smaller machine may take longer and save the fence.",
      },
      {
        question: "Who finds out where the pipes and cables run?",
        answer:
          "Before You Dig Australia keeps the plans of what lies in the ground. The plans have to be there before a bucket touches it, and private pipes are on nobody’s plan but yours.",
        source: "Before You Dig Australia",
      },
      "Do you take the soil away?",
      "Is the machine hired with a driver?",
    ],
    opening: [
      "Dirt in the wrong place?",
      "How wide is the gate, and how far does the soil have to go?",
    ],
    steps: quoteThenWork,
  },
  {
    id: "equipment-hire",
    name: "equipment hire",
    above: "hire",
    synonyms: list(
      "tool hire, machinery hire, generator hire, trailer hire, hire shop, hire centre, plant and equipment hire, cherry picker hire, scissor lift hire, excavator hire, backhoe hire, skid steer hire, boom lift hire, plant hire, access equipment hire, compressor hire",
    ),
    mood: "trades",
    colour: "#b0801f",
    services: offers(
      {
        "Diggers and loaders": "We hire out machines for digging, loading and levelling.",
        Trailers: "We hire out box, cage and car trailers.",
        Generators: "We hire out generators for sites and events.",
        "Access towers and lifts": "We hire out towers and lifts for work up high.",
        "Garden machines": "We hire out mulchers, chippers and hole diggers.",
        "Floor sanders": "We hire out sanders, with paper and a run-through.",
      },
      {
        Trailers: "box-trailer",
        "Garden machines": "lawn-mower",
        "Floor sanders": "floor-polisher",
      },
    ),
    questions: [
      "Can I hire for half a day?",
      "What do I need to bring when I pick it up?",
      "Do you deliver to a site?",
      "Will someone show me how to use it?",
    ],
    opening: ["A big job on the weekend?", "Say what you have to dig, cut, lift or sand."],
    steps: [
      {
        name: "Tell us what the job is",
        note: "The right machine depends on the ground, the height and the way in.",
      },
      {
        name: "Choose the days",
        note: "First day, last day, and whether you want it dropped off.",
      },
      {
        name: "Pick it up and bring it back",
        note: "You’ll be shown how to start, stop and refuel before you go.",
      },
    ],
    enquiry: { details: ["Dates", "Suburb or town"], question: "What would you like to hire?" },
  },
];
