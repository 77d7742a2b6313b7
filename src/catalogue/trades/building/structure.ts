import { measureAndMake, quoteThenWork } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const structure: readonly Trade[] = [
  {
    id: "demolition",
    name: "demolition contractor",
    above: "visits",
    synonyms: list("demolition, house demolition, knock down, strip outs, wreckers of houses"),
    mood: "trades",
    colour: "#7a4a2a",
    services: offers(
      {
        "House demolition": "We take down houses and clear the block.",
        "Shed and garage removal": "We take down sheds and garages.",
        "Strip-outs": "We strip kitchens, bathrooms and shops back to the shell.",
        "Site clearing": "We clear rubble, stumps and old fences off the block.",
        "Pool removal": "We break up and fill in old pools.",
        "Concrete breaking": "We break up slabs, paths and driveways.",
      },
      {
        "House demolition": "excavator",
        "Site clearing": "bulldozer",
        "Concrete breaking": "jackhammer",
      },
    ),
    questions: [
      {
        question: "Can anything be saved and reused?",
        answer:
          "Often: floorboards, doors, bricks, a stove. Tell us before we price the job, since it takes longer to take out than to knock down.",
      },
      {
        question: "How can I find out whether there is asbestos?",
        answer:
          "Have it looked at before any wall is touched. In houses from before the nineties it is common in eaves, wet areas and fences.",
      },
      "Who arranges the permit and turns off the gas and power?",
      "Will the neighbours’ fence be all right?",
    ],
    opening: [
      "Something that has to come down?",
      "Old shed, old pool or the whole house: start with a photo and the address.",
    ],
    steps: quoteThenWork,
  },
  {
    id: "scaffolder",
    name: "scaffolder",
    above: "visits",
    synonyms: list("scaffolding, scaffold hire, scaffold"),
    mood: "trades",
    colour: "#b0801f",
    services: offers(
      {
        "Scaffolding for houses": "We put up scaffolding around houses.",
        "Roof edge protection": "We set up edge protection for work on roofs.",
        "Commercial scaffolding": "We scaffold shops, units and larger sites.",
        "Mobile towers for hire": "We drop off a tower on wheels, for ceilings and short jobs.",
        "Stair access": "We put up stairs for getting onto a site.",
        "Shrink wrap and screening": "We cover the scaffold against rain, dust and onlookers.",
      },
      {
        "Roof edge protection": "edge-rail",
        "Mobile towers for hire": "mobile-tower",
        "Stair access": "stair-tower",
        "Shrink wrap and screening": "wrapped-scaffold",
      },
    ),
    questions: [
      {
        question: "Can you set up on a steep block?",
        answer:
          "Usually, with legs of different lengths and a firm footing. Photos from above and below tell us most of what we need.",
      },
      {
        question: "Can you move the scaffold halfway through?",
        answer:
          "Yes. Tell us when you book which side comes first, so that the parts and the people are there on the day. Nobody else should move it.",
      },
      "Do you need access through the neighbour’s yard?",
      "How long can the scaffold stay up?",
    ],
    opening: ["Send the drawings, or a photo of the wall.", "Working up high {where}?"],
    steps: quoteThenWork,
  },
  {
    id: "bricklayer",
    name: "bricklayer",
    above: "visits",
    synonyms: list(
      "bricklaying, brickie, brickwork, brick fences, blocklayer, blockwork, repointing",
    ),
    mood: "trades",
    colour: "#9a4f35",
    services: offers(
      {
        "Brick houses and extensions":
          "We lay to the plans, and match old bricks where the new wall meets them.",
        "Brick fences": "We build front fences, piers and all.",
        "Letterboxes and piers": "We build them to match the house or the fence.",
        "Retaining walls in block": "We lay the block, fill it with concrete and drain the back.",
        Repointing: "We rake out and replace old mortar.",
        "Crack repairs": "We mend cracks in brickwork.",
      },
      {
        "Retaining walls in block": "block-wall",
        "Brick fences": "wall",
        "Crack repairs": "wall-crack",
      },
    ),
    questions: [
      {
        question: "Can you match the bricks of an old house?",
        answer:
          "Often close enough that nobody looks twice, with second-hand bricks and a mortar of the right colour. Send a photo in daylight.",
      },
      {
        question: "What can be done about a crack in a brick wall?",
        answer:
          "First find out why it is there: soil that dries out, a leaking pipe, a tree. A photo with a coin beside the crack helps, and so does when you first saw it.",
      },
      "Do you supply bricks and mortar?",
      "How high can a front fence be?",
    ],
    opening: [
      "A wall to build, or one that has cracked?",
      "Matching old brick {where}? A photo close up and one from the street say a lot.",
    ],
    steps: quoteThenWork,
  },
  {
    id: "stonemason",
    name: "stonemason",
    above: "visits",
    synonyms: list("stonemasonry, sandstone, dry stone walls, stone walls, stonework, stone mason"),
    mood: "trades",
    colour: "#6b6a63",
    services: offers(
      {
        "Dry stone walls": "We stack stone without mortar, course by course.",
        "Sandstone steps and paths": "We cut each piece to its place and bed it level.",
        "Stone cladding": "We fix thin stone to a wall, inside or out.",
        "Restoring old stonework": "We restore worn and broken stonework.",
        "Fireplaces and hearths": "We cut and set the stone around the fire.",
        Headstones: "We shape the stone, and letter it by hand or machine.",
      },
      { "Fireplaces and hearths": "chimney" },
    ),
    questions: [
      {
        question: "Can you repair a wall without taking it all down?",
        answer:
          "Often. Where the rest stands straight, we take out what is loose, find out why it moved, and put it back with a mortar that suits the stone.",
        notOf: ["headstones"],
      },
      {
        question: "Can I choose the stone myself?",
        answer:
          "Yes, and it is worth seeing a larger piece, wet and dry. Stone changes in the sun more than a small sample shows.",
      },
      "Where does your stone come from?",
      "Can you add an inscription to a stone that is already there?",
    ],
    opening: [
      "Stone takes its time. What would you like to have made?",
      "Have an old wall {where} that needs a careful hand?",
    ],
    steps: measureAndMake,
  },
  {
    id: "plasterer",
    name: "plasterer",
    above: "visits",
    synonyms: list("plastering, gyprock, cornices, plasterboard, ceiling repairs"),
    mood: "trades",
    colour: "#7a7468",
    services: offers(
      {
        "Walls and ceilings": "We hang the sheets, tape the joints and sand them ready for paint.",
        "Patching holes and cracks":
          "We cut back to what is sound, fill and sand, so that paint hides it.",
        Cornices: "We cut and set them where wall meets ceiling, plain or moulded.",
        "Water-damaged ceilings":
          "We take down what sags and sheet it again, once the leak is fixed.",
        Rendering: "We render walls inside and out.",
        "Period plaster": "We repair lath, roses and old mouldings.",
      },
      {
        "Walls and ceilings": "house-frame",
        "Water-damaged ceilings": "roof-leak",
        "Patching holes and cracks": "wall-crack",
        Cornices: "cornice",
        Rendering: "trowel",
      },
    ),
    questions: [
      {
        question: "How soon can a new wall be painted?",
        answer:
          "When it is dry right through, which depends on the weather and the room. Cold or damp rooms take longer: open the windows and wait.",
      },
      {
        question: "Is a sagging ceiling dangerous?",
        answer:
          "It may be. Keep out from under it, move nothing that holds it up, and get in touch. Tell us whether it has come down further since you noticed.",
        notOf: ["renderer"],
      },
      "Can you patch a ceiling so the join does not show?",
      "Do you take the old plaster away?",
    ],
    opening: ["Hole in the wall? Ceiling starting to sag?", "Cracks that come back every summer?"],
    steps: quoteThenWork,
  },
  {
    id: "house-painting",
    name: "painter",
    above: "visits",
    synonyms: list(
      "house painter, painting, painter and decorator, interior painting, exterior painting, painting contractor, wallpaper hanging, commercial painter, house painting",
    ),
    topics: list("painting house, paint walls, wallpaper, decorator, colour consultant"),
    misspellings: list("paintor"),
    mood: "trades",
    colour: "#2f6f8a",
    offer: "painting",
    services: offers(
      {
        "Interior painting": "We fill, sand and paint walls, ceilings and woodwork.",
        "Exterior painting": "We wash, scrape and paint weatherboards, brick and trim.",
        "Roof painting": "We wash it, mend what’s cracked, then seal and coat it.",
        "Fences and decks": "We clean and sand the timber, then oil, stain or paint it.",
        Wallpaper: "We strip old paper and hang new.",
        "Shops and offices": "We plan around opening hours, and keep shelves and desks covered.",
      },
      { Wallpaper: "wallpaper-roll" },
    ),
    questions: [
      {
        question: "Do I have to move the furniture?",
        answer:
          "Take down pictures and clear the shelves. We’ll move the big things to the middle and cover them. Tell us which ones need two people.",
        notOf: ["kitchen-sprayer"],
      },
      {
        question: "Is there lead in the old paint?",
        answer:
          "In a house from before the seventies, quite likely, and it’s possible in later ones. A test kit from a hardware shop or a laboratory will tell you; until then, don’t dry-sand it.",
        source: "Australian Government, Lead alert: the six step guide to painting your home",
        notOf: ["kitchen-sprayer"],
      },
      {
        question: "Can you help me choose a colour?",
        answer:
          "Yes. Paint a big piece of card and move it around for a few days: a colour looks different on each wall and at every hour.",
      },
      "Do you wash and fill before you paint?",
    ],
    opening: ["Same walls, different colour?", "Which room {where} would you start with?"],
    steps: quoteThenWork,
  },
];
