import { list, offers, type Trade } from "../trade.ts";

export const languagesAndRecords: readonly Trade[] = [
  {
    id: "genealogy",
    name: "family historian",
    above: "profession",
    synonyms: list(
      "family historian, genealogist, genealogy, family history research, family tree research, ancestry research, photo restoration, memory books",
    ),
    topics: list(
      "family history, family tree, ancestry, ancestors, archives, dna test, heirlooms, old photos, scanning photos, memorabilia",
    ),
    services: offers(
      {
        "Family trees": "We follow names through records and write down where we found them.",
        "Convict and migrant records": "We search ships, parishes and archives.",
        Scanning: "We scan photos, slides and letters.",
        "Restoring pictures": "We mend torn and faded photos.",
        "Family books": "We write and lay out a book.",
      },
      { "Family trees": "org-chart", Scanning: "slides", "Restoring pictures": "family-portrait" },
    ),
    opening: [
      "Who was your grandmother’s mother?",
      "A name, a ship, a date on the back of a photo.",
    ],
  },
  {
    id: "auslan-interpreter",
    name: "Auslan interpreter",
    above: "translation",
    synonyms: list(
      "auslan interpreter, auslan interpreting, sign language interpreter, auslan, deaf interpreter, captioning, live captioning",
    ),
    mood: "care",
    services: offers(
      {
        Appointments: "We interpret between Auslan and English at doctors, schools and offices.",
        "Work and meetings": "We interpret interviews, training and meetings.",
        "Events and theatre": "We interpret on stage or beside it, in clear view.",
        "By video": "We interpret over a screen.",
        Teams: "We bring two interpreters for long days.",
      },
      {
        Appointments: "stethoscope",
        "Events and theatre": "stage-light",
        Teams: "users-three",
        "Work and meetings": "hand-waving",
      },
    ),
    questions: [
      {
        question: "How do I speak with an interpreter in the room?",
        answer:
          "To the person, not to the interpreter. Look at them, talk as you usually do, and leave time for the end of a sentence.",
      },
      {
        question: "How many interpreters do we need?",
        answer:
          "It depends on how long it lasts and who’s there: signing for hours takes two who swap. Tell us the plan for the day, and we’ll work it out.",
      },
      "How far ahead should we book?",
      "What do you need to prepare?",
    ],
    opening: ["Who is talking, where and for how long?"],
    steps: [
      {
        name: "Tell us about the booking",
        note: "The day, the place or the link, how long it lasts and who will be there.",
      },
      {
        name: "Send what there is to read",
        note: "Names, slides and the order of things help to prepare.",
      },
      {
        name: "On the day",
        note: "Good light, and a spot from where everyone can see and be seen.",
      },
    ],
  },
  {
    id: "naati-translator",
    name: "certified translator",
    above: "translation",
    synonyms: list(
      "naati translator, certified translation, document translator, farsi translator, dari translator, arabic translator, chinese translator, legal translation, birth certificate translation",
    ),
    services: offers(
      {
        "Family papers": "We translate birth, marriage and driver papers.",
        "Visa documents": "We translate what the department asks for.",
        "Legal and medical": "We translate reports and statements.",
        "School papers": "We translate school reports and transcripts.",
        Interpreting: "We interpret by phone and in person.",
      },
      { "Visa documents": "passport", "School papers": "exam", Interpreting: "headset" },
    ),
  },
];
