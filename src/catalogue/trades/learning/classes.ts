import { lessons, oneDay } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

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
    colour: "#2f5f8a",
    services: offers(
      {
        "Beginner courses": "We start with hello and build from there.",
        "Conversation classes": "We pick a topic and talk, with corrections afterwards.",
        "Private lessons": "We go at one person’s pace, on the words that person needs.",
        "Lessons for children": "We teach with games, songs and stories.",
        "Exam preparation": "We practise past papers, speaking and writing against the clock.",
        "Before a trip": "We teach travellers what they need to say.",
      },
      {
        "Beginner courses": "translate",
        "Conversation classes": "chats",
        "Private lessons": "notebook",
        "Exam preparation": "exam",
        "Before a trip": "suitcase-rolling",
      },
    ),
    questions: [
      {
        question: "Which class am I, if I did two years at school?",
        answer:
          "Tell us when that was and what you remember. A short chat shows where you fit, and you can move if it is too easy or too hard.",
      },
      {
        question: "Do I have to speak in front of everyone?",
        answer:
          "You speak a little from the first day, mostly in pairs. Everybody in the room makes the same mistakes.",
      },
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
    colour: "#2f5f8a",
    offer: "tutoring",
    services: offers(
      {
        "Primary maths": "We teach numbers, tables and fractions.",
        "High-school maths": "We teach algebra, graphs and calculus.",
        "Reading and writing": "We practise reading, spelling and writing.",
        "English essays": "We help plan the argument, find the quotes and read the draft.",
        Science: "We explain physics, chemistry and biology.",
        "Exam preparation": "We work through past exam papers.",
      },
      { "High-school maths": "pencil-ruler", "Exam preparation": "exam" },
    ),
    questions: [
      {
        question: "Can you work with what the school is doing?",
        answer:
          "Yes. Bring the book, the last test and the teacher’s comments, and we start where it went wrong.",
      },
      {
        question: "How will I know it is helping?",
        answer:
          "You’ll hear from your child first: homework takes less arguing. We tell you what we worked on, and what is next.",
      },
      "Do you come to us, or do we come to you?",
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
    colour: "#2f5a9a",
    services: offers(
      {
        "Coding for children": "We teach children to make their own games and gadgets.",
        Robotics: "We build and program robots with children.",
        "Holiday workshops": "We build something that lights up, moves or fizzes, to take home.",
        "Game making": "We help children make games of their own.",
        "After-school clubs": "We meet once a week in term, at school or at our place.",
        "Adult beginners": "We teach adults to code from scratch.",
      },
      {
        "Holiday workshops": "test-tube",
        "After-school clubs": "lego",
        "Adult beginners": "laptop",
      },
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
    colour: "#b0562f",
    services: offers(
      {
        Drawing: "We teach line, light and proportion.",
        Painting: "We teach colour, brush and composition.",
        "Life drawing": "We set short and long poses with a model, and look at the work together.",
        "Classes for children":
          "We draw, paint and make, and nobody’s picture has to look like the next.",
        "Holiday workshops": "We make something in a day, from clay, paint or cardboard.",
        "Materials for beginners":
          "We choose a few good brushes and colours, so that you don’t buy too many.",
      },
      { "Classes for children": "crayons", "Holiday workshops": "paint-bucket" },
    ),
    questions: [
      {
        question: "Is it all right if I can only draw stick figures?",
        answer:
          "Yes, that is where many people start. Drawing is mostly looking, and looking can be learned.",
      },
      {
        question: "What should I wear to paint?",
        answer: "Something that can get paint on it, with sleeves that roll up.",
        notOf: ["life-drawing"],
      },
      "Do I need to bring paints?",
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
      "cooking classes, cookery school, cooking lessons, baking classes, cooking workshops, pasta making classes, pasta classes, pasta making, dumpling classes",
    ),
    mood: "learning",
    colour: "#b0622a",
    services: offers(
      {
        "Hands-on classes": "We cook together and eat what is made.",
        "Bread and pastry": "We teach kneading, folding and baking.",
        Pasta: "We roll and cut pasta together.",
        "Classes for children":
          "We chop, stir and taste together, and they take home what they made.",
        "Team days": "We split you over the benches, and everyone eats the result.",
        "Gift vouchers": "We write in a name, and they choose the class.",
      },
      {
        "Hands-on classes": "chef-hat",
        "Classes for children": "cupcake",
        "Team days": "fork-knife",
      },
    ),
    questions: [
      {
        question: "Do we eat what we cook?",
        answer: "Yes, at the table together or out of a box at home. Come hungry.",
        notOf: ["cheese-making-classes"],
      },
      {
        question: "I can’t cook at all. Is that a problem?",
        answer:
          "Not at all. We begin with how to hold the knife, and everyone has something simple to do.",
        notOf: ["cheese-making-classes"],
      },
      "Can you cater for someone with allergies?",
      "Do I cook with a partner?",
      "Can we book a class for ourselves?",
    ],
    opening: ["What would you cook, if someone showed you?", "Sleeves up. Who’s chopping?"],
    steps: oneDay,
  },
  {
    id: "craft-workshop",
    name: "craft workshop",
    above: "classes",
    synonyms: list(
      "craft classes, craft workshops, sewing classes, weaving classes, basket weaving, embroidery classes, felting, mosaics, macrame workshops, crochet classes",
    ),
    mood: "learning",
    colour: "#8a5a7a",
    services: offers(
      {
        Sewing: "We teach machines, patterns and hems.",
        Weaving: "We warp a small loom, and you take home what grows on it.",
        Felting: "We turn loose wool into cloth or figures, with soap, water or a needle.",
        Embroidery: "We teach stitches, old and new.",
        "Workshops for groups": "We run a table for friends, hens or workmates.",
        "Kits to take home": "We pack everything for a project in one box.",
      },
      { "Workshops for groups": "scissors", "Kits to take home": "basket" },
    ),
    questions: [
      "Can I come with no experience?",
      "Do you have machines and tools to use?",
      "Will I finish something in one session?",
      "Can we come as a hens’ party?",
    ],
    opening: ["What have you always wanted to make?", "Hands busy, phone in the bag."],
    steps: oneDay,
  },
  {
    id: "training-provider",
    name: "training provider",
    above: "classes",
    synonyms: list(
      "training courses, rto, registered training organisation, short courses, white card course, rsa course, workplace training, safety training, traineeships, barista course, barista training, drone pilot course, hairdressing college, beauty college",
    ),
    mood: "learning",
    colour: "#3f5a6a",
    services: offers(
      {
        "Short courses": "We run courses of a day or a few.",
        "Courses at your workplace": "We bring the trainer and the gear to your workplace.",
        "Evening classes": "We teach after work.",
        "Online courses": "We teach online, so you can learn from your own desk.",
        Refreshers: "We run refreshers for those who did it before.",
        "Group bookings": "We train a whole team together.",
      },
      { "Evening classes": "moon-stars" },
    ),
    questions: [
      {
        question: "What if I haven’t been in a classroom for years?",
        answer:
          "You’ll have company. Tell us, and we’ll go through what you need to read and write before the day.",
      },
      "How long does the course take?",
      "What do I take away at the end?",
      "Can you run it at our workplace?",
      "What if I miss a day?",
    ],
    opening: ["What does the next job ask for?", "New job, new ticket: which course is it?"],
    steps: [
      { name: "Find the course", note: "Tell us what it’s for, and when you need it." },
      { name: "Book a place", note: "You’ll hear what to bring and what to read." },
      { name: "Come along", note: "Questions are welcome all day." },
    ],
  },
];
