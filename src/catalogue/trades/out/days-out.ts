import { outThere } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const daysOut: readonly Trade[] = [
  {
    id: "bowling-alley",
    name: "bowling alley",
    above: "attraction",
    synonyms: list(
      "tenpin bowling, ten pin bowling, bowling centre, laser tag, arcade, mini golf, amusement centre",
    ),
    mood: "play",
    colour: "#7a2f6a",
    services: offers(
      {
        "Games by the round": "We keep score, so that you can argue about it.",
        "Birthday parties": "We host parties, with a table for the cake.",
        "Groups and work nights": "We put teams side by side and bring the food over.",
        "School holidays": "We have sessions for children through the day.",
        "Food and drinks": "We serve something to eat between turns.",
      },
      { "School holidays": "kite", "Groups and work nights": "trophy" },
    ),
    opening: ["Who keeps the score at your place?", "Loser shouts the chips?"],
  },
  {
    id: "play-centre",
    name: "play centre",
    above: "attraction",
    synonyms: list("indoor play centre, soft play, kids play centre, trampoline park"),
    mood: "play",
    colour: "#d0801f",
    services: offers(
      {
        "Open play": "We let them loose on the slides and the soft blocks.",
        "Birthday parties": "We host birthday parties among the slides.",
        "Toddler mornings": "We keep a morning for the smallest.",
        "School groups": "We open early for classes, and keep the place to you.",
        "Coffee for grown-ups": "We make coffee while they climb.",
        "Holiday sessions": "We open for longer play in the holidays.",
      },
      { "Open play": "playground-slide", "School groups": "bus", "Birthday parties": "cake" },
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
    colour: "#3a2f5a",
    services: offers(
      {
        "Rooms for small teams": "We lock the door, start the clock and leave the rest to you.",
        "Birthday parties":
          "We pick a room that suits their age, so tell us how old they are and how brave.",
        "Work outings": "We split you into teams, so that the bosses can lose to the apprentices.",
        "Family sessions": "We choose puzzles where sharp eyes count as much as years.",
        "Games nights":
          "We put games on the table for an evening, whether you come with a team or alone.",
        "Gift vouchers": "We write in a name, and they choose the room and the day.",
      },
      {
        "Family sessions": "puzzle-piece",
        "Work outings": "magnifying-glass",
        "Games nights": "dice-five",
        "Birthday parties": "cake",
      },
    ),
    questions: [
      {
        question: "Are we really locked in?",
        answer: "No. You can get out at any time, and we can see and hear you throughout.",
      },
      {
        question: "What if we can’t solve it?",
        answer: "Ask for a hint. You came for the fun of it, and nobody has to stay stuck.",
      },
      {
        question: "Do we need to know anything?",
        answer:
          "No. It helps to have people who think differently, and someone who says what they see out loud.",
      },
      "How many can play together?",
      "Which one suits children?",
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
    services: offers(
      {
        Tinnies: "We hire out small boats for fishing and pottering about.",
        "Pontoon boats": "We hire out flat, roomy boats for groups.",
        Houseboats: "We hire out boats to sleep on.",
        "Jet skis": "We hire them out and show you how they handle.",
        "Fishing gear": "We hire out rods and tackle.",
        "Half days and full days": "We show you the throttle, the chart and where not to go.",
      },
      { Tinnies: "tinny", "Jet skis": "jet-ski", "Half days and full days": "sun" },
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
    enquiry: { details: ["Dates", "Number of people"], question: "What would you like to hire?" },
  },
  {
    id: "kayaking-and-paddling",
    name: "kayak hire",
    above: "hire",
    synonyms: list("kayaks, paddleboard hire, canoe hire, sup hire, kayak tours, kayaking"),
    topics: list("canoe, canoeing, paddling, paddle, rowing, raft, rafting, river, lake"),
    mood: "play",
    colour: "#1f86a6",
    services: offers(
      {
        "Single kayaks": "We fit the seat and the pedals to you, and help you off the bank.",
        "Double kayaks": "We put the stronger paddler at the back, and push you off.",
        Paddleboards: "We hire out boards and paddles.",
        "Guided paddles": "We lead paddles along the shore.",
        "Sunset paddles": "We paddle out together at the end of the day.",
        "Life jackets and dry bags":
          "We have sizes for adults and children, and keep phones and lunch dry.",
      },
      { "Double kayaks": "double-kayak" },
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
    colour: "#6a2f3a",
    services: offers(
      {
        "New films": "We show what has just come out, so look at the program before you set out.",
        "Children’s sessions": "We start early in the day, and nobody minds a question out loud.",
        "Old favourites": "We bring back what is better on a big screen.",
        "Private screenings": "We hire out the screen for private sessions.",
        "Seniors’ mornings": "We show films in the morning, with a cuppa.",
        "Film clubs": "We host clubs that watch and talk.",
      },
      {
        "Private screenings": "curtains",
        "Children’s sessions": "popcorn",
        "Old favourites": "film-strip",
        "Film clubs": "video-camera",
        "Seniors’ mornings": "tea-bag",
      },
    ),
    questions: [
      {
        question: "Do I need to book a seat?",
        answer:
          "It’s a good idea for weekend nights and new releases. On a weekday you can often choose your row.",
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
    services: offers(
      {
        Exhibitions: "We change what is on show through the year.",
        "Guided visits": "We lead visitors through the rooms.",
        "School groups": "We have school groups in to look and touch.",
        "Family research": "We help look up family history.",
        Talks: "We invite people who know the stories.",
        Shop: "We sell books and small things in the shop.",
      },
      {
        Exhibitions: "sculpture",
        "Guided visits": "ticket",
        "School groups": "bus",
        Talks: "lectern",
      },
    ),
    questions: [
      {
        question: "What about my grandfather’s photographs?",
        answer:
          "Show us before you give anything away: who is in them, where and when matters as much as the picture. We may be able to copy them and give them back.",
      },
      {
        question: "What if we come by bus?",
        answer:
          "Ask first, so we can have someone there to show you around, and you’re not the second bus.",
      },
      {
        question: "Can we take photos?",
        answer:
          "Usually, without flash. If something is on loan there may be a sign, so please ask.",
      },
      "When are you open, and does someone show us around?",
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
