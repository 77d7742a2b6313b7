import { outThere } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const daysOut: readonly Trade[] = [
  {
    id: "play-centre",
    name: "play centre",
    above: "attraction",
    synonyms: list(
      "indoor play centre, soft play, kids play centre, trampoline park, bowling alley, mini golf, laser tag, arcade",
    ),
    mood: "play",
    colour: "#d0801f",
    services: offers({
      "Open play": "We open the floor to play.",
      "Birthday parties": "We host birthday parties among the slides.",
      "Toddler mornings": "We run toddler mornings.",
      "School groups": "We have school groups in to play.",
      "Coffee for grown-ups": "We make coffee for the grown-ups.",
      "Holiday sessions": "We run sessions in the holidays.",
    }),
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
    colour: "#3a2f5a",
    services: offers({
      "Rooms for small teams": "We lock small teams in with a puzzle.",
      "Birthday parties": "We host birthdays in the rooms.",
      "Work outings": "We set puzzles for work outings.",
      "Family sessions": "We run sessions for families.",
      "Games nights": "We host games nights.",
      "Gift vouchers": "We make out vouchers for a game.",
    }),
    questions: [
      {
        question: "Are we really locked in?",
        answer: "No. There is a way out at any time, and somebody who watches and hears you.",
      },
      {
        question: "What if we can’t solve it?",
        answer: "Ask for a hint. You came for the fun of it, and nobody has to stay stuck.",
      },
      {
        question: "Do we need to know anything?",
        answer:
          "No. It helps to have people who think differently, and somebody who says aloud what they see.",
      },
      "How many can play together?",
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
    colour: "#1f6f8f",
    services: offers({
      Tinnies: "We hire out tinnies.",
      "Pontoon boats": "We hire out pontoon boats.",
      Houseboats: "We hire out houseboats.",
      "Jet skis": "We hire out jet skis.",
      "Fishing gear": "We hire out rods and tackle.",
      "Half days and full days": "We hire boats by the half day and the day.",
    }),
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
    colour: "#1f86a6",
    services: offers({
      "Single kayaks": "We hire out single kayaks.",
      "Double kayaks": "We hire out kayaks for two.",
      Paddleboards: "We hire out paddleboards.",
      "Guided paddles": "We lead paddles along the shore.",
      "Sunset paddles": "We paddle out for the sunset.",
      "Life jackets and dry bags": "We have life jackets and dry bags.",
    }),
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
    colour: "#6a2f3a",
    services: offers({
      "New films": "We show films as they come out.",
      "Children’s sessions": "We show films for children.",
      "Old favourites": "We bring old favourites back.",
      "Private screenings": "We let the screen for private sessions.",
      "Seniors’ mornings": "We have mornings for seniors.",
      "Film clubs": "We host film clubs.",
    }),
    questions: [
      {
        question: "Do I need to book a seat?",
        answer:
          "For a weekend night or an opening, better. On a weekday you can often choose your row.",
      },
      {
        question: "How early should we be there?",
        answer:
          "Early enough to find your seat in the light. The film itself begins after the trailers.",
      },
      {
        question: "Can we hire the whole cinema?",
        answer: "Ask us with the day, the film you have in mind and how many are coming.",
      },
      "What is on this week?",
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
    colour: "#5a4a3a",
    services: offers({
      Exhibitions: "We put on exhibitions.",
      "Guided visits": "We lead visitors through the rooms.",
      "School groups": "We have school groups in to look and touch.",
      "Family research": "We help look up family history.",
      Talks: "We hold talks.",
      Shop: "We sell books and small things in the shop.",
    }),
    questions: [
      {
        question: "Do you want my grandfather’s photographs?",
        answer:
          "Show us before you give anything away: who is on them, where and when matters as much as the picture. We may copy them and give them back.",
      },
      {
        question: "Can we bring a bus?",
        answer:
          "Ring first, so that somebody is there to show you around and you are not the second bus.",
      },
      {
        question: "May we take pictures?",
        answer:
          "Mostly yes, without flash. Where something is on loan there is a sign, and you can ask.",
      },
      "When are you open, and does somebody show us around?",
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
