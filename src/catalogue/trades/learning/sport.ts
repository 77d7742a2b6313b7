import { training } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const sport: readonly Trade[] = [
  {
    id: "paddle-school",
    name: "stand-up paddle school",
    above: "surfing",
    synonyms: list(
      "stand up paddle, stand up paddle board lessons, sup lessons, paddleboard lessons, paddle boarding, kitesurfing lessons, windsurfing lessons, bodyboarding, foil lessons",
    ),
    services: offers(
      {
        "First paddle": "We start on flat water, on your knees.",
        "Private lessons": "We teach one or two at a time.",
        Tours: "We paddle rivers and bays together.",
        "Board hire": "We hire boards, paddles and vests.",
        "Kite and wind": "We teach wind sports where the wind allows.",
      },
      { "Private lessons": "life-jacket" },
    ),
    questions: [
      {
        question: "What if it’s windy?",
        answer:
          "Wind matters more than waves. We look for a sheltered spot, or choose another day with you.",
      },
    ],
  },
  {
    id: "tennis-and-golf",
    name: "tennis coach",
    above: "classes",
    synonyms: list(
      "tennis coach, tennis lessons, tennis coaching, squash coach, pickleball, badminton coaching, hot shots tennis, racquet stringing",
    ),
    topics: list(
      "tennis, golf, golfer, squash, badminton, padel, table tennis, racquet, racket, putting",
    ),
    mood: "wellbeing",
    services: offers(
      {
        "Private lessons": "We work on serve, grip and footwork.",
        "Group classes": "We hit in small groups by level.",
        Juniors: "We start kids on smaller courts.",
        "Cardio tennis": "We keep you running between the hits.",
        Racquets: "We restring racquets and lend them.",
      },
      { Juniors: "child", "Private lessons": "stopwatch", Racquets: "racquet" },
    ),
  },
  {
    id: "golf-coach",
    name: "golf coach",
    above: "classes",
    synonyms: list(
      "golf lessons, golf coach, golf pro, golf coaching, golf shop, driving range, club fitting",
    ),
    mood: "wellbeing",
    services: offers(
      {
        Lessons: "We look at grip, stance and swing.",
        "Short game": "We work on chips, pitches and putts.",
        Beginners: "We lend beginners the clubs.",
        "On the course": "We play holes together and talk about choices.",
        "Club fitting": "We look at your swing and find the length, loft and grip for it.",
      },
      { Beginners: "lace-up-shoe" },
    ),
  },
  {
    id: "cricket-and-netball",
    name: "sports coach",
    above: "classes",
    synonyms: list(
      "cricket coach, netball coaching, basketball coaching, soccer coaching, football coach, sports coaching, kids sport, athletics coach, cricket coaching, coaching kids sport, hockey coach",
    ),
    topics: list(
      "cricket, netball, basketball, hockey, softball, baseball, volleyball, bowling, batting, wicket, court",
    ),
    mood: "wellbeing",
    services: offers(
      {
        "One to one": "We work on one skill at a time.",
        Squads: "We train teams before and in the season.",
        "Holiday clinics": "We run clinics in school holidays.",
        "Batting and bowling": "We work in the nets.",
        Fitness: "We build speed and balance.",
      },
      { "One to one": "target" },
    ),
  },
  {
    id: "running",
    name: "running coach",
    above: "personal-training",
    synonyms: list(
      "running coach, run coaching, triathlon coach, marathon training, running group, triathlon training, cycling coach",
    ),
    topics: list(
      "run, running, runner, jogging, marathon, parkrun, trail running, triathlon, athletics, sprint, walking group",
    ),
    services: offers(
      {
        "Training plans": "We write a plan for your race and your week.",
        "Group runs": "We run together, at several speeds.",
        Technique: "We film and look at how you run.",
        Beginners: "We walk and run until it is all running.",
        "Race day": "We talk through pace, food and shoes.",
      },
      {
        "Training plans": "stopwatch",
        Beginners: "sneaker",
        Technique: "footprints",
        "Race day": "flag-checkered",
      },
    ),
    steps: training,
  },
  {
    id: "skateboarding",
    name: "skate school",
    above: "classes",
    synonyms: list(
      "skate school, skateboard lessons, skateboarding, skate coaching, roller skating lessons, scooter lessons, inline skating, roller skating rink, bmx coaching, skate lessons, skate park lessons, skatepark lessons",
    ),
    topics: list(
      "skate, skateboard, scooter, roller skating, rollerblade, roller derby, longboarding, ramp",
    ),
    mood: "play",
    services: offers(
      {
        "First push": "We start with how to stand, push, stop and fall.",
        "Ramps and bowls": "We help you drop in when you’re ready.",
        Groups: "We meet at the park after school.",
        "Girls and women": "We keep it to girls and women, beginners first.",
        "Boards and pads": "We lend boards, helmets and pads.",
      },
      { Groups: "sneaker", "Boards and pads": "knee-pads" },
    ),
    questions: [
      {
        question: "What should I wear to skate?",
        answer:
          "Flat shoes, a helmet, and pads for knees, elbows and wrists. Ask us about borrowing some.",
      },
      {
        question: "Will I fall?",
        answer: "Yes, so we start with how to fall. After that it’s much less scary.",
      },
    ],
    opening: ["Pushing off for the first time?"],
    headings: {
      question: "Who is it for, and what would you like to learn?",
      ask: "Ask about a lesson",
    },
  },
  {
    id: "climbing-gym",
    name: "climbing gym",
    above: "attraction",
    synonyms: list(
      "rock climbing, climbing gym, bouldering, indoor climbing, abseiling, climbing wall",
    ),
    mood: "wellbeing",
    services: offers(
      {
        Bouldering: "We set new problems on low walls with mats.",
        Ropes: "We teach knots and belaying.",
        "First visit": "We lend shoes and show you around.",
        "Kids’ climbing": "We hold groups after school.",
        Outdoors: "We take climbers to real rock.",
      },
      { Bouldering: "rocks", "First visit": "lace-up-shoe", Outdoors: "mountains" },
    ),
    opening: ["How high would you go?", "Chalk up, look up, start at the bottom."],
  },
  {
    id: "womens-gym",
    name: "women’s gym",
    above: "gym",
    traits: ["women-only"],
    synonyms: list(
      "women only gym, womens gym, ladies gym, female gym, ladies only gym, womens fitness, fitness for women, ladies boxing classes",
    ),
    services: offers(
      {
        Weights: "We show women how to lift, from the empty bar.",
        Classes: "We hold strength, boxing and stretch classes.",
        "First visit": "We walk you around and write a first program.",
        "Mums and babies": "We hold classes where babies may come.",
        "One to one": "We train one woman at a time.",
      },
      { Classes: "person-arms-spread", "First visit": "door-open", "One to one": "stopwatch" },
    ),
  },
  {
    id: "boxing-gym",
    name: "boxing gym",
    above: "martial-arts",
    synonyms: list("boxing, boxing gym, boxing classes, boxing coach, boxercise, box fit"),
    services: offers(
      {
        Beginners: "We teach stance, guard and the first punches.",
        "Fitness boxing": "We hit pads and bags, not each other.",
        Sparring: "We spar with care and head guards.",
        "Young boxers": "We train young people in discipline and footwork.",
        "One to one": "We hold pads for you alone.",
      },
      { Beginners: "sneaker", "Young boxers": "smiley", "One to one": "stopwatch" },
    ),
  },
  {
    id: "personal-training-online",
    name: "online fitness coach",
    above: "personal-training",
    traits: ["online"],
    synonyms: list(
      "online fitness coach, online personal trainer, online coaching fitness, online training programs, online nutrition coach",
    ),
    services: offers(
      {
        Programs: "We write training for the equipment you have.",
        "Weekly check-ins": "We look at how the week went and change the plan.",
        "Technique by video": "We watch your videos and answer.",
        "Food habits": "We talk about what you eat without banning it.",
        Groups: "We train live by video.",
      },
      { Programs: "barbell", "Weekly check-ins": "device-mobile", Groups: "laptop" },
    ),
  },
  {
    id: "womens-swimming",
    name: "women’s swimming lessons",
    above: "swimming",
    traits: ["women-only"],
    synonyms: list(
      "ladies only swimming, womens swimming lessons, women only swimming, swimming lessons for women",
    ),
    services: offers(
      {
        "Closed sessions": "We teach women with women, in a closed pool.",
        "First time in water": "We start with breath and floating.",
        Strokes: "We teach strokes one at a time, up to a whole length.",
        "Mothers and daughters": "We teach them side by side in the same lane.",
        "Aqua exercise": "We move to music in the shallow end.",
      },
      { "Closed sessions": "curtains", "Aqua exercise": "swimming-pool" },
    ),
    questions: [
      {
        question: "I’m afraid of deep water. Can I still learn?",
        answer: "Yes. We begin where you can stand, and go no further than you want to.",
      },
      {
        question: "What can I wear in the water?",
        answer:
          "Whatever you can move in: bathers, leggings or a swimsuit that covers you from head to foot.",
      },
    ],
  },
  {
    id: "shooting-range",
    name: "archery and target range",
    above: "attraction",
    synonyms: list(
      "archery range, archery, archery lessons, shooting range, clay target shooting, clay shooting, target shooting, pistol club, bow shop",
    ),
    services: offers(
      {
        "Come and try": "We lend the gear and stand beside you.",
        Lessons: "We teach stance, breath and release.",
        Groups: "We book the range for a group.",
        Members: "We shoot together on club days.",
        Gear: "We fit and service equipment.",
      },
      { Members: "identification-card", Lessons: "target", Groups: "trophy", Gear: "eyeglasses" },
    ),
    opening: ["Ever hit what you aimed at?", "First the rules, then the target."],
  },
];
