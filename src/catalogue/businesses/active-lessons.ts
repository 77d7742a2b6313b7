import { type Business, list } from "./business.ts";
import { lessons, outThere } from "./steps.ts";

export const activeLessons: readonly Business[] = [
  {
    noun: "dance school",
    mood: "learning",
    drawing: "stones",
    colour: "#9a3a7a",
    words: list(
      "dance school, dance studio, ballet, dance class, dancing, hip hop dance, line dancing, salsa, tap danc, bollywood, ballroom",
    ),
    services: list(
      "Ballet, Jazz and tap, Hip hop, Classes for toddlers, Adult beginners, Wedding dances, End-of-year concert",
    ),
    questions: [
      "What does my child wear to the first class?",
      "Can parents watch?",
      "Do I need a partner?",
      "Does everybody have to be in the concert?",
    ],
    opening: ["Who dances in the kitchen at your place?", "Five, six, seven, eight: shoes on."],
    steps: lessons,
  },
  {
    noun: "drama school",
    mood: "learning",
    drawing: "book",
    colour: "#8a2f4a",
    words: list("drama, acting, theatre, improv, youth theatre"),
    services: list(
      "Drama classes, Acting for camera, Improvisation, Holiday workshops, School shows, Adult classes",
    ),
    questions: [
      "Is drama a good idea for a quiet child?",
      "Is there a show at the end?",
      "Do you help with auditions?",
      "Can we come for one class first?",
    ],
    opening: [
      "Who is always somebody else at breakfast?",
      "Voice, pretend and a bit of mess: come and play.",
    ],
    steps: lessons,
  },
  {
    noun: "driving school",
    mood: "learning",
    drawing: "car",
    colour: "#c79a14",
    words: list(
      "driving school, driving lesson, driving instruct, learner driver, driving instr, truck driving school, truck lesson, heavy vehicle, l-?platers?, forklift",
    ),
    offer: "driving lessons",
    services: list(
      "Learner lessons, Test preparation, Refresher lessons, Automatic and manual, Overseas licences, Truck lessons",
    ),
    questions: [
      "Do you pick up from home or school?",
      "Can I use your car for the test?",
      "How many lessons does a beginner need?",
      "How does a lesson count in my logbook?",
    ],
    opening: [
      "Mirror, signal, breathe. Ready for the first lap?",
      "Learning to drive {where}, and Dad’s nerves are gone?",
    ],
    steps: lessons,
  },
  {
    noun: "surf school",
    mood: "learning",
    drawing: "wave",
    colour: "#1f86a6",
    words: list("surf(?! ?(?:shop|board)), learn to surf"),
    services: list(
      "First lessons, Small groups, One-to-one lessons, Children’s holiday weeks, Board and wetsuit hire, School groups",
    ),
    questions: [
      "Do I have to be a strong swimmer?",
      "Am I too old to begin?",
      "What if there are no waves?",
      "Do I bring a wetsuit?",
    ],
    opening: ["Never stood up on a wave?", "Sand first, whitewater next, then out the back."],
    steps: outThere,
  },
  {
    noun: "swim school",
    mood: "learning",
    drawing: "wave",
    colour: "#1f86a6",
    words: list(
      "swim school, swimming lesson, learn to swim, swiming, aqua, swimming school, swim class, swim lesson",
    ),
    services: list(
      "Babies and parents, Children’s lessons, Adults who never learnt, Stroke correction, Squads, Holiday intensives",
    ),
    questions: [
      "How warm is the water?",
      "How young can a baby start?",
      "What if my child cries?",
      "Can I make up a lesson that we missed?",
    ],
    opening: [
      "Kicking, blowing bubbles, letting go of the wall.",
      "Never learnt to swim? Plenty of grown-ups never did.",
    ],
    steps: lessons,
  },
  {
    noun: "dive school",
    mood: "learning",
    drawing: "wave",
    colour: "#1f6f9a",
    words: list("scuba, diving, snorkel, dive shop, freediv"),
    services: list(
      "Try dives, Beginner courses, Boat dives, Snorkel trips, Gear hire and service, Refresher dives",
    ),
    questions: [
      "Do I need a medical first?",
      "How cold is the water?",
      "Can I snorkel while my friends dive?",
      "What happens when the weather turns?",
    ],
    opening: ["What is down there?", "First breath under water, slow and long."],
    steps: outThere,
  },
  {
    noun: "sailing school",
    mood: "learning",
    drawing: "wave",
    colour: "#1f5f9a",
    words: list("sailing, yacht, boat licen"),
    services: list(
      "Try sailing, Beginner courses, Racing crew, Children’s holiday weeks, Boat licences, Yacht charter",
    ),
    questions: [
      "Do I need to know any knots?",
      "What if I get seasick?",
      "What do I wear on my feet?",
      "Can I rent a boat afterwards?",
    ],
    opening: [
      "Wind’s up. Which rope is which?",
      "A bit of breeze {where}, and an afternoon to spare?",
    ],
    steps: outThere,
  },
  {
    noun: "flying school",
    mood: "learning",
    drawing: "hills",
    colour: "#2f6fa8",
    words: list(
      "flying school, flying lesson, learn to fly, learning to fly, flight train, flight school, helicopter lesson, gliding",
    ),
    services: list(
      "Trial flights, Learner pilots, Licences and upgrades, Theory evenings, Scenic flights, Gift vouchers",
    ),
    questions: [
      "How old do I have to be to start?",
      "Do I get to hold the controls?",
      "Do I need a medical before the first lesson?",
      "What does it cost until I can fly alone?",
    ],
    opening: [
      "What does your street look like from above?",
      "A clear morning, two headsets, and a runway.",
    ],
    steps: outThere,
  },
];
