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
    services: offers({
      "Catch and release": "We catch the snake and let it go in bush away from houses.",
      Inspections: "We look through house, shed and yard for snakes and ways in.",
      "Lizards and other reptiles": "We move goannas and other reptiles on.",
      "Snake-safe yards": "We say what to tidy, seal and mesh.",
      "Talks for schools and sites": "We show people how to live near snakes.",
    }),
    questions: ["What should I do until you come?", "Is it one of the dangerous ones?"],
    opening: ["Keep still, keep watching, ring.", "A snake {where}? Shut the door and ring."],
    steps: [],
  },
  {
    id: "possum-remover",
    name: "possum remover",
    above: "visits",
    traits: ["humane"],
    synonyms: list(
      "possum removal, possums in roof, possum proofing, possum catcher, wildlife removal, bird proofing, posum removal",
    ),
    mood: "home",
    colour: "#5a5a3a",
    services: offers({
      "Out of the roof": "We let possums out by a one-way door and keep them out.",
      "Sealing up": "We close gaps in roof, eaves and walls.",
      "Nest boxes": "We hang a box nearby, so that the possum has a place.",
      "Birds under solar panels": "We fit mesh that keeps birds from nesting.",
      "Cleaning up": "We clear droppings and old nests from the ceiling.",
    }),
    questions: ["How do you get it out without harming it?", "Will it come back?"],
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
      Rehoming: "We settle relocated bees in hives of their own.",
      "Advice by phone": "We look at a photo and say whether they will move on.",
    }),
    questions: ["Will the swarm go by itself?", "Are they bees or wasps?"],
    opening: ["A ball of bees in the tree?", "Leave them be, and send a photo."],
  },
];
