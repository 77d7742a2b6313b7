import { lessons, outThere } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

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
    colour: "#9a3a7a",
    services: offers(
      {
        Ballet: "We teach at the barre and across the floor.",
        "Jazz and tap": "We teach rhythm, turns and time steps.",
        "Hip hop": "We teach grooves, footwork and routines.",
        "Classes for toddlers": "We teach toddlers to move to music.",
        "Adult beginners": "We teach adults from the first step.",
        "Wedding dances": "We rehearse couples for the wedding dance.",
        "End-of-year concert": "We put every class on a stage, in costume.",
      },
      {
        "Jazz and tap": "music-notes",
        "Adult beginners": "lace-up-shoe",
        "Wedding dances": "dance-couple",
        "Classes for toddlers": "tutu",
      },
    ),
    questions: [
      {
        question: "Do I need a partner?",
        answer: "No. Come alone or with someone: in most classes people take turns.",
        notOf: ["pole-dance", "ballet-school", "bollywood-dance"],
      },
      {
        question: "What should I wear to the first class?",
        answer:
          "Clothes you can move in, and socks or clean shoes that turn easily. Leave special shoes until you know you like it.",
        notOf: list("pole-dance, ballet-school, bollywood-dance"),
      },
      "What does my child wear to the first class?",
      "Can parents watch?",
      "Does everyone have to be in the concert?",
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
    colour: "#8a2f4a",
    services: offers(
      {
        "Drama classes": "We teach drama through games and scenes.",
        "Acting for camera": "We work small and close, and watch it back together.",
        Improvisation: "We play scenes without a script.",
        "Holiday workshops": "We make a short play in a few days, and parents watch it at the end.",
        "School shows": "We come in for auditions, rehearsals and the week before opening night.",
        "Adult classes": "We start with games and short scenes, and nobody has to cry.",
      },
      {
        "Holiday workshops": "kite",
        "Acting for camera": "video-camera",
        "Adult classes": "mask-sad",
      },
    ),
    questions: [
      "Is drama a good idea for a quiet child?",
      "Is there a show at the end?",
      "Do you help with auditions?",
      "Can we come for one class first?",
    ],
    opening: [
      "Who is always someone else at breakfast?",
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
    colour: "#c79a14",
    offer: "driving lessons",
    services: offers(
      {
        "Learner lessons": "We start in quiet streets, and add traffic as you get steadier.",
        "Test preparation": "We practise the test, parking included.",
        "Refresher lessons": "We sit beside you until merging and parking feel ordinary again.",
        "Automatic and manual":
          "We teach with a clutch or without: it depends on the licence you want.",
        "Overseas licences": "We go through local rules, signs and habits before the test.",
        "Truck lessons": "We practise gears, mirrors and reversing, in the yard and on the road.",
      },
      {
        "Learner lessons": "l-plate",
        "Automatic and manual": "gear-stick",
        "Refresher lessons": "car-key",
        "Overseas licences": "identification-card",
      },
    ),
    questions: [
      {
        question: "What should I bring to a lesson?",
        answer:
          "Your learner licence, your logbook if you keep one, glasses if you need them, and shoes with thin soles.",
        source: "Transport authorities of the states, learner drivers",
        notOf: ["truck-licence"],
      },
      {
        question: "I’m nervous behind the wheel. What then?",
        answer:
          "Tell us. We start in quiet streets and go on from there. Busy roads can wait until you want them.",
        notOf: ["truck-licence"],
      },
      "Do you pick up from home or school?",
      "Can I use your car for the test?",
      "How many lessons does a beginner need?",
      "How does a lesson count in my logbook?",
    ],
    opening: [
      "Mirror, signal, breathe. Ready for the first lap?",
      "Learning to drive {where}, and Dad’s nerves are gone?",
      "First lesson, or the test on Friday?",
    ],
    steps: lessons,
    enquiry: {
      details: ["Suburb or town", "Manual or automatic"],
      question: "How much driving have you done?",
    },
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
    colour: "#1f86a6",
    services: offers(
      {
        "First lessons": "We start on the sand, then push you into waves you can stand in.",
        "Small groups": "We take a few at a time, so each gets pushed into waves.",
        "One-to-one lessons": "We watch every wave you catch, and change one thing at a time.",
        "Children’s holiday weeks": "We go out each morning, with games on the beach in between.",
        "Board and wetsuit hire": "We match a board to your size and the waves of the day.",
        "School groups": "We bring the boards, and go over rips and flags before anyone gets wet.",
      },
      {
        "First lessons": "surfer",
        "Small groups": "waves",
        "One-to-one lessons": "surfboard",
        "Board and wetsuit hire": "wetsuit",
        "School groups": "bus",
      },
    ),
    questions: [
      {
        question: "Am I too old to begin?",
        answer:
          "People stand up for the first time at every age. If you can get up from the floor, you can try it on a board.",
      },
      {
        question: "What if there are no waves?",
        answer:
          "Small days are good days to learn on. If there is nothing at all, choose another day with us.",
        notOf: ["paddle-school"],
      },
      "Do I have to be a strong swimmer?",
      "Do I bring a wetsuit?",
    ],
    opening: [
      "Never stood up on a wave?",
      "Sand first, whitewater next, then out the back.",
      "Ready to get wet?",
    ],
    steps: outThere,
  },
  {
    id: "swimming",
    name: "swim school",
    above: "classes",
    synonyms: list(
      "swimming lessons, learn to swim, swimming school, swim lessons, swim classes, aqua aerobics, squad swimming, ladies swimming, kids swimming lessons, swim coach, swimming coach, adult swimming lessons",
    ),
    topics: list("swim, swimming, swimmer, water safety, aqua, water polo, open water"),
    misspellings: list("swiming lessons"),
    mood: "learning",
    colour: "#1f86a6",
    services: offers(
      {
        "Babies and parents": "We get babies used to water, with a parent.",
        "Children’s lessons":
          "We begin with floating and blowing bubbles, then kick, breathe and swim.",
        "Adults who never learnt": "We start where you can stand, and nobody hurries you.",
        "Stroke correction": "We watch how you swim and change one thing at a time.",
        Squads: "We train swimmers in lanes, by level.",
        "Holiday intensives":
          "We teach every day for a week, so that what is learned stays learned.",
      },
      {
        "Children’s lessons": "kickboard",
        "Adults who never learnt": "lifebuoy",
        Squads: "swimming-pool",
        "Holiday intensives": "sun",
      },
    ),
    questions: [
      {
        question: "What if my child cries?",
        answer:
          "Many do at first. We don’t push: a game, a toy and a parent close by do more than being told to be brave.",
        notOf: ["womens-swimming"],
      },
      {
        question: "What should we bring to the pool?",
        answer:
          "Bathers, a towel, goggles if you have them and something warm for afterwards. Little ones need a swim nappy.",
      },
      "How warm is the water?",
      "How young can a baby start?",
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
    colour: "#1f6f9a",
    services: offers(
      {
        "Try dives": "We take people on their first dive.",
        "Beginner courses": "We begin in a pool or the shallows, with breathing before depth.",
        "Boat dives": "We go out to the reef or the wreck, and brief you on the way.",
        "Snorkel trips": "We lead trips to where the fish are.",
        "Gear hire and service":
          "We fit masks, fins and suits, and look after regulators and tanks.",
        "Refresher dives": "We take rusty divers through the basics again.",
      },
      {
        "Snorkel trips": "turtle",
        "Beginner courses": "fish-simple",
        "Boat dives": "boat",
        "Gear hire and service": "wetsuit",
      },
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
    colour: "#1f5f9a",
    services: offers(
      {
        "Try sailing": "We take people out for a first sail.",
        "Beginner courses": "We teach wind, ropes and who gives way, then hand you the tiller.",
        "Racing crew": "We train crew to trim, tack and call.",
        "Children’s holiday weeks": "We run sailing weeks for children.",
        "Boat licences": "We teach what you need to know for the boat licence.",
        "Yacht charter": "We charter yachts, with a skipper or without.",
      },
      { "Children’s holiday weeks": "life-jacket", "Beginner courses": "compass" },
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
    colour: "#2f6fa8",
    services: offers(
      {
        "Trial flights": "We take people up for a first flight.",
        "Learner pilots": "We teach people to fly.",
        "Licences and upgrades": "We train pilots who want to go further.",
        "Theory evenings": "We go through weather, navigation and air law in the classroom.",
        "Scenic flights": "We fly passengers over the sights.",
        "Gift vouchers": "We make out vouchers for flights.",
      },
      {
        "Trial flights": "light-plane",
        "Learner pilots": "headset",
        "Scenic flights": "wing-view",
      },
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
