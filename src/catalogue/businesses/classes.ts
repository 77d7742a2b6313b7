import { type Business, list } from "./business.ts";
import { lessons } from "./steps.ts";

export const classes: readonly Business[] = [
  {
    noun: "language school",
    mood: "learning",
    drawing: "book",
    colour: "#2f5f8a",
    words: list(
      "language school, english class, french class, spanish class, languages, (?:french|spanish|italian|german|japanese|chinese|arabic|english|korean|hindi) (?:lesson|course|teach), language, italian class, german class, japanese class, ielts, english lesson, language lesson, french conversation, mandarin for, greek lesson, auslan(?! interp), language teach",
    ),
    services: list(
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
    noun: "tutor",
    mood: "learning",
    drawing: "book",
    colour: "#2f5f8a",
    words: list(
      "tutor, maths, hsc, naplan, homework, dyslexia, selective school, atar, vce, literacy",
    ),
    offer: "tutoring",
    services: list(
      "Primary maths, High-school maths, Reading and writing, English essays, Science, Exam preparation",
    ),
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
    noun: "coding school",
    mood: "learning",
    drawing: "desk",
    colour: "#2f5a9a",
    words: list("coding, robotic, minecraft, stem club, programming class"),
    services: list(
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
    noun: "art school",
    mood: "learning",
    drawing: "desk",
    colour: "#b0562f",
    words: list(
      "art class, art school, painting class, drawing class, art lesson, life drawing, watercolour, calligraph, paint and sip, sip and paint, art workshop",
    ),
    services: list(
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
    noun: "cooking school",
    mood: "learning",
    drawing: "pot",
    colour: "#b0622a",
    words: list(
      "cooking school, cooking class, cooking lesson, baking class, cheese making class, cookery",
    ),
    services: list(
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
    noun: "craft workshop",
    mood: "learning",
    drawing: "thread",
    colour: "#8a5a7a",
    words: list(
      "sewing class, craft class, craft workshop, weaving class, loom weav, basket weav, crochet, embroider, felting, macrame, mosaic, scrapbook",
    ),
    services: list("Sewing, Weaving, Felting, Embroidery, Workshops for groups, Kits to take home"),
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
    noun: "training provider",
    mood: "learning",
    drawing: "desk",
    colour: "#3f5a6a",
    words: list(
      "first aid course, first aid train, rsa, training provider, short course, white card, traineeship, workplace training, safety training, firearms safety, mental health first aid, first aid",
    ),
    services: list(
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
