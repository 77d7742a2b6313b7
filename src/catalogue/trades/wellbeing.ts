import { classes, healthVisit, lessons } from "./steps.ts";
import { list, named, type Trade } from "./trade.ts";

export const wellbeing: readonly Trade[] = [
  {
    id: "reformer-pilates",
    name: "reformer pilates studio",
    above: "pilates",
    synonyms: list("reformer pilates, reformer classes"),
    mood: "wellbeing",
    drawing: "stones",
    colour: "#b98a7a",
    offer: "reformer",
    services: named(
      "Reformer classes, Beginner classes, One-to-one sessions, Small groups, Pregnancy classes, Class packs",
    ),
    questions: [
      "Where do I start if I have never used a reformer?",
      "Do I need grip socks?",
      "How many people are in a class?",
      "Can I come while pregnant?",
    ],
    opening: ["Springs, straps, and a slow breath out.", "Wondering what that machine does?"],
    steps: classes,
  },
  {
    id: "pilates",
    name: "pilates studio",
    above: "wellbeing",
    synonyms: list("pilates classes, mat pilates, clinical pilates, pilates"),
    misspellings: list("palates class"),
    mood: "wellbeing",
    drawing: "stones",
    colour: "#b98a7a",
    offer: "Pilates",
    services: named(
      "Mat classes, Small groups, Beginner courses, One-to-one sessions, After pregnancy, Online classes",
    ),
    questions: [
      "What is the difference between mat and reformer?",
      "Can I join with a bad back?",
      "Should I do a private session first?",
      "Can I bring the baby?",
    ],
    opening: ["Sitting too much?", "Small moves, done slowly. Try a class."],
    steps: classes,
  },
  {
    id: "yoga-and-pilates",
    name: "yoga studio",
    above: "wellbeing",
    synonyms: list("yoga classes, yoga teacher, yoga, hatha yoga, vinyasa, hot yoga, yin yoga"),
    topics: list(
      "pilates, stretching, stretch, meditation class, breathwork, tai chi, qigong, flexibility, barre",
    ),
    mood: "wellbeing",
    drawing: "stones",
    colour: "#7a6a9a",
    offer: "yoga",
    services: named(
      "Beginner yoga, Slow and gentle classes, Faster flows, Meditation, Pregnancy yoga, Workshops",
    ),
    questions: [
      "I can’t touch my toes. Can I come anyway?",
      "Do I need my own mat?",
      "Which class should a beginner choose?",
      "Can I just turn up?",
    ],
    opening: [
      "Breathe in. When did you last do that on purpose?",
      "Come as you are, stiff knees and all.",
    ],
    steps: classes,
  },
  {
    id: "massage",
    name: "massage therapist",
    above: "wellbeing",
    synonyms: list(
      "massage, remedial massage, sports massage, pregnancy massage, massage therapy, deep tissue massage, relaxation massage, lymphatic drainage, masseuse",
    ),
    topics: list(
      "bodywork, reflexology, myotherapy, physio, physiotherapy, osteopath, back pain, chiropractor, acupuncture",
    ),
    misspellings: list("massge"),
    mood: "wellbeing",
    drawing: "stones",
    colour: "#5a7a6a",
    offer: "massage",
    services: named(
      "Remedial massage, Relaxation massage, Pregnancy massage, Sports massage, Lymphatic drainage, Massage at work",
    ),
    questions: [
      "Can I claim it on my health fund?",
      "Will it hurt the next day?",
      "Do I have to undress?",
      "Can you come to my home?",
    ],
    opening: [
      "Where does it sit: neck, shoulders or lower back?",
      "Desk all week {where}? Say where you feel it.",
    ],
    steps: healthVisit,
  },
  {
    id: "gym",
    name: "gym",
    above: "wellbeing",
    synonyms: list(
      "fitness centre, crossfit, health club, strength gym, gymnasium, weights gym, 24 hour gym",
    ),
    mood: "wellbeing",
    drawing: "stones",
    colour: "#a8362f",
    services: named(
      "Gym memberships, Casual visits, Group classes, Strength training, Programs for beginners, Over-sixties classes",
    ),
    questions: [
      "Can I have a look around before I join?",
      "Am I locked into a contract?",
      "When is it quiet?",
      "Will somebody show me the machines?",
    ],
    opening: [
      "Where do I start? With a look around.",
      "Before work, after work, or on your lunch break?",
    ],
    steps: classes,
  },
  {
    id: "personal-training",
    name: "personal trainer",
    above: "wellbeing",
    synonyms: list(
      "personal training, fitness trainer, boot camp, fitness coach, strength and conditioning, pt sessions, outdoor fitness, fitness classes",
    ),
    topics: list(
      "fitness, gym, workout, exercise, strength, weights, crossfit, bootcamp, weight loss, health and fitness, pilates, boxing training",
    ),
    misspellings: list("personel trainer"),
    mood: "wellbeing",
    drawing: "stones",
    colour: "#c2452f",
    offer: "training",
    services: named(
      "One-to-one training, Small groups, Training outdoors, Strength programs, Getting started again, Training before a race",
    ),
    questions: [
      "Where would we begin if I have not exercised for years?",
      "Do you train at home, in the park or in a gym?",
      "Can you work around my knee?",
      "How often should I train with you?",
    ],
    opening: [
      "What would you like to be able to do again?",
      "Meet in the park {where}, and start from where you are.",
    ],
    steps: classes,
  },
  {
    id: "martial-arts",
    name: "martial arts school",
    above: "classes",
    synonyms: list(
      "martial arts, karate, jiu jitsu, taekwondo, judo, kung fu, kickboxing, muay thai, bjj, self defence classes, sword fencing, fencing club, aikido, mma gym",
    ),
    topics: list("boxing, self defence, self-defense, mma, wrestling, fencing sport"),
    mood: "wellbeing",
    drawing: "stones",
    colour: "#b02f2f",
    services: named(
      "Children’s classes, Adults’ classes, Beginner courses, Self-defence, Sparring, Holiday programs",
    ),
    questions: [
      "How young can children start?",
      "Do I need a uniform for the first class?",
      "Am I too old, or too unfit?",
      "Is there contact in the first lessons?",
    ],
    opening: ["Bow in. Who is first on the mat?", "Watch a class first, then try one."],
    steps: classes,
  },
  {
    id: "football-codes",
    name: "sports club",
    above: "club",
    synonyms: list(
      "football club, netball club, soccer club, cricket club, bowls club, lawn bowls, rugby club, athletics club, footy club, tennis club, golf club, hockey club, archery club",
    ),
    topics: list(
      "football, footy, soccer, afl, rugby, league, oztag, touch football, futsal, goalkeeper, coaching, coach, sport, sports, team sport, kids sport",
    ),
    mood: "wellbeing",
    drawing: "stones",
    colour: "#2f6a4a",
    services: named(
      "Junior teams, Senior teams, Beginners’ days, Coaching, Court and field hire, Social nights",
    ),
    questions: [
      "How do I register a child for the season?",
      "Do you need experience to join?",
      "When and where is training?",
      "Can parents help out?",
    ],
    opening: [
      "Who wants a game?",
      "Boots, a bottle of water and a bit of nerve: come down and watch.",
    ],
    steps: [
      { name: "Come and watch", note: "Ask for a training night that suits the age." },
      { name: "Have a go", note: "Wear what you can run in, and bring water." },
      { name: "Join in", note: "Ask what a season costs, and what kit is needed." },
    ],
  },
  {
    id: "gymnastics-club",
    name: "gymnastics club",
    above: "classes",
    synonyms: list(
      "gymnastics, cheerleading, acrobatics, parkour, kinder gym, trampolining, tumbling",
    ),
    mood: "learning",
    drawing: "stones",
    colour: "#8a3a8a",
    services: named(
      "Toddler gym, Beginner classes, Squads, Trampoline and tumbling, Holiday programs, Birthday parties",
    ),
    questions: [
      "What should my child wear?",
      "Can I stay and watch?",
      "My child is shy. How do you start?",
      "Can we try a class before we pay for a term?",
    ],
    opening: ["Anybody doing handstands on the lounge?", "Forward roll first, then the rest."],
    steps: lessons,
  },
];
