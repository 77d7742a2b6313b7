import { quoteThenWork } from "../steps.ts";
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
      Eggs: "We collect and sell eggs.",
      "Fruit and vegetables": "We grow and sell fruit and vegetables.",
      "Meat by the box": "We pack meat by the box.",
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
    services: offers({
      "Shearing and crutching": "We shear and crutch sheep.",
      Mustering: "We muster stock.",
      "Hay and silage": "We cut, rake and bale hay.",
      Spraying: "We spray crops and weeds.",
      "Yard and fence work": "We build and mend yards and fences.",
      "Soil testing": "We take soil samples and send them off.",
    }),
    questions: [
      {
        question: "What should be ready when you come?",
        answer:
          "Gates open, stock where you want it, and somebody who knows where the soft ground and the wires are.",
      },
      {
        question: "When are you in our district?",
        answer:
          "Tell us where you are and how big the job is. We put neighbours together on one trip where we can.",
      },
      {
        question: "What if it rains?",
        answer:
          "Then we wait until the ground carries and the work can be done properly. Ring us from your side of the hill: the forecast often knows less.",
      },
      "How many head do you need to come out?",
      "Do you bring your own dogs and gear?",
      "Do your people stay on the place?",
    ],
    opening: [
      "How many, which paddock, and how’s the track?",
      "Mob to shear {where}? Book before the weather does.",
    ],
    steps: quoteThenWork,
  },
];
