import { lessons, outThere } from "../steps.ts";
import { list, named, offers, type Trade } from "../trade.ts";

export const activeLessons: readonly Trade[] = [
  {
    id: "dance",
    name: "dance school",
    above: "classes",
    synonyms: list(
      "dance studio, dance classes, hip hop dance, jazz dance, tap dance, line dancing, dance lessons",
    ),
    topics: list("dance, dancing, ballet, salsa, hip hop, ballroom, swing, tap, bollywood, zumba"),
    mood: "learning",
    drawing: "stones",
    colour: "#9a3a7a",
    services: named(
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
    id: "theatre-and-drama",
    name: "drama school",
    above: "classes",
    synonyms: list("drama classes, youth theatre, improv classes, theatre classes"),
    topics: list(
      "theatre, theater, drama, acting, improv, stage, puppets, comedy, stand up, storytelling, playwriting, public speaking, toastmasters",
    ),
    mood: "learning",
    drawing: "book",
    colour: "#8a2f4a",
    services: named(
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
    id: "driving-lessons",
    name: "driving school",
    above: "classes",
    synonyms: list(
      "driving lessons, driving instructor, learner driver lessons, driving tuition, learn to drive, l plater lessons",
    ),
    topics: list(
      "driving, learner, learners, l plates, truck driving, defensive driving, road safety",
    ),
    misspellings: list("driveing lessons"),
    mood: "learning",
    drawing: "car",
    colour: "#c79a14",
    offer: "driving lessons",
    services: offers({
      "Learner lessons": "We teach learners from the first turn of the key.",
      "Test preparation": "We practise the test, parking included.",
      "Refresher lessons": "We sit beside drivers who have been away from it.",
      "Automatic and manual": "We teach in automatic and manual cars.",
      "Overseas licences": "We prepare drivers with a licence from overseas.",
      "Truck lessons": "We teach trucks in the yard and on the road.",
    }),
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
    id: "surfing",
    name: "surf school",
    above: "classes",
    synonyms: list("surf lessons, learn to surf, surf coaching, surfing lessons, surf camp"),
    topics: list(
      "surf, surfing, surfboard, wetsuit, bodyboard, longboard, wave, sup, paddle board, stand up paddle, beach, ocean, lifesaving, skimboard",
    ),
    mood: "learning",
    drawing: "wave",
    colour: "#1f86a6",
    services: named(
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
    id: "swimming",
    name: "swim school",
    above: "classes",
    synonyms: list(
      "swimming lessons, learn to swim, swimming school, swim lessons, swim classes, aqua aerobics, squad swimming, ladies swimming, kids swimming lessons",
    ),
    topics: list("swim, swimming, swimmer, water safety, aqua, water polo, open water"),
    misspellings: list("swiming lessons"),
    mood: "learning",
    drawing: "wave",
    colour: "#1f86a6",
    services: offers({
      "Babies and parents": "We get babies used to water, with a parent.",
      "Children’s lessons": "We teach children to float, kick and swim.",
      "Adults who never learnt": "We teach adults from the shallow end.",
      "Stroke correction": "We film and mend strokes.",
      Squads: "We train squads.",
      "Holiday intensives": "We teach every day for a week in holidays.",
    }),
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
    id: "diving-and-snorkelling",
    name: "dive school",
    above: "classes",
    synonyms: list(
      "scuba diving, dive shop, dive centre, snorkelling, freediving, diving lessons, dive charters",
    ),
    topics: list(
      "dive, diving, scuba, snorkel, snorkeling, marine, coral, great barrier reef, whale, whales",
    ),
    mood: "learning",
    drawing: "wave",
    colour: "#1f6f9a",
    services: named(
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
    id: "boats-and-sailing",
    name: "sailing school",
    above: "classes",
    synonyms: list("sailing lessons, learn to sail, yacht club, boat licence course, sailing"),
    topics: list(
      "boat, boats, sail, yacht, boating, marina, jetski, jet ski, tinny, outboard, mooring",
    ),
    mood: "learning",
    drawing: "wave",
    colour: "#1f5f9a",
    services: named(
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
    id: "flying-school",
    name: "flying school",
    above: "classes",
    synonyms: list(
      "flying lessons, flight school, learn to fly, flight training, helicopter lessons, gliding club",
    ),
    mood: "learning",
    drawing: "hills",
    colour: "#2f6fa8",
    services: named(
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
