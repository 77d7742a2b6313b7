import { type Business, list } from "./business.ts";
import { quoteThenWork } from "./steps.ts";

export const rural: readonly Business[] = [
  {
    noun: "farm",
    mood: "shop",
    drawing: "hills",
    colour: "#6a7a2f",
    words: list(
      "farm gate, farm, orchard, sheep, cattle, alpaca, chooks?, chickens, lavender, xmas tree, christmas tree, pick your own, vegetable box, roadside stall, bush tucker, worm farm, compost",
    ),
    services: list(
      "Eggs, Fruit and vegetables, Meat by the box, Pick your own, Farm visits, Flowers in season",
    ),
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
    noun: "rural contractor",
    mood: "trades",
    drawing: "hills",
    colour: "#7a6a3a",
    words: list(
      "shear, shearing, muster, cattle, stock work, hay, harvest, rural contract, farm contract, soil testing, agronom, spray contract",
    ),
    services: list(
      "Shearing and crutching, Mustering, Hay and silage, Spraying, Yard and fence work, Soil testing",
    ),
    questions: [
      "How many head do you need to come out?",
      "Do you bring your own dogs and gear?",
      "When are you in our district?",
      "Do your people stay on the place?",
    ],
    opening: [
      "How many, which paddock, and how’s the track?",
      "Mob to shear {where}? Book before the weather does.",
    ],
    steps: quoteThenWork,
  },
];
