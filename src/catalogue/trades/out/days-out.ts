import { outThere } from "../steps.ts";
import { list, named, type Trade } from "../trade.ts";

export const daysOut: readonly Trade[] = [
  {
    id: "play-centre",
    name: "play centre",
    above: "attraction",
    synonyms: list(
      "indoor play centre, soft play, kids play centre, trampoline park, bowling alley, mini golf, laser tag, arcade",
    ),
    mood: "play",
    drawing: "book",
    colour: "#d0801f",
    services: named(
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
    id: "escape-room",
    name: "escape room",
    above: "attraction",
    synonyms: list(
      "escape rooms, escape game, virtual reality arcade, axe throwing, murder mystery nights",
    ),
    mood: "play",
    drawing: "book",
    colour: "#3a2f5a",
    services: named(
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
    id: "boat-hire",
    name: "boat hire",
    above: "hire",
    synonyms: list(
      "tinnie hire, houseboat hire, pontoon hire, jet ski hire, boat rental, bbq boats, houseboats",
    ),
    mood: "play",
    drawing: "wave",
    colour: "#1f6f8f",
    services: named(
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
    id: "kayaking-and-paddling",
    name: "kayak hire",
    above: "hire",
    synonyms: list("kayaks, paddleboard hire, canoe hire, sup hire, kayak tours, kayaking"),
    topics: list("canoe, canoeing, paddling, paddle, rowing, raft, rafting, river, lake"),
    mood: "play",
    drawing: "wave",
    colour: "#1f86a6",
    services: named(
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
    id: "cinema",
    name: "cinema",
    above: "attraction",
    synonyms: list("movie theatre, picture theatre, movies, drive in cinema, film society"),
    mood: "play",
    drawing: "book",
    colour: "#6a2f3a",
    services: named(
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
    id: "museum",
    name: "museum",
    above: "attraction",
    synonyms: list("heritage centre, historical society, history museum, visitor centre"),
    mood: "play",
    drawing: "vase",
    colour: "#5a4a3a",
    services: named("Exhibitions, Guided visits, School groups, Family research, Talks, Shop"),
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
