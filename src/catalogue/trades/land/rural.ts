import { farmWork } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const rural: readonly Trade[] = [
  {
    id: "market-gardening",
    name: "farm",
    above: "land",
    synonyms: list(
      "farm gate, farm shop, orchard, market garden, pick your own, organic farm, farm produce, hobby farm, farming, produce",
    ),
    topics: list(
      "farmer, veg box, organic, microgreens, hydroponics, farmers market, agriculture, fruit, berries, olives, avocado, homestead",
    ),
    mood: "shop",
    colour: "#6a7a2f",
    services: offers({
      Eggs: "We collect eggs and sell them by the carton.",
      "Fruit and vegetables": "We grow and pick whatever is in season.",
      "Meat by the box": "We pack a box of mixed cuts.",
      "Pick your own": "We open the rows to pickers.",
      "Farm visits": "We show visitors around the farm.",
      "Flowers in season": "We pick flowers while they are in season.",
    }),
    questions: [
      "What is ready to pick just now?",
      "Can children see the animals?",
      "Can we order a box each month?",
      "Which markets do you come to?",
    ],
    opening: ["What’s ready?", "Jam, salad or Sunday roast: what are you cooking?"],
    steps: [],
    headings: { unpriced: "From the farm", priced: "From the farm", menu: "From the farm" },
  },
  {
    id: "firewood-and-outdoors-work",
    name: "rural contractor",
    above: "land",
    synonyms: list("farm contractor, shearing, farm work, stock work, rural contracting"),
    topics: list(
      "firewood supply, acreage maintenance, slashing, weed control, spraying, bushfire, fire preparation, land care, landcare, dam, water tank, water tanks, irrigation farm, pest control, pests",
    ),
    mood: "trades",
    colour: "#7a6a3a",
    services: offers(
      {
        "Shearing and crutching": "We bring handpieces to small mobs that big teams pass by.",
        Mustering: "We bring stock in by horse, bike or dog.",
        "Hay and silage": "We cut, rake and bale hay.",
        Spraying: "We spray crops and weeds.",
        "Yard and fence work": "We build and mend yards and fences.",
        "Soil testing": "We take soil samples and send them off.",
      },
      { "Shearing and crutching": "handpiece", "Yard and fence work": "gate" },
    ),
    questions: [
      {
        question: "What should be ready when you come?",
        answer:
          "Gates open, stock where you want it, and someone on hand who knows the soft ground and the wires.",
      },
      {
        question: "When are you in our district?",
        answer:
          "Tell us where you are and how big the job is. Where we can, we’ll do neighbours on the one trip.",
      },
      {
        question: "What if it rains?",
        answer:
          "Then we wait until the ground is firm enough to do the job properly. Tell us how it looks at your place: the forecast is often wrong.",
      },
      "How many head do you need to come out?",
      "Do you bring your own dogs and gear?",
      "Do your people stay on the place?",
    ],
    opening: [
      "How many, which paddock, and how’s the track?",
      "Mob to shear {where}? Book before the weather does.",
    ],
    steps: farmWork,
  },
];
