import { type Business, list } from "./business.ts";
import { outThere } from "./steps.ts";

export const daysOut: readonly Business[] = [
  {
    noun: "play centre",
    mood: "play",
    drawing: "book",
    colour: "#d0801f",
    words: list(
      "play centre, playgroup, toy library, indoor play, soft play, mini ?golf, laser tag, bowling, trampoline park, arcade, pinball",
    ),
    services: list(
      "Open play, Birthday parties, Toddler mornings, School groups, Coffee for grown-ups, Holiday sessions",
    ),
    questions: [
      "Do I need to book?",
      "Do they need socks?",
      "Is there a corner for babies?",
      "Can we bring our own cake?",
    ],
    opening: ["Raining again?", "Shoes off, and in they go."],
    steps: [],
  },
  {
    noun: "escape room",
    mood: "play",
    drawing: "book",
    colour: "#3a2f5a",
    words: list("escape room, board game, trivia, virtual reality, axe throw, murder mystery"),
    services: list(
      "Rooms for small teams, Birthday parties, Work outings, Family sessions, Games nights, Gift vouchers",
    ),
    questions: [
      "Are we really locked in?",
      "How many can play together?",
      "What if we can’t solve it?",
      "Which is right for children?",
    ],
    opening: [
      "Who in your family reads the instructions?",
      "One door, one clock, and a note under the vase.",
    ],
    steps: [],
  },
  {
    noun: "boat hire",
    mood: "play",
    drawing: "wave",
    colour: "#1f6f8f",
    words: list("boat hire, tinnie, house ?boats?, jet ?ski, pontoon, boat rental"),
    services: list(
      "Tinnies, Pontoon boats, Houseboats, Jet skis, Fishing gear, Half days and full days",
    ),
    questions: [
      "Do I need a boat licence?",
      "How many people fit?",
      "Where can we go, and where not?",
      "Is fuel part of the price?",
    ],
    opening: ["Who’s driving, and who’s making the sandwiches?", "A day on the water {where}?"],
    steps: outThere,
    headings: { unpriced: "Boats to hire", priced: "Boats and prices", menu: "Boats" },
  },
  {
    noun: "kayak hire",
    mood: "play",
    drawing: "wave",
    colour: "#1f86a6",
    words: list("kayak, paddle ?board, canoe, stand up paddle, snorkel hire"),
    services: list(
      "Single kayaks, Double kayaks, Paddleboards, Guided paddles, Sunset paddles, Life jackets and dry bags",
    ),
    questions: [
      "Do I need to have paddled before?",
      "Can I bring my child, or the dog?",
      "What if the wind gets up?",
      "Where can I park?",
    ],
    opening: ["Which way does the tide run?", "Hat, water, dry bag: in you get."],
    steps: outThere,
  },
  {
    noun: "cinema",
    mood: "play",
    drawing: "book",
    colour: "#6a2f3a",
    words: list("cinema, theatre company, film festival, movie, drive-?in"),
    services: list(
      "New films, Children’s sessions, Old favourites, Private screenings, Seniors’ mornings, Film clubs",
    ),
    questions: [
      "What is on this week?",
      "Do I need to book a seat?",
      "Can we hire the whole cinema?",
      "Is there a session for parents with babies?",
    ],
    opening: ["Popcorn first, or seats first?", "What’s on {where} tonight?"],
    steps: [],
    headings: { unpriced: "What’s on", menu: "What’s on" },
  },
  {
    noun: "museum",
    mood: "play",
    drawing: "vase",
    colour: "#5a4a3a",
    words: list("museum, heritage cent, historical society, history society, visitor cent"),
    services: list("Exhibitions, Guided visits, School groups, Family research, Talks, Shop"),
    questions: [
      "When are you open, and does somebody show us around?",
      "Can we bring a bus?",
      "Do you want my grandfather’s photographs?",
      "Is there a ramp?",
    ],
    opening: [
      "Who lived here before you?",
      "Old photos, old tools, old stories: come in out of the heat.",
    ],
    steps: [],
    headings: { unpriced: "What there is to see", menu: "Visit" },
  },
];
