import { list, offers, type Trade } from "../trade.ts";

export const photographers: readonly Trade[] = [
  {
    id: "wedding-photography",
    name: "wedding photographer",
    above: "photography",
    synonyms: list(
      "wedding photographer, wedding photography, engagement photos, elopement photographer, bridal photography",
    ),
    services: offers(
      {
        "The whole day": "We photograph from getting dressed to the dance floor.",
        Elopements: "We come along for two people and a view.",
        Engagements: "We take a walk with the two of you first.",
        Albums: "We choose the pictures with you, lay out the pages and have it bound.",
        "Second photographer": "We cover two places at once.",
      },
      { Albums: "photo-album", Elopements: "bridal-bouquet", Engagements: "ring" },
    ),
    enquiry: { details: ["Date", "Place"], question: "What do you have in mind?" },
  },
  {
    id: "newborn-photography",
    name: "newborn and family photographer",
    above: "photography",
    synonyms: list(
      "newborn photographer, newborn photography, baby photos, family photographer, maternity photography, family photography, cake smash, kids photographer",
    ),
    services: offers(
      {
        Newborns: "We photograph babies in the first weeks, unhurried.",
        Bump: "We photograph the weeks before.",
        Families: "We photograph families at home, in the studio or outside.",
        "First birthdays": "We photograph the cake smash and clean up after.",
        "Prints and frames": "We help you choose, then have them printed and framed.",
      },
      { Families: "family-portrait", Bump: "expecting-mother", "First birthdays": "cupcake" },
    ),
    opening: ["Asleep, or wide awake?", "Tiny toes {where}?"],
    headings: { question: "Who should be in the picture, and when?" },
  },
  {
    id: "pet-photography",
    name: "pet photographer",
    above: "photography",
    synonyms: list(
      "pet photographer, pet photography, dog photographer, horse photographer, equine photography",
    ),
    services: offers(
      {
        Dogs: "We photograph dogs at the park or the beach.",
        Horses: "We photograph horses in the paddock and at shows.",
        "In the studio": "We keep treats in every pocket.",
        "With their people": "We photograph you together, at play or at rest.",
        Prints: "We have your choice made for the wall, the desk or the fridge.",
      },
      { "With their people": "family-portrait" },
    ),
    questions: [
      {
        question: "What if my pet won’t sit still?",
        answer:
          "Most don’t, and that is fine. Bring a favourite toy, a treat and someone it listens to.",
      },
      {
        question: "Should I brush or wash it first?",
        answer: "The day before, so that the coat settles. Check eyes and chin that morning.",
      },
      {
        question: "Can I be in the picture too?",
        answer: "Please do. Wear something that looks good with hair on it.",
      },
    ],
  },
  {
    id: "commercial-photography",
    name: "commercial photographer",
    above: "photography",
    synonyms: list(
      "commercial photographer, product photography, headshots, food photography, corporate photography, sports photographer, school photography, event photography, brand photography, school photos, product photos",
    ),
    services: offers(
      {
        Products: "We photograph products on white and in use.",
        Headshots: "We photograph teams in an hour.",
        Food: "We shoot before it goes cold.",
        "Events and sport": "We cover conferences, finishes and prize-givings.",
        Places: "We photograph rooms and buildings.",
      },
      { Headshots: "headshot" },
    ),
    questions: [
      {
        question: "What should we prepare?",
        answer:
          "A list of the pictures that you need, where each will be used, and in what shape. Clean the product twice: the camera sees more than you do.",
      },
      {
        question: "How do you deal with staff who hate being photographed?",
        answer:
          "We take them one at a time, talk, and show them the screen. Most like the third one.",
      },
      {
        question: "Can we keep working while you shoot?",
        answer: "Usually. Tell us when it’s quiet, and what shouldn’t be in the shot.",
      },
    ],
  },
];
