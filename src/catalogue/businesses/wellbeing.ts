import { type Business, list } from "./business.ts";
import { classes, healthVisit, lessons } from "./steps.ts";

export const wellbeing: readonly Business[] = [
  {
    noun: "reformer pilates studio",
    mood: "wellbeing",
    drawing: "stones",
    colour: "#b98a7a",
    words: list("reformer"),
    offer: "reformer",
    services: list(
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
    noun: "pilates studio",
    mood: "wellbeing",
    drawing: "stones",
    colour: "#b98a7a",
    words: list("pilates"),
    offer: "Pilates",
    services: list(
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
    noun: "yoga studio",
    mood: "wellbeing",
    drawing: "stones",
    colour: "#7a6a9a",
    words: list("yoga, meditation, breathwork, vinyasa, hatha, mindful, tai chi, sound bath"),
    offer: "yoga",
    services: list(
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
    noun: "massage therapist",
    mood: "wellbeing",
    drawing: "stones",
    colour: "#5a7a6a",
    words: list(
      "massage, remedial, myotherap, bowen, massge, masseu, deep tissue, lymphatic, reflexolog, reiki",
    ),
    offer: "massage",
    services: list(
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
    noun: "gym",
    mood: "wellbeing",
    drawing: "stones",
    colour: "#a8362f",
    words: list("gym, gymnasium, crossfit, weights, fitness cent, strength gym, health club"),
    services: list(
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
    noun: "personal trainer",
    mood: "wellbeing",
    drawing: "stones",
    colour: "#c2452f",
    words: list(
      "personal train, strength and condition, fitness, boot ?camp, bootcamp, personel train, triathlon, running coach, exercise class, \\bpt\\b, ninja",
    ),
    offer: "training",
    services: list(
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
    noun: "martial arts school",
    mood: "wellbeing",
    drawing: "stones",
    colour: "#b02f2f",
    words: list(
      "martial art, karate, jiu[- ]?jitsu, taekwondo, boxing, judo, kung fu, kickbox, muay thai, bjj, self[- ]defen, aikido, mma, fencing club, sword",
    ),
    services: list(
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
    noun: "sports club",
    mood: "wellbeing",
    drawing: "stones",
    colour: "#2f6a4a",
    words: list(
      "sports club, football club, netball, soccer, tennis, cricket, bowls, athletics, rugby, afl, golf, archery, roller derby, dragon boat, skate, footy club, lawn bowls, croquet",
    ),
    services: list(
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
    noun: "gymnastics club",
    mood: "learning",
    drawing: "stones",
    colour: "#8a3a8a",
    words: list(
      "gymnast, trampoline, cheerlead, circus, acrobat, parkour, rock climb, climbing, aerial silks",
    ),
    services: list(
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
