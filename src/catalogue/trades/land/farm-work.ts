import { list, offers, type Trade } from "../trade.ts";

export const farmWork: readonly Trade[] = [
  {
    id: "aerial-spraying",
    name: "aerial spraying contractor",
    above: "firewood-and-outdoors-work",
    synonyms: list(
      "crop dusting, crop duster, aerial spraying, aerial application, ag pilot, aerial spreading, top dressing, drone spraying, spray drones",
    ),
    services: offers(
      {
        "Crop spraying":
          "We spray crops by aircraft when the ground is too wet or the crop too tall.",
        Spreading: "We spread fertiliser and seed from the air.",
        "Pastures and weeds": "We treat weeds and pastures over large areas.",
        Firefighting: "We stand by with water in the fire season.",
        "Maps and records": "We keep maps of what was applied and where.",
      },
      { Spreading: "grains", "Maps and records": "map-trifold" },
    ),
    opening: ["Which paddock, which crop, how soon?"],
    questions: [
      {
        question: "What do you need to know before you fly?",
        answer:
          "A map of the paddocks, the crop, what’s next door, and every wire, mast and house. Neighbours with bees or stock should hear about it too.",
      },
      {
        question: "What if the wind is wrong?",
        answer:
          "Then we wait. Spray has to land where it belongs, so wind and heat decide the hour.",
      },
      {
        question: "Who needs to know before the job?",
        answer:
          "Your neighbours, and anyone working on the place. Keep people and stock out of the paddock until the label allows.",
      },
    ],
  },
  {
    id: "mustering",
    name: "mustering contractor",
    above: "firewood-and-outdoors-work",
    synonyms: list(
      "helicopter mustering, mustering, contract mustering, cattle mustering, stockman, stock camp",
    ),
    services: offers(
      {
        "Helicopter mustering": "We bring cattle in by helicopter, with people on the ground.",
        "Horses and bikes": "We muster on horses, bikes and buggies.",
        "Yard work": "We draft, brand and load.",
        "Bore and fence runs": "We check waters and fences from the air.",
        "Feral animals": "We count and control feral animals on stations.",
      },
      { "Helicopter mustering": "helicopter", "Feral animals": "wild-pig", "Yard work": "cow" },
    ),
    opening: [
      "How many head, and how rough is the country?",
      "Horses, bikes or the air: what suits the place?",
    ],
  },
  {
    id: "shearer",
    name: "shearing contractor",
    above: "firewood-and-outdoors-work",
    synonyms: list(
      "shearing contractor, shearer, crutching, wool classer, shearing team, wool handling",
    ),
    services: offers(
      {
        Shearing: "We bring shearers, rouseabouts and a classer.",
        Crutching: "We crutch and wig ahead of lambing and flies.",
        "Wool classing": "We class, press and brand the clip.",
        "Small mobs": "We come to hobby farms for a handful of sheep.",
        "Alpacas and goats": "We shear alpacas and goats too.",
      },
      { Shearing: "handpiece", "Wool classing": "wool-fleece", "Small mobs": "farm" },
    ),
    opening: ["How many, and when do they come off?", "Rams, ewes or a few pets behind the house?"],
  },
  {
    id: "hay-contractor",
    name: "hay contractor",
    above: "firewood-and-outdoors-work",
    synonyms: list(
      "hay contractor, hay baling, baling, hay and silage, hay sales, silage, hay carting, slashing and baling",
    ),
    services: offers(
      {
        "Cutting and raking": "We mow, condition and turn the crop into rows for the baler.",
        Baling: "We bale small squares, big squares and rounds.",
        "Wrapping and silage": "We wrap bales and make silage.",
        "Carting and stacking": "We cart hay to the shed.",
        "Hay for sale": "We sell hay by the bale and the load.",
      },
      { "Wrapping and silage": "silo" },
    ),
    opening: [
      "Cut, raked, baled: how much is standing?",
      "Which paddock, and when will it be dry?",
    ],
  },
  {
    id: "harvester",
    name: "harvest contractor",
    above: "firewood-and-outdoors-work",
    synonyms: list(
      "contract harvesting, header contractor, harvest contractor, windrowing, grain harvesting, grape harvesting, cotton picking, sugar cane harvesting, cane harvesting, sugar cane",
    ),
    services: offers(
      {
        Grain: "We harvest wheat, barley, canola and pulses.",
        "Chaser bins and carting": "We keep the header moving and the trucks full.",
        Windrowing: "We windrow canola and hay.",
        Sowing: "We put the crop in with our own seeder and tractor.",
        "Yield maps": "We hand over the maps.",
      },
      { Grain: "header", Sowing: "plant" },
    ),
    opening: [
      "What’s in the paddock, and when is it ready?",
      "How many hectares, and how far to the silo?",
    ],
  },
  {
    id: "agronomist",
    name: "agronomist",
    above: "profession",
    synonyms: list(
      "agronomy, soil testing, crop adviser, farm adviser, farm consultant, pasture adviser, viticulturist",
    ),
    mood: "profession",
    services: offers(
      {
        "Soil tests": "We sample paddocks and read the results with you.",
        "Crop checks": "We walk crops for weeds, pests and disease.",
        "Fertiliser plans": "We write down what to put where.",
        Pastures: "We plan sowing, grazing and rest.",
        Trials: "We set out and measure trial strips.",
      },
      { "Fertiliser plans": "feed-sack", Trials: "grains" },
    ),
    opening: ["What does the paddock say?", "Which crop, which soil, and what did it rain?"],
  },
  {
    id: "fodder-store",
    name: "produce store",
    above: "shop",
    synonyms: list(
      "stock feed, produce store, rural supplies, fodder store, horse feed, farm supplies, feed store, chaff and hay, saddlery and feed, farm merchandise",
    ),
    services: offers(
      {
        "Feed by the bag": "We stock feed for horses, cattle, poultry and dogs.",
        "Hay and chaff": "We sell hay, lucerne and chaff by the bale and bag.",
        "Fencing and water": "We stock posts, wire, troughs and fittings.",
        "Animal health": "We sell drenches, dips and supplements.",
        Delivery: "We bring loads to the farm.",
      },
      { "Animal health": "syringe" },
    ),
  },
  {
    id: "livestock-transport",
    name: "livestock carrier",
    above: "transport",
    synonyms: list(
      "livestock transport, cattle trucks, stock transport, stock crates, livestock carrier, sheep transport",
    ),
    services: offers(
      {
        "Cattle and sheep": "We cart stock to sales, farms and works.",
        "Road trains": "We shift large mobs over long distances.",
        "Small loads": "We take a few head in a body truck.",
        "Yards to yards": "We load, check and spell stock on long trips.",
        "Hay and grain": "We bring fodder on the way back.",
      },
      { "Small loads": "sheep", "Yards to yards": "gate" },
    ),
    enquiry: { details: ["From", "To", "Date"], question: "What’s to be taken?" },
    opening: ["How many head, and how’s the loading ramp?", "From which yards to which, and when?"],
  },
  {
    id: "horse-transport",
    name: "horse transport",
    above: "transport",
    synonyms: list(
      "horse transport, horse float hire, horse float, horse carrier, equine transport",
    ),
    services: offers(
      {
        "Local trips": "We take horses to vets, shows and new homes.",
        Interstate: "We carry horses in bays with stops for water.",
        "Float hire": "We check lights, floor and hitch with you before you load.",
        "Hard loaders": "We take our time with horses that don’t like floats.",
      },
      { "Local trips": "horse-float", Interstate: "truck-trailer", "Float hire": "key" },
    ),
    enquiry: { details: ["From", "To", "Date"], question: "What’s to be taken?" },
    opening: ["Who is travelling, and do they load?", "From which gate to which, and how many?"],
  },
  {
    id: "stock-agent",
    name: "stock and station agent",
    above: "real-estate-agent",
    synonyms: list(
      "stock and station agent, livestock agent, clearing sales, rural property sales, rural agent, wool broker",
    ),
    services: offers(
      {
        "Cattle and sheep": "We buy and sell livestock privately and at the yards.",
        "Rural property": "We appraise, list and auction farms.",
        "Clearing sales": "We lot, advertise and run clearing sales.",
        "Online sales": "We assess stock and list it online.",
        Advice: "We talk markets before you truck anything.",
      },
      { "Online sales": "device-mobile", "Rural property": "farm", Advice: "trend-up" },
    ),
    questions: [
      {
        question: "When is the right time to sell?",
        answer:
          "It depends on the season, the feed and the sales nearby. Tell us what you have and what you need, and we’ll talk about when.",
      },
    ],
    opening: [
      "Selling, buying, or waiting for rain?",
      "What’s in the paddock, and what should it make?",
    ],
  },
  {
    id: "farm-machinery",
    name: "farm machinery dealer",
    above: "vehicles",
    synonyms: list(
      "tractors, farm machinery, tractor repairs, tractor sales, agricultural machinery, farm mechanic, header repairs",
    ),
    services: offers(
      {
        Tractors: "We match power, tyres and loader to the work, then service what we sell.",
        Implements: "We sell ploughs, slashers, rakes and sprayers.",
        "Field repairs": "We come to breakdowns in the paddock.",
        Parts: "We find parts for old and new machines.",
        Hydraulics: "We make hoses and reseal rams.",
      },
      { Implements: "plough" },
    ),
    steps: [],
    opening: [
      "What does the job need: more power or less weight?",
      "New, used, or just a part for the old one?",
    ],
  },
  {
    id: "stockyards",
    name: "stockyard and rural fence builder",
    above: "visits",
    synonyms: list(
      "stockyards, cattle yards, sheep yards, cattle yards builder, cattle grids, rural fencing contractor, cattle crush, cattle dip, horse yards, horse arenas, round yards",
    ),
    mood: "trades",
    services: offers(
      {
        "Cattle and sheep yards": "We plan and weld yards, ramps and crushes.",
        "Rural fencing": "We run boundary, exclusion and electric fences.",
        "Horse yards": "We build round yards, arenas and shelters.",
        "Gates and grids": "We hang gates and set grids.",
        Repairs: "We straighten and replace what stock have bent.",
      },
      { Repairs: "hammer" },
    ),
  },
  {
    id: "grain-storage",
    name: "silo and shed supplier",
    above: "shop",
    synonyms: list(
      "silos, grain silos, grain storage, field bins, feed bins, tanks and troughs, water troughs, farm gates",
    ),
    services: offers(
      {
        Silos: "We supply silos for seed, feed and grain.",
        "Field bins": "We supply bins to keep the header moving.",
        Augers: "We supply and repair augers.",
        "Feeders and troughs": "We supply gear for sheep and cattle yards.",
        "Gates and panels": "We supply them for yards, paddocks and driveways.",
        "Delivery to the farm": "We bring it up the driveway.",
      },
      { "Delivery to the farm": "truck" },
    ),
    headings: { menu: "Silos and sheds" },
  },
  {
    id: "property-clearing",
    name: "property clearing contractor",
    above: "firewood-and-outdoors-work",
    synonyms: list(
      "bushfire preparation, property clearing, fire breaks, land clearing, forestry mulching, slashing, acreage clearing, fuel reduction",
    ),
    services: offers(
      {
        "Fire breaks": "We cut and keep breaks around houses and fences.",
        Slashing: "We slash paddocks and blocks.",
        Mulching: "We mulch scrub and leave it on the ground.",
        "Around the house": "We clear gutters, branches and woodpiles.",
        "Burn piles": "We build heaps ready for when burning is allowed.",
      },
      { Mulching: "log" },
    ),
    opening: [
      "What has grown where the fence used to be?",
      "Which side, how steep, and what has to stay?",
    ],
  },
];
