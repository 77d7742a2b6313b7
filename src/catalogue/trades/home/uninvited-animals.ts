import { list, offers, type Trade } from "../trade.ts";

export const uninvitedAnimals: readonly Trade[] = [
  {
    id: "snake-catcher",
    name: "snake catcher",
    above: "visits",
    traits: ["humane"],
    synonyms: list(
      "snake catching, snake removal, snake handler, reptile removal, snake relocation",
    ),
    mood: "home",
    colour: "#5a6a3a",
    services: offers(
      {
        "Catch and release": "We catch the snake and let it go in bush away from houses.",
        Inspections: "We look through house, shed and yard for snakes and ways in.",
        "Lizards and other reptiles": "We move goannas and other reptiles on.",
        "Snake-safe yards": "We say what to tidy, seal and mesh.",
        "Talks for schools and sites": "We show people how to live near snakes.",
      },
      {
        "Catch and release": "snake-hook",
        Inspections: "flashlight",
        "Snake-safe yards": "fence-panels",
        "Talks for schools and sites": "school",
        "Lizards and other reptiles": "turtle",
      },
    ),
    questions: [
      {
        question: "There is a snake. What do I do?",
        answer:
          "Stand still, then back away. Keep people and pets inside, watch where it goes from a distance, and tell us. Nobody should try to catch or kill it.",
      },
      {
        question: "Why do they come to my place?",
        answer:
          "Mice, water, long grass, and sheets of iron on the ground. Clear those, and there is less to come for.",
      },
      "Is it one of the dangerous ones?",
    ],
    opening: [
      "Keep still, keep watching, get help.",
      "A snake {where}? Shut the door and tell us where it is.",
    ],
    steps: [],
  },
  {
    id: "possum-remover",
    name: "possum remover",
    above: "visits",
    traits: ["humane"],
    synonyms: list(
      "possum removal, possums in roof, possum proofing, possum catcher, wildlife removal, bird proofing",
    ),
    mood: "home",
    colour: "#5a5a3a",
    services: offers(
      {
        "Out of the roof": "We let possums out by a one-way door and keep them out.",
        "Sealing up": "We close gaps in roof, eaves and walls.",
        "Nest boxes": "We hang a box nearby, so that the possum has a place.",
        "Birds under solar panels": "We fit mesh that keeps birds from nesting.",
        "Cleaning up": "We clear droppings and old nests from the ceiling.",
      },
      {
        "Out of the roof": "possum",
        "Nest boxes": "nest-box",
        "Sealing up": "roof",
        "Birds under solar panels": "solar-panel",
      },
    ),
    questions: [
      {
        question: "What do I hear in the roof at night?",
        answer:
          "Heavy steps and a cough are mostly a possum; light scurrying is a rat or a mouse. Tell us when you hear it, and where.",
      },
      {
        question: "Can you just take it away?",
        answer:
          "Possums are protected, and moved far away they mostly die. We find out how it gets in, close the gap while it is out, and suggest a box in a tree.",
        source: "State wildlife authorities, possums",
      },
      "How do you get it out without harming it?",
      "Will it come back?",
    ],
    opening: ["Footsteps on the ceiling?", "Thumping in the roof {where}?"],
  },
  {
    id: "bee-remover",
    name: "bee swarm remover",
    above: "visits",
    traits: ["humane"],
    synonyms: list(
      "bee removal, swarm removal, bee swarm removal, bee relocation, wild hives, bee catcher, swarm collection",
    ),
    mood: "home",
    colour: "#b0802f",
    services: offers({
      Swarms: "We collect swarms from trees and fences and take them to a hive.",
      "Bees in walls": "We cut out comb and bees, and close the gap behind them.",
      "Letterboxes and meters": "We move bees out of letterboxes and meter boxes.",
      "A hive of their own": "We settle relocated bees in hives of their own.",
      "Advice from a photo": "We look at it and say whether they will move on.",
    }),
    questions: [
      {
        question: "What should I do until you come?",
        answer:
          "Keep away, keep children and pets inside, and don’t spray or hose them. A swarm that hangs in a tree is mostly calm, and may move on by itself.",
      },
      {
        question: "How can I tell a swarm from a nest?",
        answer:
          "A swarm is a ball of bees that came today. A nest has bees going in and out of a gap all day. A photo from well back tells us.",
      },
      "Will the swarm go by itself?",
      "Are they bees or wasps?",
    ],
    opening: ["A ball of bees in the tree?", "Leave them be, and send a photo."],
  },
];
