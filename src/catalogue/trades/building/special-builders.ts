import { quoteThenWork } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const specialBuilders: readonly Trade[] = [
  {
    id: "tiny-house-builder",
    name: "tiny house builder",
    above: "builder",
    synonyms: list(
      "tiny houses, tiny homes, tiny house on wheels, tiny homes on wheels, park cabins",
    ),
    services: offers(
      {
        "Tiny houses on wheels": "We build small houses on trailers, ready for the road.",
        "Shells to finish": "We build to lock-up and you do the inside.",
        "Lofts and storage": "We plan beds, stairs and cupboards to the centimetre.",
        "Off-grid set-ups": "We fit solar, tanks and composting toilets.",
        "Cabins on site": "We build small cabins that stay where they stand.",
      },
      { "Tiny houses on wheels": "house-on-wheels", "Shells to finish": "house-frame" },
    ),
    opening: ["How small could you live?", "One room, one loft, one view."],
  },
  {
    id: "rammed-earth-builder",
    name: "rammed earth builder",
    above: "builder",
    synonyms: list(
      "rammed earth, rammed earth homes, mud brick, mudbrick homes, straw bale houses, earth building, hempcrete, natural building, cob houses",
    ),
    services: offers(
      {
        "Rammed earth walls": "We ram walls in layers of earth, gravel and a little cement.",
        "Whole homes": "We build houses around earth walls, from slab to roof.",
        "Feature walls": "We build one earth wall into an ordinary house.",
        "Mud brick and straw bale":
          "We build in mud brick and straw bale where they suit the site.",
        Repairs: "We mend and seal earth walls that have weathered.",
      },
      { "Rammed earth walls": "stack", "Feature walls": "house-line", Repairs: "trowel" },
    ),
    opening: ["Walls as thick as your arm is long?", "Built from the ground it stands on."],
  },
  {
    id: "shed-builder",
    name: "shed builder",
    above: "visits",
    synonyms: list(
      "sheds, farm sheds, garages and carports, steel sheds, barns, carports, machinery sheds, kit sheds",
    ),
    services: offers(
      {
        "Farm sheds": "We build hay, machinery and shearing sheds.",
        "Garages and carports": "We put up garages and carports, with slab and doors.",
        "Workshop sheds": "We build workshops with power and height for a hoist.",
        "Plans and slab": "We arrange drawings and pour the slab.",
        Barns: "We build barns to live above and work below.",
      },
      { Barns: "farm", "Plans and slab": "concrete-slab" },
    ),
    questions: [
      {
        question: "Does a shed need a slab?",
        answer:
          "Most do, and it wants to be level and dry before the frame goes up. For a small garden shed, a firm bed of gravel or pavers may do.",
      },
      {
        question: "What should I think about before I choose a size?",
        answer:
          "What goes in it, how high the door has to be, and what you might buy in a few years. Measure the space to fences, trees and wires as well.",
      },
    ],
    opening: ["What has to fit inside?", "A shed {where}? Start with the biggest thing."],
  },
  {
    id: "bathroom-renovator",
    name: "bathroom renovator",
    above: "builder",
    synonyms: list(
      "bathroom renovations, bathroom renovation, bathrooms, ensuites, laundry renovations, bathroom makeovers",
    ),
    services: offers(
      {
        "Whole bathrooms": "We take the old bathroom out and build the new one, tiles to taps.",
        "Showers and baths": "We replace baths, showers and screens.",
        Waterproofing: "We prepare and waterproof the room before a tile goes down.",
        "Vanities and storage": "We fit vanities, mirrors and cupboards.",
        "Easier access": "We build step-free showers and fit rails.",
      },
      {
        "Vanities and storage": "vanity",
        Waterproofing: "paint-bucket",
        "Easier access": "grab-rail",
      },
    ),
    questions: [
      {
        question: "How long will we be without a bathroom?",
        answer:
          "Longer than the work itself, since each layer has to dry. We plan it with you so that you know which days are the hard ones.",
      },
      {
        question: "Should we keep the layout as it is?",
        answer:
          "It costs less, because the pipes stay where they are. If the room never worked, it may still be worth moving things.",
      },
    ],
    opening: [
      "Which tile would you take out first?",
      "A bathroom {where}? Measure the room, then dream.",
    ],
    steps: quoteThenWork,
  },
  {
    id: "kitchen-sprayer",
    name: "kitchen resprayer",
    above: "house-painting",
    synonyms: list(
      "kitchen respray, kitchen spray painting, spray painting kitchens, cabinet spraying, two pack painting, furniture spray painting, benchtop resurfacing",
    ),
    services: offers(
      {
        "Doors and drawers": "We take kitchen doors away, prepare them and spray them.",
        "Cabinets in place": "We mask the room and spray the carcasses where they stand.",
        Benchtops: "We coat tired tops in a new colour.",
        "Handles and hinges": "We change handles and adjust doors when they go back.",
        Furniture: "We spray tables, sideboards and built-in shelves.",
      },
      { "Doors and drawers": "spray-gun", "Cabinets in place": "kitchen-cabinets" },
    ),
    opening: ["Same kitchen, another colour?"],
  },
  {
    id: "asbestos-removalist",
    name: "asbestos removalist",
    above: "visits",
    synonyms: list(
      "asbestos removal, asbestos, asbestos removal class b, asbestos inspection, fibro removal, asbestos testing",
    ),
    mood: "trades",
    colour: "#4a5a6a",
    services: offers(
      {
        "Fibro walls and eaves": "We remove bonded asbestos sheets and wrap them on site.",
        "Fences and roofs": "We take down asbestos fences and roofs, sheet by sheet.",
        "Bathrooms and floors": "We lift tiles and linings that hold asbestos.",
        Testing: "We take samples and send them to a laboratory before work starts.",
        Disposal: "We take the waste to a site that may accept it and keep the papers.",
      },
      {
        "Fibro walls and eaves": "fibro-sheets",
        "Fences and roofs": "fence-panels",
        "Bathrooms and floors": "floorboards",
        Testing: "test-tube",
        Disposal: "labelled-bag",
      },
    ),
    questions: [
      {
        question: "Is it asbestos?",
        answer:
          "Nobody can tell by looking. A laboratory tests a small sample, and until then it is wisest to leave the sheet alone: no drilling, sanding or hosing.",
      },
      {
        question: "Can I stay at home while it goes?",
        answer:
          "That depends on where it is and how it is fixed. We’ll talk through which rooms are closed off, and for how long.",
      },
    ],
    opening: ["An old fibro house? Test before you drill.", "Don’t break it. Ask first."],
  },
  {
    id: "home-modification",
    name: "home modification builder",
    above: "handyman-work",
    synonyms: list(
      "home modifications, grab rails, wheelchair ramps, disability modifications, accessible bathrooms, ramps and rails",
    ),
    services: offers(
      {
        "Grab rails": "We fix rails where a hand needs them.",
        Ramps: "We build ramps to front and back doors.",
        Bathrooms: "We take out the step at the shower and put rails where hands go.",
        Doors: "We widen doors and change handles.",
        "Working with therapists": "We build to the therapist’s drawing.",
      },
      { "Working with therapists": "walking-frame", Bathrooms: "shower" },
    ),
    questions: [
      {
        question: "Where do you usually begin?",
        answer:
          "With how the person moves through the day: the step at the door, the shower, the night walk to the toilet. If an occupational therapist has written a report, send it.",
      },
    ],
    steps: quoteThenWork,
    opening: ["Which step has become too high?", "A rail, a ramp, a shower without a hob."],
  },
  {
    id: "pergola-builder",
    name: "deck and pergola builder",
    above: "carpentry",
    synonyms: list(
      "deck builder, decks, pergolas, patios, patio builder, verandahs, outdoor living, decking contractor, gazebos",
    ),
    services: offers({
      Decks: "We build timber and composite decks.",
      Pergolas: "We build open and covered pergolas.",
      "Steps and rails": "We build steps, rails and screens.",
      Repairs: "We replace soft boards and sand old ones.",
      "Plans and approval": "We draw the plans and put the papers together for the council.",
    }),
    questions: [
      {
        question: "Which way should the boards run?",
        answer: "Tell us where you walk, and where you look from. Often that settles it.",
      },
    ],
  },
  {
    id: "playground-builder",
    name: "playground and cubby builder",
    above: "visits",
    synonyms: list(
      "playgrounds, playground builder, cubby house builder, tree houses, tree house builder, nature play, soft fall, swing sets",
    ),
    services: offers(
      {
        "Tree houses and cubbies": "We build cubbies on the ground and in trees.",
        Playgrounds: "We build play spaces for schools and centres.",
        "Nature play": "We set logs, rocks and water.",
        "Soft surfaces": "We lay soft fall and bark.",
        "Safety checks": "We check bolts, gaps and falls.",
      },
      { "Soft surfaces": "puzzle-piece", "Tree houses and cubbies": "ladder" },
    ),
  },
];
