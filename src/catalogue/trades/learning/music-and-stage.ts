import { list, offers, type Trade } from "../trade.ts";

export const musicAndStage: readonly Trade[] = [
  {
    id: "drum-teacher",
    name: "drum teacher",
    above: "music",
    synonyms: list(
      "drum teacher, drum lessons, drumming, drums, percussion lessons, djembe, african drumming, taiko",
    ),
    services: offers(
      {
        "First beats": "We start with sticks, a pad and a steady beat.",
        "Drum kit": "We teach grooves, fills and reading.",
        "Hand drums": "We teach djembe and other hand drums.",
        "Drum circles": "We bring drums for a group.",
        "Exams and bands": "We prepare for exams and first gigs.",
      },
      { "First beats": "drumsticks", "Drum circles": "djembe", "Hand drums": "hand-palm" },
    ),
    opening: ["What do you tap on the table?", "Sticks, a beat, and no need for a kit yet."],
  },
  {
    id: "bagpiper",
    name: "bagpiper",
    above: "event",
    synonyms: list(
      "bagpiper, bagpipes, piper, bagpiper for hire, bagpipe lessons, piper for weddings, scottish piper, pipe band",
    ),
    mood: "play",
    services: offers(
      {
        Weddings: "We pipe the couple in and out.",
        Funerals: "We play a lament at the graveside.",
        "Burns Night and functions": "We pipe in the haggis and the guests.",
        Lessons: "We teach chanter first, then the pipes.",
        Parades: "We march on Anzac Day and at shows.",
      },
      { Weddings: "bagpipes", Lessons: "music-stand", Funerals: "wreath", Parades: "drum" },
    ),
    opening: ["A tune for the day?"],
  },
  {
    id: "violin-teacher",
    name: "violin and strings teacher",
    above: "music",
    synonyms: list(
      "violin lessons, violin teacher, cello lessons, viola lessons, suzuki violin, strings teacher, harp lessons, flute teacher, saxophone lessons, trumpet lessons",
    ),
    services: offers(
      {
        "First lessons": "We start with posture, bow and open strings.",
        Exams: "We prepare pieces and scales.",
        "Playing together": "We bring players together for quartets.",
        Adults: "We teach grown-ups who have wanted to for years.",
        "Instrument advice": "We help you hire or buy the right size.",
      },
      {
        "First lessons": "violin",
        Adults: "music-notes",
        "Playing together": "music-stand",
        "Instrument advice": "magnifying-glass",
      },
    ),
    opening: [
      "Bow, string, and the first clean note.",
      "A small violin, or a grown-up with a dream?",
    ],
  },
  {
    id: "choir-director",
    name: "choir director",
    above: "singing-and-choirs",
    synonyms: list(
      "choir director, choir, community choir, church choir, choir conductor, gospel choir, singing group",
    ),
    services: offers(
      {
        Rehearsals: "We warm up, learn parts and sing them together.",
        "Services and concerts": "We prepare music for church and stage.",
        "New singers": "We welcome voices that have not sung since school.",
        Workshops: "We work with other choirs for a day.",
        "Weddings and funerals": "We bring a few voices or the whole choir to the ceremony.",
      },
      {
        Rehearsals: "music-stand",
        "Services and concerts": "church",
        "New singers": "microphone-stage",
        Workshops: "music-notes",
      },
    ),
    questions: [
      {
        question: "Do I have to read music?",
        answer: "No. Many sing by ear, and you’ll stand next to someone who knows it.",
      },
      {
        question: "What if I can’t hold a tune?",
        answer: "Come anyway. Most people who say so have only never been shown how to listen.",
      },
    ],
    steps: [],
  },
  {
    id: "screen-acting",
    name: "screen acting school",
    above: "theatre-and-drama",
    synonyms: list(
      "acting classes, screen acting, acting school, soap opera acting, film acting, audition coaching, acting for camera, acting coach",
    ),
    services: offers(
      {
        "Acting for camera": "We shoot scenes and watch them together.",
        "Scene study": "We read, break down and rehearse scenes.",
        Auditions: "We practise self-tapes and callbacks.",
        "Voice and accents": "We work on voice, breath and accents.",
        "Young actors": "We hold classes by age.",
      },
      { "Acting for camera": "video-camera" },
    ),
  },
];
