import { quoteThenWork } from "../steps.ts";
import { list, offers, type Trade, ways } from "../trade.ts";

export const surfaces: readonly Trade[] = [
  {
    id: "tiling",
    name: "tiler",
    above: "visits",
    synonyms: list(
      "tiling, wall and floor tiling, bathroom tiling, tile laying, regrouting, floor tiler",
    ),
    topics: list("tiles, grout, regrout, mosaic, splashback, bathroom renovation"),
    mood: "trades",
    colour: "#5f6f7a",
    services: offers(
      {
        "Bathroom tiling": "We tile floors, walls and shower recesses.",
        "Kitchen splashbacks": "We tile behind stoves and sinks.",
        "Floor tiling": "We check that the floor is flat, set out the pattern, then lay and grout.",
        "Outdoor tiling":
          "We lay patios and pool edges with falls for water and tiles that aren’t slippery.",
        Waterproofing: "We prepare and waterproof wet rooms before tiling.",
        Regrouting: "We rake out what is stained or cracked, and fill the joints again.",
      },
      {
        "Kitchen splashbacks": "benchtop",
        "Outdoor tiling": "swimming-pool",
        Waterproofing: "paint-bucket",
      },
    ),
    questions: [
      {
        question: "How many tiles should I buy?",
        answer:
          "Measure the floor or wall and add some for cuts and breakage, more for diagonal patterns. Keep a few left over: the next batch may not match.",
      },
      {
        question: "Can you tile over the old tiles?",
        answer:
          "Sometimes, if they’re sound and a slightly higher floor is no problem. In a shower we’d rather see what’s underneath.",
      },
      {
        question: "How long until I can use the shower?",
        answer:
          "Not before adhesive, grout and sealant have cured. That depends on the products and the weather, and we’ll tell you which day.",
      },
      "Who does the waterproofing?",
    ],
    opening: [
      "Cracked tiles? Grout past saving?",
      "A new bathroom floor {where}, or one wall in the kitchen?",
    ],
    steps: quoteThenWork,
    enquiry: {
      details: ["Suburb or town", "About how many square metres"],
      question: "What needs doing?",
    },
  },
  {
    id: "insulation",
    name: "insulation installer",
    above: "visits",
    synonyms: list(
      "insulation, ceiling batts, underfloor insulation, wall insulation, draught proofing",
    ),
    mood: "trades",
    colour: "#a8702f",
    services: offers(
      {
        "Ceiling insulation": "We lay insulation above ceilings.",
        "Wall insulation":
          "We fit batts between the studs while the frame is open, or fill the cavity later.",
        "Underfloor insulation": "We fit insulation beneath floors.",
        "Removing old insulation": "We vacuum or bag it, and look at what is underneath.",
        "Sound insulation": "We insulate rooms against noise.",
        "Draught proofing": "We seal gaps around doors, windows and floors.",
      },
      { "Ceiling insulation": "insulation-batts", "Wall insulation": "house-frame" },
    ),
    questions: [
      {
        question: "Do you take the old insulation away?",
        answer:
          "If it is wet, flattened or full of droppings, it should go. If it is sound, new batts can often lie on top. We’ll have a look in the roof first.",
      },
      {
        question: "Can you work around downlights?",
        answer:
          "Yes. Some need a gap around them and some may be covered, so tell us which lights you have, or send a photo of one.",
      },
      "Can you insulate walls without taking them apart?",
      "Which batts suit my climate?",
    ],
    opening: ["Freezing in July, baking in January?", "Where does the warmth in your house go?"],
    steps: quoteThenWork,
  },
  {
    id: "floor-layer",
    name: "floor layer",
    above: "visits",
    synonyms: list(
      "flooring, floor sanding, timber floors, carpet laying, carpet layer, carpet layers, floorboards, vinyl flooring, lino, hybrid flooring, floor polishing",
    ),
    mood: "trades",
    colour: "#8a6238",
    services: offers(
      {
        "Floor sanding and polishing": "We sand and coat timber floors.",
        "Timber floors": "We lay solid, engineered and recycled boards.",
        "Hybrid and laminate": "We lay hybrid and laminate boards.",
        Vinyl: "We lay vinyl sheets and planks.",
        "Carpet laying": "We take up the old, lay the underlay, stretch and trim.",
        "Floor repairs": "We repair squeaky and damaged floors.",
      },
      { "Floor repairs": "hammer" },
    ),
    questions: [
      {
        question: "Do I have to move out while you sand?",
        answer:
          "Not for the sanding, but the furniture does, and nobody can walk on the floor while the finish dries. Some people plan a few nights away.",
      },
      {
        question: "Can damaged boards be replaced one by one?",
        answer:
          "Usually, if we can find timber of the same kind and width. New boards are lighter at first and darken with the years.",
      },
      "Do you take up the old carpet?",
      "Which floor copes with dogs and children?",
    ],
    opening: [
      "What is under that carpet?",
      "Bare boards, scratched boards, no boards yet: start with a photo.",
    ],
    steps: quoteThenWork,
    enquiry: {
      details: ["Suburb or town", "About how many square metres"],
      question: "What needs doing?",
    },
  },
  {
    id: "roofs-and-gutters",
    name: "roofer",
    above: "visits",
    synonyms: list(
      "roofing, roof repairs, roof restoration, metal roofing, roof tiler, guttering, reroofing, roof plumber, roof leaks",
    ),
    topics: list("roof, gutter, gutters, gutter cleaning, downpipe, leaf guard, tiles roof"),
    mood: "trades",
    colour: "#8a4a3a",
    services: offers(
      {
        "Roof repairs": "We replace broken tiles and sheets.",
        "Roof replacement": "We strip the old one, mend the battens and lay tiles or sheets.",
        Leaks: "We trace leaks to where the water gets in.",
        "Gutters and downpipes": "We replace rusted gutters and blocked downpipes.",
        "Ridge capping": "We rebed and repoint ridge caps.",
        Skylights: "We cut in new ones, and reflash or reseal the ones that leak.",
      },
      { Leaks: "roof-leak", Skylights: "skylight", "Roof replacement": "house-frame" },
    ),
    questions: [
      {
        question: "Can you find where the water gets in?",
        answer:
          "Usually. Note when it drips: in any rain, only with wind, or a day later. Water often runs along a beam before it shows.",
      },
      {
        question: "Should I repair the roof or replace it?",
        answer:
          "A few slipped tiles or rusty screws can be mended. When every storm finds a new leak, replacing starts to make more sense. We’ll show you photos so you can judge.",
      },
      {
        question: "What can I do until you come?",
        answer:
          "Put a bucket under it, move what can be spoilt and leave any wet lights switched off. Stay off the roof.",
      },
      "Do you work on tile as well as metal?",
      "Can you help with what my insurer asks for?",
    ],
    opening: [
      "Water mark on the ceiling? Tile out of place?",
      "Storm coming {where}? Look up while it is dry.",
    ],
    steps: ways(
      {
        "Say what you see": "A stain, a drip, a tile in the garden bed, and when it shows.",
        "Have the roof looked at": "Keep off it yourself, and the dog in.",
        "Settle what is done": "Mend, replace or watch: each has its price.",
      },
      {
        "Send photos from the ground":
          "The roof, the ceiling under it, and the side the rain comes from.",
        "Go through what we found": "Where it gets in, what is worn, and what is still sound.",
        "Wait for a dry day": "Tell us where a ladder can stand, and where the car can’t.",
      },
    ),
  },
  {
    id: "concreter",
    name: "concreter",
    above: "visits",
    synonyms: list(
      "concreting, concretor, driveways, concrete slabs, exposed aggregate, concrete paths, concrete driveways",
    ),
    mood: "trades",
    colour: "#6b6f73",
    services: offers(
      {
        Driveways: "We dig out, box up, set the steel and pour, plain or coloured.",
        "House and shed slabs": "We dig, box up, set the steel, pour and finish.",
        "Paths and patios": "We lay paths and patios with falls for water.",
        "Exposed aggregate": "We wash back the surface to show the stone.",
        "Concrete cutting": "We saw joints, doorways and channels, and take the pieces away.",
        Paving: "We lay pavers on a concrete or sand bed.",
      },
      { Paving: "pavers", "House and shed slabs": "concrete-slab" },
    ),
    questions: [
      {
        question: "How long before I can drive on it?",
        answer:
          "You can walk on it long before it can take a car. It depends on the mix, the weather and the thickness, and we’ll tell you the day.",
      },
      {
        question: "Can you match the concrete that is there?",
        answer:
          "Nearly, but not quite: old concrete has weathered. A clean joint between old and new looks better than a patch that tries to hide.",
      },
      {
        question: "What happens if it rains on the day?",
        answer:
          "We watch the forecast and move the pour if it has to be. Light rain after it has set does no harm.",
      },
      "Do you take the old driveway away?",
    ],
    opening: [
      "A driveway that has cracked, or a shed that needs a floor?",
      "How big, how thick, and can a truck get in?",
      "What should stand on it?",
    ],
    steps: quoteThenWork,
    enquiry: {
      details: ["Suburb or town", "About how many square metres"],
      question: "What needs doing?",
    },
  },
];
