import { list, offers, type Trade } from "../trade.ts";

export const danceAndCircus: readonly Trade[] = [
  {
    id: "circus-school",
    name: "circus school",
    above: "classes",
    synonyms: list(
      "circus school, circus classes, circus, aerial silks, trapeze classes, juggling workshops, acrobatics classes, aerial classes, circus skills",
    ),
    mood: "play",
    services: offers(
      {
        "Juggling and balance": "We teach juggling, hula hoop and walking the wire.",
        "Trapeze and silks": "We teach aerials, low first.",
        "Tumbling and acrobatics": "We teach rolls, handstands and pyramids.",
        "Holiday programs": "We fill school holidays with circus.",
        Shows: "We put on a show at the end of term.",
      },
      { "Holiday programs": "kite" },
    ),
    opening: ["Can you already fall?"],
    headings: {
      ask: "Ask about a class",
      question: "Who is it for, and what would you like to learn?",
    },
  },
  {
    id: "pole-dance",
    name: "pole dance studio",
    above: "dance",
    traits: ["adults"],
    synonyms: list(
      "pole dance, pole dancing, pole classes, pole fitness, pole studio, pole dance classes, burlesque classes, aerial hoop, lyra, chair dance",
    ),
    services: offers(
      {
        "Beginner courses": "We start with grips, steps and easy spins.",
        Levels: "We build strength and tricks term by term.",
        "Aerial hoop and silks": "We teach hoop and silks beside the pole.",
        "Stretch and strength": "We hold classes for flexibility and core.",
        "Hens and private groups": "We teach a short routine to a group.",
      },
      { "Beginner courses": "high-heel" },
    ),
    questions: [
      {
        question: "What do people wear?",
        answer:
          "Shorts and a top: skin grips the pole and fabric slides. Skip the moisturiser that day.",
      },
      {
        question: "Do I have to be strong?",
        answer: "No. Strength comes from doing it. We begin close to the floor.",
      },
      "Do I need to be strong already?",
    ],
    opening: ["First spin?"],
  },
  {
    id: "bollywood-dance",
    name: "Bollywood dance school",
    above: "dance",
    synonyms: list(
      "bollywood dance, bollywood, bhangra, bharatanatyam, indian dance, kathak, bollywood dance school, indian classical dance",
    ),
    services: offers(
      {
        Bollywood: "We teach film dances to children and adults.",
        Bhangra: "We teach bhangra, with the shoulders.",
        Classical: "We teach the basics of classical Indian dance.",
        Weddings: "We make up a sangeet dance for the family.",
        Performances: "We dance at festivals and functions.",
      },
      { Bollywood: "stage-light", Weddings: "hennaed-hand" },
    ),
  },
  {
    id: "ballet-school",
    name: "ballet school",
    above: "dance",
    synonyms: list(
      "ballet school, ballet classes, ballet, contemporary dance, jazz ballet, rad ballet",
    ),
    services: offers(
      {
        "First steps": "We begin with small children, music and a scarf.",
        "Graded ballet": "We teach by grade, towards exams for those who wish.",
        "Jazz and contemporary": "We teach other styles beside ballet.",
        Pointe: "We begin pointe when feet are ready.",
        Concerts: "We dance on a stage once a year.",
      },
      { "First steps": "tutu" },
    ),
    questions: [
      {
        question: "What should I wear to the first class?",
        answer:
          "Something you can move in, hair out of your face, and socks or bare feet. Shoes can wait until you know you like it.",
      },
    ],
  },
  {
    id: "ballroom",
    name: "ballroom and Latin dance school",
    above: "dance",
    traits: ["adults"],
    synonyms: list(
      "ballroom dancing, salsa, latin dance, swing dancing, tango, salsa classes, rock n roll dancing, bachata, wedding dance lessons, bootscooting",
    ),
    services: offers(
      {
        Beginners: "We start without a partner and without shoes that matter.",
        "Salsa and bachata": "We teach the steps, the turns and how to lead and follow.",
        Ballroom: "We teach waltz, foxtrot and tango.",
        "Wedding dances": "We help two people through one song.",
        "Social nights": "We clear the floor and play music.",
      },
      {
        "Wedding dances": "ring",
        Ballroom: "dance-couple",
        Beginners: "lace-up-shoe",
        "Salsa and bachata": "high-heel",
        "Social nights": "disco-ball",
      },
    ),
  },
];
