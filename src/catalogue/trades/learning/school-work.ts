import { list, offers, type Trade } from "../trade.ts";

export const schoolWork: readonly Trade[] = [
  {
    id: "online-tutor",
    name: "online tutor",
    above: "maths-tutoring",
    traits: ["online"],
    synonyms: list(
      "online tutor, online maths tutor, online tutoring, online lessons, virtual tutoring",
    ),
    services: offers(
      {
        Maths: "We work through maths on a shared screen.",
        English: "We read and write together online.",
        "Exam practice": "We do past papers against the clock.",
        Homework: "We untangle this week’s homework.",
        "A first lesson": "We find out where the gaps are.",
      },
      { Homework: "backpack", English: "book-open", "A first lesson": "laptop" },
    ),
    opening: ["Stuck on question four?", "A screen, a pen and a quiet corner."],
  },
  {
    id: "reading-and-english-tutoring",
    name: "reading and English tutor",
    above: "maths-tutoring",
    synonyms: list(
      "reading tutor, english tutor, literacy tutor, dyslexia tutor, phonics, learning support, spelling tutor, handwriting lessons, essay tutor",
    ),
    topics: list("reading, english, literacy, spelling, dyslexia, learn to read, handwriting"),
    services: offers(
      {
        "Learning to read": "We teach sounds and words step by step.",
        "Spelling and writing": "We write a little, often.",
        Dyslexia: "We teach in small steps that build on each other.",
        Essays: "We plan, write and cut.",
        Adults: "We teach adults who missed out.",
      },
      { "Learning to read": "book-open", Dyslexia: "letter-blocks", Adults: "newspaper" },
    ),
    opening: ["Which words won’t stay?", "A page a day, out loud."],
  },
  {
    id: "exam-and-study-skills",
    name: "exam coach",
    above: "maths-tutoring",
    synonyms: list(
      "exam preparation, hsc tutoring, vce tutoring, atar tutor, study skills, selective school coaching, scholarship exams, gamsat, ucat, qce tutor, university tutor",
    ),
    topics: list(
      "exam, exams, hsc, vce, atar, wace, sace, qce, study, year 12, university, university student, student, students, scholarship, essay",
    ),
    services: offers(
      {
        "Past papers": "We do past papers and look at the marks.",
        "Study plans": "We plan the weeks that are left.",
        Essays: "We mark drafts and talk them through.",
        "Scholarship tests": "We practise the kinds of questions they ask.",
        Nerves: "We practise so the day itself feels familiar.",
      },
      {
        "Scholarship tests": "graduation-cap",
        "Study plans": "calendar-dots",
        Nerves: "lightbulb",
      },
    ),
    opening: ["How long until the exam?", "Bring the past paper, and the one that went wrong."],
  },
  {
    id: "english-for-newcomers",
    name: "English school",
    above: "languages",
    synonyms: list(
      "english classes for migrants, esl, ielts, pte, english as a second language, english lessons, english school, ielts preparation, english for newcomers, accent coaching",
    ),
    topics: list(
      "teaching english, teach english, english second language, migrants, refugee, refugees, newcomers, english conversation, new arrivals, citizenship test",
    ),
    services: offers(
      {
        "Everyday English": "We practise talking to doctors, teachers and neighbours.",
        "IELTS and PTE": "We practise each part of the test.",
        "English for work": "We write emails and rehearse interviews.",
        Pronunciation: "We work on sounds and rhythm.",
        "Conversation groups": "We chat over a cup of tea.",
      },
      { "Conversation groups": "chats" },
    ),
  },
  {
    id: "early-childhood-play",
    name: "playgroup",
    above: "babysitting-and-childcare",
    traits: ["kids"],
    synonyms: list(
      "playgroup, music for toddlers, toddler classes, baby sensory, mums and bubs group, toddler music, baby classes, playgroups, toddler gym",
    ),
    topics: list(
      "early childhood, preschool, kindergarten, toddlers, toddler, play, sensory play, childcare educator, montessori, kids, children, nature play, nannying",
    ),
    services: offers(
      {
        "Play mornings": "We set out paint, sand, blocks and songs.",
        Babies: "We lie on rugs with the youngest.",
        "Music and movement": "We sing and shake things.",
        "For parents": "We put the kettle on.",
        Outdoors: "We meet under trees, with buckets and leaves.",
      },
      { "For parents": "coffee", Outdoors: "playground-slide", "Music and movement": "drum" },
    ),
    questions: [
      {
        question: "Do I stay?",
        answer: "Yes, you stay and play too. Half of it is for the grown-ups.",
      },
      {
        question: "What if mine only watches?",
        answer: "That’s fine. Some children look on for weeks before they join in.",
      },
    ],
  },
  {
    id: "faith-teacher",
    name: "religious school",
    above: "classes",
    synonyms: list(
      "quran teacher, quran classes, teaching quran online, islamic school, hebrew school, sunday school, bible college, bible study, arabic and quran, torah classes, sanskrit classes",
    ),
    services: offers(
      {
        Reading: "We read texts slowly and correctly.",
        Children: "We teach children by age, with breaks.",
        Adults: "We begin at the alphabet.",
        Meaning: "We talk about what it says and asks.",
        Online: "We teach by video, one to one or a family at a time.",
      },
      { Meaning: "lightbulb" },
    ),
  },
  {
    id: "kids-art",
    name: "children’s art school",
    above: "art-school",
    traits: ["kids"],
    synonyms: list(
      "kids art classes, childrens art classes, art classes for kids, kids craft, after school art, holiday art programs",
    ),
    services: offers(
      {
        "After school": "We draw, paint and build in small groups.",
        "Holiday programs": "We fill days with paint and clay.",
        "Little ones": "We make a mess with toddlers and a grown-up.",
        Teenagers: "We help them find a style, and put a portfolio together.",
        Parties: "We make something to take home.",
      },
      {
        "After school": "crayons",
        Teenagers: "pencil",
        "Little ones": "hand-palm",
        Parties: "cake",
      },
    ),
  },
];
