import { list, offers, type Trade } from "../trade.ts";

export const petsAndHorses: readonly Trade[] = [
  {
    id: "reptile-shop",
    name: "reptile shop",
    above: "pet-shop",
    synonyms: list(
      "reptile shop, reptiles, snakes and lizards, pythons, lizards, turtles, reptile supplies, frogs, reptile breeder",
    ),
    services: offers(
      {
        "Snakes and lizards": "We sell pythons, bearded dragons and geckos.",
        "Turtles and frogs": "We sell turtles and frogs, with the tank they need.",
        "Enclosures and heat": "We stock enclosures, lamps and heat mats.",
        "Insects and frozen food": "We keep insects and frozen food.",
        Papers: "We explain the keeper’s licence in your state.",
      },
      { "Enclosures and heat": "terrarium" },
    ),
    questions: [
      {
        question: "What should the enclosure have?",
        answer:
          "A warm end, a cool end, the right light and somewhere to hide. Set it up before the animal comes home.",
      },
      {
        question: "Do I need a licence?",
        answer:
          "For most native reptiles, yes, and each state has its own rules. Ask us or the state’s wildlife office before you choose.",
        source: "State and territory wildlife authorities",
      },
      "Which lizard is easiest to begin with?",
      "Do I need a licence for a python?",
    ],
    opening: ["Scales, shells or slime?"],
  },
  {
    id: "aquariums",
    name: "aquarium shop",
    above: "pet-shop",
    synonyms: list(
      "aquariums, aquarium, tropical fish, fish tanks, fish tank, marine fish, aquarium shop, aquarium maintenance, goldfish, corals, koi, axolotls",
    ),
    topics: list("reef tank, aquascape, ponds, pond"),
    services: offers(
      {
        "Tropical and cold water fish": "We sell fish that live well together.",
        "Tanks and stands": "We stock tanks, stands and lids.",
        "Filters and heaters": "We stock filters, heaters, lights and air pumps.",
        "Plants, rock and coral": "We sell live plants, rock and coral.",
        "Water tests": "We test water you bring in a jar.",
        "Tank visits": "We clean and look after tanks in homes and offices.",
      },
      {
        "Tanks and stands": "aquarium",
        "Filters and heaters": "pump",
        "Water tests": "test-tube",
        "Tank visits": "van",
      },
    ),
    questions: [
      {
        question: "When can the fish move in?",
        answer:
          "When the water is ready, which takes weeks rather than days. Bring a little of it along, and we’ll test it with you.",
      },
      "Which fish can live together?",
      "Can I bring a water sample?",
    ],
    opening: ["Fresh water or salt?"],
  },
  {
    id: "bird-shop",
    name: "bird shop",
    above: "pet-shop",
    synonyms: list(
      "bird breeder, parrots, budgies, bird shop, aviaries, aviary birds, bird supplies, finches and canaries",
    ),
    services: offers(
      {
        "Hand-raised birds": "We raise parrots and cockatiels that are used to hands.",
        "Aviary birds": "We sell finches, canaries and budgies.",
        "Cages and aviaries": "We stock cages and build aviaries.",
        "Seed and toys": "We stock seed, pellets, perches and toys.",
        "Bird boarding": "We look after birds while you are away.",
      },
      { "Bird boarding": "suitcase-rolling", "Seed and toys": "feed-sack" },
    ),
    questions: [
      {
        question: "Is one bird lonely?",
        answer:
          "Many are. Tell us how much you’re at home, and we’ll talk about one, two or a small flock.",
      },
    ],
    opening: ["Who sings at your place?", "One for the aviary, or one for the shoulder?"],
  },
  {
    id: "horse-shop",
    name: "saddlery",
    above: "shop",
    synonyms: list(
      "saddlery, horse gear, tack shop, horse rugs, riding gear, equestrian shop, saddle fitting, saddle fitter",
    ),
    services: offers(
      {
        "Saddles and fitting": "We fit saddles to horse and rider.",
        "Bridles and bits": "We stock bridles, bits and reins.",
        "Horse rugs": "We sell, wash and mend rugs.",
        "Riding clothes": "We stock helmets, boots and jodhpurs.",
        "Second-hand": "We sell used saddles on consignment.",
      },
      { "Horse rugs": "horse-rug", "Riding clothes": "boot" },
    ),
  },
];
