import { lessons } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const musicLessons: readonly Trade[] = [
  {
    id: "piano-teacher",
    name: "piano teacher",
    above: "music",
    synonyms: list("piano lessons, keyboard lessons, piano tuition, ameb piano"),
    mood: "learning",
    colour: "#7a3a5a",
    offer: "piano lessons",
    services: offers(
      {
        "Piano for beginners": "We start from the first notes, with hands and reading together.",
        "Piano for children": "We teach with songs, games and a little reading.",
        "Piano for adults": "We teach grown-ups, whether starting or returning.",
        "Exam preparation":
          "We choose pieces that suit, and practise scales, sight reading and nerves.",
        Theory: "We teach it at the keyboard, so that you hear what the page says.",
        "Playing by ear": "We find the tune first, then the chords underneath.",
      },
      {
        "Exam preparation": "exam",
        "Piano for adults": "music-notes",
        "Playing by ear": "ear",
        Theory: "music-stand",
      },
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
    colour: "#7a3a5a",
    offer: "singing lessons",
    services: offers(
      {
        "Singing for beginners": "We start with breath and one easy song.",
        "Voice technique": "We work on breath, range and tone.",
        "Songs for auditions":
          "We choose a piece that suits the voice, and rehearse it until it is steady.",
        "Singing for children": "We sing games, rounds and songs in a range that suits them.",
        "Choir coaching": "We come to rehearsal and work on blend, breath and difficult bars.",
        "Before a performance": "We rehearse singers for a performance.",
      },
      { "Choir coaching": "music-stand" },
    ),
    questions: [
      "Can you teach someone who was told they can’t sing?",
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
    colour: "#7a3a5a",
    offer: "guitar lessons",
    services: offers(
      {
        "Guitar for beginners": "We start with chords, strumming and a first song.",
        "Electric guitar": "We teach riffs, tone and lead.",
        Bass: "We teach groove, timing and bass lines.",
        Ukulele: "We teach chords and songs to sing along to.",
        Songwriting: "We write songs with students.",
        "Band practice": "We coach bands through a set.",
      },
      { Ukulele: "ukulele", Bass: "bass-guitar", "Band practice": "drum" },
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
    colour: "#7a3a5a",
    offer: "music lessons",
    services: offers(
      {
        "Violin and cello": "We teach bow, tone and reading.",
        Drums: "We teach beats, fills and reading.",
        "Woodwind and brass": "We teach breath, tone and fingering.",
        "Music for toddlers": "We sing, shake and clap with the youngest.",
        "Theory and exams": "We teach theory and prepare for music exams.",
        Ensembles: "We put players together and rehearse.",
      },
      { "Theory and exams": "music-stand", Ensembles: "music-notes" },
    ),
    questions: [
      {
        question: "Which instrument suits a small child?",
        answer:
          "One that they like the sound of and can hold. Let them hear and try a few before anything is bought.",
        notOf: list(
          "drum-teacher, violin-teacher, piano-teacher, guitar-teacher, singing-and-choirs",
        ),
      },
      {
        question: "Can grown-ups start from nothing?",
        answer:
          "Yes. You know what you want to play, and that is half of it. A little each day helps more than an hour on Sunday.",
        notOf: ["singing-and-choirs"],
      },
      "Which instrument suits a six-year-old?",
      "Can we hire an instrument first?",
      "Do you teach at school or at your place?",
    ],
    opening: [
      "Which instrument would you pick up, if nobody was home?",
      "Loud or soft? Ask about a first lesson.",
    ],
    steps: lessons,
  },
];
