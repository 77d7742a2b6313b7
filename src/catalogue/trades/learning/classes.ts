import { lessons } from "../steps.ts";
import { list, named, offers, type Trade } from "../trade.ts";

export const classes: readonly Trade[] = [
  {
    id: "languages",
    name: "language school",
    above: "classes",
    synonyms: list(
      "language lessons, english classes, french lessons, spanish lessons, italian lessons, german lessons, japanese lessons, mandarin lessons, language teacher, language tutor, conversation classes, auslan classes",
    ),
    topics: list(
      "languages, french, italian, spanish, german, japanese, korean, indonesian, learn language, linguistics, conversation, language exchange",
    ),
    mood: "learning",
    drawing: "book",
    colour: "#2f5f8a",
    services: named(
      "Beginner courses, Conversation classes, Private lessons, Lessons for children, Exam preparation, Before a trip",
    ),
    questions: [
      "Which class am I, if I did two years at school?",
      "How big are the groups?",
      "Is there homework?",
      "Can we book a teacher for our office?",
    ],
    opening: [
      "What would you say, if you knew the word?",
      "Hello, please, another coffee: where would you like to get to?",
    ],
    steps: lessons,
  },
  {
    id: "maths-tutoring",
    name: "tutor",
    above: "classes",
    synonyms: list(
      "tutoring, maths tutor, homework help, naplan, hsc tutor, vce tutor, private tuition, coaching college, science tutor, maths tutoring",
    ),
    topics: list(
      "maths, math, mathematics, algebra, numeracy, teacher, teaching, education, school, homework",
    ),
    misspellings: list("tuter, tutering"),
    mood: "learning",
    drawing: "book",
    colour: "#2f5f8a",
    offer: "tutoring",
    services: offers({
      "Primary maths": "We teach numbers, tables and fractions.",
      "High-school maths": "We teach algebra, graphs and calculus.",
      "Reading and writing": "We read, spell and write together.",
      "English essays": "We plan and mark essays.",
      Science: "We explain physics, chemistry and biology.",
      "Exam preparation": "We work through past exam papers.",
    }),
    questions: [
      "Do you come to us, or do we come to you?",
      "Can you work with what the school is doing?",
      "How will I know it is helping?",
      "Do you teach online?",
    ],
    opening: ["Stuck on the homework?", "Which page is it? Bring the book."],
    steps: lessons,
  },
  {
    id: "science-and-making-for-children",
    name: "coding school",
    above: "classes",
    synonyms: list(
      "coding classes, kids coding, robotics classes, stem club, programming classes for kids, minecraft club",
    ),
    topics: list(
      "science, stem, robotics, coding for kids, lego, experiments, chemistry, physics, engineering, maker club, inventing, electronics for kids",
    ),
    mood: "learning",
    drawing: "desk",
    colour: "#2f5a9a",
    services: named(
      "Coding for children, Robotics, Holiday workshops, Game making, After-school clubs, Adult beginners",
    ),
    questions: [
      "Do we need our own laptop?",
      "What age is it for?",
      "Is it all screens?",
      "Can girls join a group of girls?",
    ],
    opening: ["Make the robot turn left. How hard can it be?", "From playing games to making one."],
    steps: lessons,
  },
  {
    id: "art-school",
    name: "art school",
    above: "classes",
    synonyms: list(
      "art classes, painting classes, drawing classes, watercolour classes, art lessons, art workshops, calligraphy classes",
    ),
    mood: "learning",
    drawing: "desk",
    colour: "#b0562f",
    services: named(
      "Drawing, Painting, Life drawing, Classes for children, Holiday workshops, Materials for beginners",
    ),
    questions: [
      "Do I need to bring paints?",
      "Is it all right if I can only draw stick figures?",
      "Can I come to a single class?",
      "Do you teach oils as well as watercolour?",
    ],
    opening: ["When did you stop drawing?", "Paper, something to look at, and an hour."],
    steps: lessons,
  },
  {
    id: "cooking-school",
    name: "cooking school",
    above: "classes",
    synonyms: list(
      "cooking classes, cookery school, cooking lessons, baking classes, cooking workshops",
    ),
    mood: "learning",
    drawing: "pot",
    colour: "#b0622a",
    services: named(
      "Hands-on classes, Bread and pastry, Pasta, Classes for children, Team days, Gift vouchers",
    ),
    questions: [
      "Do we eat what we cook?",
      "Can you cater for somebody with allergies?",
      "Do I cook with a partner?",
      "Can we book a class for ourselves?",
    ],
    opening: ["What would you cook, if somebody showed you?", "Sleeves up. Who’s chopping?"],
    steps: lessons,
  },
  {
    id: "craft-workshop",
    name: "craft workshop",
    above: "classes",
    synonyms: list(
      "craft classes, craft workshops, sewing classes, weaving classes, basket weaving, embroidery classes, felting, mosaics, macrame workshops, crochet classes",
    ),
    mood: "learning",
    drawing: "thread",
    colour: "#8a5a7a",
    services: named(
      "Sewing, Weaving, Felting, Embroidery, Workshops for groups, Kits to take home",
    ),
    questions: [
      "Can I come with no experience?",
      "Do you have machines and tools to use?",
      "Will I finish something in one session?",
      "Can we come as a hens’ party?",
    ],
    opening: ["What have you always wanted to make?", "Hands busy, phone in the bag."],
    steps: lessons,
  },
  {
    id: "training-provider",
    name: "training provider",
    above: "classes",
    synonyms: list(
      "training courses, rto, registered training organisation, short courses, white card course, rsa course, workplace training, safety training, traineeships",
    ),
    mood: "learning",
    drawing: "desk",
    colour: "#3f5a6a",
    services: named(
      "Short courses, Courses at your workplace, Evening classes, Online courses, Refreshers, Group bookings",
    ),
    questions: [
      "How long does the course take?",
      "What do I take away at the end?",
      "Can you run it at our workplace?",
      "What if I miss a day?",
    ],
    opening: ["What does the next job ask for?", "New job, new ticket: which course is it?"],
    steps: [
      { name: "Find the course", note: "Say what it is for, and by when you need it." },
      { name: "Book a place", note: "Ask what to bring, and what to read first." },
      { name: "Come along", note: "Ask as many questions as you like on the day." },
    ],
  },
];
