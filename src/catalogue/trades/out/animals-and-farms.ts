import { outThere } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const animalsAndFarms: readonly Trade[] = [
  {
    id: "camel-rides",
    name: "camel rides",
    above: "attraction",
    synonyms: list(
      "camel rides, camel farm, camel tours, camels, camel train, camel milk, camel dairy",
    ),
    mood: "play",
    services: offers(
      {
        "Sunset camel rides": "We lead a string of camels along at sunset.",
        "Short camel rides": "We take first riders around the yard or the beach.",
        Treks: "We walk out for a day or more.",
        "Meet the camels": "We feed, pat and tell their story.",
        Events: "We bring camels to shows and nativity plays.",
      },
      {
        "Sunset camel rides": "sun-horizon",
        "Meet the camels": "carrot",
        "Short camel rides": "camel",
        Treks: "campfire",
      },
    ),
    steps: outThere,
    opening: ["Ever seen the beach from up there?", "Hold on when it stands up."],
  },
  {
    id: "wildlife-park",
    name: "wildlife park",
    above: "attraction",
    synonyms: list(
      "wildlife park, zoo, koala sanctuary, wildlife sanctuary, animal park, koalas, kangaroos, bird park, butterfly house, public aquarium, farm zoo, reptile park",
    ),
    mood: "play",
    services: offers(
      {
        "Meet the animals": "We look after kangaroos, koalas, birds and reptiles.",
        "Feeding times": "We feed and talk through the day.",
        Encounters: "We take small groups behind the fence.",
        Schools: "We teach classes beside the animals.",
        Birthdays: "We find a shady table.",
      },
      {
        Schools: "bus",
        "Feeding times": "animal-feed",
        Encounters: "wallaby-feeding",
        Birthdays: "cake",
      },
    ),
    opening: ["Who would you like to meet?", "Early in the day, most of them are awake."],
  },
  {
    id: "goldfields-tours",
    name: "gold panning and fossicking",
    above: "attraction",
    synonyms: list(
      "gold panning, fossicking, gold panning tours, gold prospecting tours, mine tours, opal mine tours, gold mine, sapphire fossicking, cave tours",
    ),
    services: offers(
      {
        "Gold panning": "We hand you a pan and show you how to swirl it.",
        "Mine tours": "We go underground with helmets and lamps.",
        Fossicking: "We dig, sieve and see what shines.",
        Equipment: "We hire pans, picks and detectors.",
        Schools: "We tell how people came looking for gold.",
      },
      { "Gold panning": "gold-pan", Equipment: "shovel", "Mine tours": "flashlight" },
    ),
    steps: outThere,
    opening: ["Is there any left?", "Bring a hat, a bottle of water and sharp eyes."],
  },
  {
    id: "truffle-farm",
    name: "truffle farm",
    above: "attraction",
    synonyms: list(
      "truffle hunts, truffle farm, truffle hunting, truffles, black truffles, truffiere",
    ),
    mood: "food",
    services: offers(
      {
        "Truffle hunts": "We walk the oaks with dogs and dig what they find.",
        "Fresh truffles": "We clean, grade and sell truffles in season.",
        "Truffle lunches": "We cook truffle dishes after the hunt.",
        "Oils and butters": "We make truffle butter, salt and honey.",
        "Trees and advice": "We talk with growers about trees and soil.",
      },
      { "Truffle lunches": "laid-table" },
    ),
    opening: ["Boots on? The dog goes first."],
    headings: { ask: "Ask about a date", question: "What are you planning, and when?" },
  },
  {
    id: "crocodile-farm",
    name: "crocodile park",
    above: "attraction",
    synonyms: list(
      "croc farm, crocodile farm, crocodile park, jumping crocodile cruise, crocodile tours, croc cruise, crocodiles, wildlife cruises",
    ),
    services: offers(
      {
        "Farm tours": "We walk visitors past the pens, from hatchlings to old males.",
        "Lunch for the crocs": "We feed them and say what you are seeing.",
        "River cruises": "We take a boat out to wild crocodiles on the river.",
        "Hold a hatchling": "We let you hold a small one.",
        "School groups": "We show classes eggs, jaws and how far to stand back.",
      },
      { "School groups": "bus" },
    ),
    opening: ["How close is close enough?", "Keep your hands inside."],
  },
  {
    id: "oyster-farm",
    name: "oyster farm",
    above: "attraction",
    synonyms: list(
      "oyster farm, oyster farm tours, oyster grower, oysters and mussels, abalone, mussel farm, aquaculture, yabbies, prawn farm, fish farm, barramundi farm",
    ),
    mood: "food",
    services: offers(
      {
        "Oysters by the dozen": "We open oysters, or sell them closed.",
        "Tours of the lease": "We take guests out to the lease by boat or in waders.",
        Tastings: "We shuck and pour at the water’s edge.",
        Restaurants: "We bring kitchens oysters by the dozen, opened or shut.",
        "Other seafood": "We sell what else comes out of the bay.",
      },
      { Restaurants: "chef-hat", Tastings: "cheers" },
    ),
    opening: ["Lemon, or just as it is?", "From the water to the plate, in sight of both."],
  },
];
