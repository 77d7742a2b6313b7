import { type Business, list } from "./business.ts";
import { lessons } from "./steps.ts";

export const musicLessons: readonly Business[] = [
  {
    noun: "piano teacher",
    mood: "learning",
    drawing: "book",
    colour: "#7a3a5a",
    words: list("piano lesson, piano teach, teach piano, ameb"),
    offer: "piano lessons",
    services: list(
      "Piano for beginners, Piano for children, Piano for adults, Exam preparation, Theory, Playing by ear",
    ),
    questions: [
      "Do we need a real piano at home?",
      "How young can a child start piano?",
      "Do I have to do exams?",
      "How much practice is enough?",
    ],
    opening: [
      "Which piece would you love to play?",
      "Middle C is as good a place as any to start.",
    ],
    steps: lessons,
  },
  {
    noun: "singing teacher",
    mood: "learning",
    drawing: "guitar",
    colour: "#7a3a5a",
    words: list("singing lesson, singing teach, voice lesson, singing, vocal coach, choir"),
    offer: "singing lessons",
    services: list(
      "Singing for beginners, Voice technique, Songs for auditions, Singing for children, Choir coaching, Before a performance",
    ),
    questions: [
      "Can you teach somebody who was told they can’t sing?",
      "What songs will we sing?",
      "Can I bring my own song?",
      "How do I look after my voice?",
    ],
    opening: ["What do you sing in the car?", "Sing as if only the piano were listening."],
    steps: lessons,
  },
  {
    noun: "guitar teacher",
    mood: "learning",
    drawing: "guitar",
    colour: "#7a3a5a",
    words: list("guitar lesson, guitar teach, ukulele, bass guitar, learn guitar"),
    offer: "guitar lessons",
    services: list(
      "Guitar for beginners, Electric guitar, Bass, Ukulele, Songwriting, Band practice",
    ),
    questions: [
      "Should I start on acoustic or electric?",
      "When will it stop hurting my fingers?",
      "Can I learn songs and skip the scales?",
      "Do you have a guitar I can use?",
    ],
    opening: ["Three chords, and which song?", "A guitar in the cupboard {where}? Bring it along."],
    steps: lessons,
  },
  {
    noun: "music teacher",
    mood: "learning",
    drawing: "guitar",
    colour: "#7a3a5a",
    words: list(
      "music lesson, piano, guitar lesson, singing lesson, violin, drum lesson, music teacher, music school, drum teach, drumming, drums, harp, bagpipe, didgeridoo, saxophone, toddler music, music class",
    ),
    offer: "music lessons",
    services: list(
      "Violin and cello, Drums, Woodwind and brass, Music for toddlers, Theory and exams, Ensembles",
    ),
    questions: [
      "Which instrument suits a six-year-old?",
      "Can we hire an instrument first?",
      "Do you teach at school or at your place?",
      "Can grown-ups start from nothing?",
    ],
    opening: [
      "Which instrument would you pick up, if nobody was home?",
      "Loud or soft? Ask about a first lesson.",
    ],
    steps: lessons,
  },
];
