import { quoteThenWork } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const groundAndWalls: readonly Trade[] = [
  {
    id: "retaining-walls",
    name: "retaining wall builder",
    above: "landscaping",
    synonyms: list(
      "retaining walls, sleeper walls, concrete sleepers, gabion walls, boulder walls, limestone blocks, limestone walls",
    ),
    services: offers(
      {
        "Sleeper walls": "We set steel posts and slide sleepers in.",
        "Blocks and boulders": "We build with blocks, stone and boulders.",
        Drainage: "We lay pipe and gravel behind the wall.",
        "Old walls": "We take leaning walls down and build new ones.",
        "Steps and levels": "We cut slopes into terraces, with steps between.",
      },
      {
        "Sleeper walls": "sleeper-wall",
        "Old walls": "wall-crack",
        "Steps and levels": "stairs",
        "Blocks and boulders": "block-wall",
        Drainage: "pipe",
      },
    ),
    questions: [
      {
        question: "Why is my wall leaning?",
        answer:
          "Mostly because water is trapped behind it. A new wall needs drainage as much as it needs strength.",
      },
      {
        question: "Timber, block or stone?",
        answer:
          "It depends on the height, the soil, what stands above it and how long you want it to last. We’ll talk you through each at your place.",
      },
    ],
    steps: quoteThenWork,
    opening: ["Where does the slope want to go?", "How high, how long, and what stands on top?"],
  },
  {
    id: "line-marker",
    name: "line marking contractor",
    above: "visits",
    synonyms: list(
      "line marking, linemarking, car park line marking, sports court line marking, road marking, safety line marking",
    ),
    mood: "trades",
    colour: "#b0801f",
    services: offers(
      {
        "Car parks": "We mark bays, arrows and numbers.",
        "Warehouses and yards": "We mark walkways, bays and no-go areas.",
        "Courts and playgrounds": "We mark courts, games and running tracks.",
        "Old lines": "We grind or black out lines that no longer apply.",
        "Kerbs and bollards": "We paint kerbs, bollards and speed humps.",
      },
      {
        "Car parks": "road-markings",
        "Old lines": "floor-polisher",
        "Warehouses and yards": "forklift",
      },
    ),
    questions: [
      {
        question: "When can the place be closed?",
        answer:
          "Tell us when it is empty: early, late or on a Sunday. Paint wants a dry surface and an hour without tyres on it.",
      },
      {
        question: "What do you need for a price?",
        answer: "A plan or a photo from above, the number of bays, and what is on the ground now.",
      },
    ],
    opening: ["Can anyone still see the bays?", "Send a plan, or a photo from upstairs."],
  },
  {
    id: "paver",
    name: "paver",
    above: "landscaping",
    synonyms: list("paving, paver, brick paving, pavers, asphalt, bitumen, kerbing"),
    services: offers(
      {
        "Paths and patios": "We lay pavers on a prepared base.",
        Driveways: "We pave driveways to carry cars.",
        "Pool surrounds": "We lay and cut pavers around pools.",
        Repairs: "We lift and relay what has sunk.",
        Asphalt: "We lay and patch asphalt.",
      },
      { "Paths and patios": "pavers", Asphalt: "road-markings", Repairs: "trowel" },
    ),
    questions: [
      {
        question: "Why do pavers sink?",
        answer:
          "Because of what is underneath. A base that was packed down in layers stays where it is; sand on loose soil does not.",
      },
      {
        question: "Can you lift and relay what is there?",
        answer:
          "Often. If the pavers are whole, we take them up, put the base right and lay them again.",
      },
    ],
    steps: quoteThenWork,
    enquiry: {
      details: ["Suburb or town", "About how many square metres"],
      question: "What needs doing?",
    },
    opening: [
      "A path, a driveway, a place for the table?",
      "Measure it roughly, and send a photo.",
    ],
  },
  {
    id: "pool-resurfacer",
    name: "pool resurfacer",
    above: "pool-builder",
    synonyms: list(
      "pool resurfacing, swimming pool resurfacing, pool renovations, pool painting, pool tiling, pool leak detection",
    ),
    services: offers(
      {
        Resurfacing: "We strip and resurface concrete and fibreglass pools.",
        "Pebble and plaster": "We spray pebble, quartz and plaster.",
        Tiles: "We take off loose ones at the waterline and set new.",
        "Cracks and leaks": "We find leaks and mend cracks.",
        "Lights and fittings": "We renew lights, skimmers and pipes.",
      },
      { "Cracks and leaks": "drop-half" },
    ),
    steps: quoteThenWork,
    opening: ["Rough under the feet?", "Stains, cracks, or a colour you never liked?"],
  },
  {
    id: "gutter-guard",
    name: "gutter guard installer",
    above: "gutter-cleaner",
    synonyms: list(
      "gutter guard, gutter guards, leaf guard, gutter mesh, gutter guard installer, ember guard",
    ),
    services: offers(
      {
        Mesh: "We fit mesh over gutters and valleys.",
        "Ember protection": "We fit fine mesh where fires are a risk.",
        "Cleaning first": "We clear leaves before we cover them.",
        Repairs: "We replace rusted gutters and downpipes.",
        "Birds and possums": "We close the gaps birds and possums get in by.",
      },
      {
        Repairs: "ladder",
        "Ember protection": "fire",
        "Birds and possums": "possum",
        "Cleaning first": "broom",
      },
    ),
    questions: [
      {
        question: "Does mesh mean I never clean gutters again?",
        answer:
          "No. It keeps leaves out, but dust and fine bits still settle, so have a look now and then.",
      },
      {
        question: "Which mesh suits my roof?",
        answer:
          "It depends on the roof, the trees and whether embers are a risk. Send us a photo from the ground.",
      },
      {
        question: "Do you clean the gutters first?",
        answer: "Yes, there’s no point covering what is already in them.",
      },
    ],
  },
  {
    id: "epoxy-floors",
    name: "epoxy floor coater",
    above: "visits",
    synonyms: list(
      "epoxy flooring, epoxy floors, garage floor coating, concrete polishing, polished concrete, concrete sealing, driveway sealing, concrete grinding, concrete cutting, core drilling",
    ),
    services: offers(
      {
        "Garage floors": "We grind, fill and coat garage floors.",
        "Polished concrete": "We grind and polish slabs.",
        "Driveway sealing": "We clean and seal driveways and paths.",
        "Factory floors": "We lay hard-wearing and non-slip coatings.",
        "Cutting and coring": "We cut openings and drill cores.",
      },
      { "Polished concrete": "floor-polisher" },
    ),
    enquiry: {
      details: ["Suburb or town", "About how many square metres"],
      question: "What needs doing?",
    },
  },
  {
    id: "renderer",
    name: "renderer",
    above: "plasterer",
    synonyms: list(
      "rendering, renderer, cement render, texture coating, acrylic render, venetian plaster, cladding installer, cladding, facade repairs",
    ),
    services: offers(
      {
        "Cement render": "We render brick and block.",
        "Texture and acrylic": "We apply coloured and textured coats.",
        Cladding: "We fix boards and panels.",
        Repairs: "We cut out drummy render and match it.",
        "Fences and chimneys": "We render front fences, chimneys and letterboxes.",
      },
      { Repairs: "wall-crack", "Texture and acrylic": "paint-roller", Cladding: "house-frame" },
    ),
    opening: ["Bare brick, old paint, or cracks all over?", "A wall that could look like new."],
  },
  {
    id: "underpinning",
    name: "restumping and underpinning",
    above: "visits",
    synonyms: list(
      "restumping, reblocking, underpinning, house levelling, house raising, house stumping, foundations repair, stumping",
    ),
    services: offers(
      {
        Restumping: "We replace timber stumps with steel or concrete.",
        Levelling: "We jack floors level and close cracks.",
        Underpinning: "We support footings that have moved.",
        "House raising": "We lift houses to build in below.",
        "Before you buy": "We crawl under and look.",
      },
      {
        Restumping: "house-on-jacks",
        Levelling: "spirit-level",
        "House raising": "crane",
        "Before you buy": "magnifying-glass",
      },
    ),
  },
  {
    id: "house-mover",
    name: "house relocation",
    above: "transport",
    synonyms: list(
      "house relocation, house removal, removal homes, house movers trucks, transportable homes, relocatable homes",
    ),
    services: offers(
      {
        "Moving houses": "We cut, lift and truck whole houses.",
        "Houses for sale": "We sell houses to be moved.",
        "Stumps and reassembly": "We set the house down on new stumps.",
        Permits: "We arrange roads, wires and pilots.",
      },
      {
        "Moving houses": "moved-house",
        Permits: "traffic-cone",
        "Houses for sale": "house-line",
        "Stumps and reassembly": "house-simple",
      },
    ),
    opening: [
      "Where does the house stand, and where should it go?",
      "The block, the road and the trees in between.",
    ],
  },
  {
    id: "shopfitter",
    name: "shopfitter",
    above: "visits",
    synonyms: list(
      "art installer, picture hanging service, exhibition stands, display stands, shop fitting, shop fitters, exhibition builder, museum displays",
    ),
    services: offers(
      {
        "Shop fit-outs": "We build counters, shelves and fitting rooms.",
        Exhibitions: "We build and set up stands.",
        Art: "We hang pictures and fix sculptures.",
        Offices: "We build desks, walls and kitchens.",
        "Pulling down": "We take down, pack and store.",
      },
      { Exhibitions: "awning", Art: "image" },
    ),
  },
];
