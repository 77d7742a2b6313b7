import { lessons } from "../steps.ts";
import { list, named, type Trade } from "../trade.ts";

export const musicLessons: readonly Trade[] = [
  {
    id: "piano-teacher",
    name: "piano teacher",
    above: "music",
    synonyms: list("piano lessons, keyboard lessons, piano tuition, ameb piano"),
    mood: "learning",
    drawing: "book",
    colour: "#7a3a5a",
    offer: "piano lessons",
    services: named(
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
    id: "singing-and-choirs",
    name: "singing teacher",
    above: "music",
    synonyms: list("singing lessons, voice lessons, vocal coach, voice teacher"),
    topics: list("singing, choir, vocal, voice, vocals, singer, karaoke singing, gospel, musical"),
    mood: "learning",
    drawing: "guitar",
    colour: "#7a3a5a",
    offer: "singing lessons",
    services: named(
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
    id: "guitar-teacher",
    name: "guitar teacher",
    above: "music",
    synonyms: list("guitar lessons, ukulele lessons, bass guitar lessons, guitar tuition"),
    mood: "learning",
    drawing: "guitar",
    colour: "#7a3a5a",
    offer: "guitar lessons",
    services: named(
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
    id: "music",
    name: "music teacher",
    above: "classes",
    synonyms: list("music lessons, music school, music classes, flute lessons, brass lessons"),
    topics: list(
      "music, guitar, piano, drums, violin, ukulele, saxophone, instrument, band, musician, songwriting",
    ),
    mood: "learning",
    drawing: "guitar",
    colour: "#7a3a5a",
    offer: "music lessons",
    services: named(
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
