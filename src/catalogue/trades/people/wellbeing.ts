import { classes, healthVisit, lessons, training } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const wellbeing: readonly Trade[] = [
  {
    id: "reformer-pilates",
    name: "reformer pilates studio",
    above: "pilates",
    synonyms: list("reformer pilates, reformer classes"),
    mood: "wellbeing",
    colour: "#b98a7a",
    offer: "reformer",
    services: offers(
      {
        "Reformer classes": "We use springs and a sliding carriage to work against.",
        "Beginner classes": "We explain springs, straps and footbar before anything moves.",
        "One-to-one sessions": "We teach one person at a time on the machines.",
        "Small groups": "We look after a few machines at a time, so that nobody is lost.",
        "Pregnancy classes": "We change positions and springs as the months go on.",
        "Class packs": "We sell several visits at once, to use as you come.",
      },
      {
        "Small groups": "person-arms-spread",
        "Beginner classes": "exercise-mat",
        "One-to-one sessions": "stopwatch",
        "Class packs": "ticket",
      },
    ),
    questions: [
      {
        question: "What is the difference between mat and reformer?",
        answer:
          "On the mat you lift your own weight. On the reformer springs help or hold you back, which makes some movements easier and others harder.",
      },
      "Where do I start if I have never used a reformer?",
      "Do I need grip socks?",
      "How many people are in a class?",
      "Can I come while pregnant?",
    ],
    opening: ["Springs, straps, and a slow breath out.", "Wondering what that machine does?"],
    steps: classes,
  },
  {
    id: "pilates",
    name: "pilates studio",
    above: "wellbeing",
    synonyms: list("pilates classes, mat pilates, clinical pilates, pilates"),
    misspellings: list("palates class"),
    mood: "wellbeing",
    colour: "#b98a7a",
    offer: "Pilates",
    services: offers(
      {
        "Mat classes": "We use the floor, your own weight and small props such as balls and bands.",
        "Small groups": "We keep them small enough to see how everyone moves.",
        "Beginner courses":
          "We go through breath, posture and the first exercises over several weeks.",
        "One-to-one sessions": "We look at how you move, and choose exercises that suit.",
        "After pregnancy":
          "We start gently with breath and pelvic floor, once your doctor or midwife agrees.",
        "Online classes": "We teach over video, in your own lounge room.",
      },
      {
        "One-to-one sessions": "stopwatch",
        "Small groups": "reformer",
        "Beginner courses": "exercise-mat",
      },
    ),
    questions: [
      {
        question: "How is it different from yoga?",
        answer:
          "Pilates works from the middle of the body, in small, controlled movements. Yoga goes from pose to pose and stays with the breath. Plenty of people do both.",
        notOf: ["pregnancy-pilates"],
      },
      {
        question: "Can I start if I’m stiff?",
        answer:
          "Yes. Nobody has to touch their toes. We show you a smaller version of each movement.",
      },
      "Can I join with a bad back?",
      "Should I do a private session first?",
      "Can I bring the baby?",
    ],
    opening: [
      "Sitting too much?",
      "Small moves, done slowly. Try a class.",
      "How long can you hold that?",
    ],
    steps: classes,
  },
  {
    id: "yoga-and-pilates",
    name: "yoga studio",
    above: "wellbeing",
    synonyms: list("yoga classes, yoga teacher, yoga, hatha yoga, vinyasa, hot yoga, yin yoga"),
    topics: list(
      "pilates, stretching, stretch, meditation class, breathwork, tai chi, qigong, flexibility, barre",
    ),
    mood: "wellbeing",
    colour: "#7a6a9a",
    offer: "yoga",
    services: offers(
      {
        "Beginner yoga": "We teach breath, balance and simple poses.",
        "Slow and gentle classes":
          "We stay longer in fewer poses, with cushions and blankets where they help.",
        "Faster flows": "We move from pose to pose with the breath.",
        Meditation: "We sit or lie, follow the breath, and begin again when the mind wanders.",
        "Pregnancy yoga":
          "We choose poses that leave room for the baby, and practise breathing for labour.",
        Workshops: "We spend a morning on one thing, such as handstands, hips or the breath.",
      },
      { Workshops: "exercise-mat" },
    ),
    questions: [
      {
        question: "I can’t touch my toes. Can I come anyway?",
        answer: "Yes. Bend your knees: that is yoga too.",
      },
      {
        question: "Which class should a beginner choose?",
        answer:
          "A slow one. Tell us about your knees, back or wrists, and we’ll show you what to do instead.",
      },
      "Do I need my own mat?",
      "Can I just turn up?",
    ],
    opening: [
      "Breathe in. When did you last do that on purpose?",
      "Come as you are, stiff knees and all.",
      "When did you last touch your toes?",
      "An hour on the mat: morning or evening?",
    ],
    steps: classes,
  },
  {
    id: "massage",
    name: "massage therapist",
    above: "wellbeing",
    synonyms: list(
      "massage, remedial massage, sports massage, pregnancy massage, massage therapy, deep tissue massage, relaxation massage, lymphatic drainage, masseuse",
    ),
    topics: list(
      "bodywork, reflexology, myotherapy, physio, physiotherapy, osteopath, back pain, chiropractor, acupuncture",
    ),
    misspellings: list("massge"),
    mood: "wellbeing",
    colour: "#5a7a6a",
    offer: "massage",
    services: offers({
      "Remedial massage": "We work on muscles that ache or won’t let go.",
      "Relaxation massage": "We use long, slow strokes, and leave you to drift off.",
      "Pregnancy massage": "We lie you on your side with pillows, and work where it aches.",
      "Sports massage": "We work on legs, hips and backs, before an event or after one.",
      "Lymphatic drainage": "We use light, slow strokes that follow the lymph towards the trunk.",
      "Massage at work":
        "We bring a chair, and people come one after the other in their work clothes.",
    }),
    questions: [
      {
        question: "Do I have to undress?",
        answer:
          "Only as far as you’re comfortable. Everything stays covered except the part being worked on, and we step out while you get ready.",
      },
      {
        question: "Will it hurt the next day?",
        answer:
          "You may feel it, as you would after a long walk. Tell us at the time if it’s too much: gentler works too.",
      },
      {
        question: "What should I tell you before a massage?",
        answer:
          "Any injuries, operations, blood clots or medicines, and anywhere you’d rather not be touched.",
      },
      "Can I claim it on my health fund?",
      "Can you come to my home?",
    ],
    opening: [
      "Where does it sit: neck, shoulders or lower back?",
      "Desk all week {where}? Say where you feel it.",
      "When did your shoulders last come down?",
    ],
    steps: healthVisit,
  },
  {
    id: "gym",
    name: "gym",
    above: "wellbeing",
    synonyms: list(
      "fitness centre, crossfit, health club, strength gym, gymnasium, weights gym, 24 hour gym",
    ),
    mood: "wellbeing",
    colour: "#a8362f",
    services: offers(
      {
        "Gym memberships": "We show you around first, then sign you up by the month or the year.",
        "Casual visits": "We let you train for a day, so bring a towel and closed shoes.",
        "Group classes": "We run classes with a coach at the front.",
        "Strength training": "We show you how to lift safely, then add weight bit by bit.",
        "Programs for beginners":
          "We show you the machines, and write down what to do on each visit.",
        "Over-sixties classes": "We work on balance, strength and getting up from the floor.",
      },
      {
        "Casual visits": "ticket",
        "Group classes": "person-arms-spread",
        "Programs for beginners": "stopwatch",
      },
    ),
    questions: [
      {
        question: "Can I have a look around before I join?",
        answer: "Yes. Come at the time you’d normally train, and you’ll see how busy it is.",
      },
      {
        question: "Will someone show me the machines?",
        answer: "Yes, ask whoever is on the floor. Nobody was born knowing which way to sit.",
      },
      {
        question: "When is it quiet?",
        answer:
          "Late morning and early afternoon, mostly. Before and after work are the busy times.",
      },
      "Am I locked into a contract?",
    ],
    opening: [
      "Where do I start? With a look around.",
      "Before work, after work, or on your lunch break?",
      "What would you like to lift?",
    ],
    steps: classes,
  },
  {
    id: "personal-training",
    name: "personal trainer",
    above: "wellbeing",
    synonyms: list(
      "personal training, fitness trainer, boot camp, fitness coach, strength and conditioning, pt sessions, outdoor fitness, fitness classes",
    ),
    topics: list(
      "fitness, gym, workout, exercise, strength, weights, crossfit, bootcamp, weight loss, health and fitness, pilates, boxing training",
    ),
    misspellings: list("personel trainer"),
    mood: "wellbeing",
    colour: "#c2452f",
    offer: "training",
    services: offers(
      {
        "One-to-one training": "We plan the hour around what you want to be able to do.",
        "Small groups": "We train a few friends together, each at their own weight.",
        "Training outdoors": "We train in the park, rain or shine.",
        "Strength programs": "We write a plan of lifts, pushes and pulls.",
        "Getting started again":
          "We begin below what you used to do, after a break, a baby or an illness.",
        "Training before a race":
          "We count back from the day, and plan long runs, short ones and rest.",
      },
      { "One-to-one training": "stopwatch", "Small groups": "person-arms-spread" },
    ),
    questions: [
      {
        question: "Where do I start if I haven’t exercised for years?",
        answer:
          "With a walk and a talk. We find out what you can do today, and add a little from there.",
      },
      {
        question: "Can you work around a sore knee?",
        answer:
          "Tell us what hurts and what your doctor or physio said, and we choose movements that leave it alone.",
      },
      "Do you train at home, in the park or in a gym?",
      "Can you work around my knee?",
      "How often should I train with you?",
    ],
    opening: [
      "What would you like to be able to do again?",
      "Meet in the park {where}, and start from where you are.",
      "Which flight of stairs is the hard one?",
    ],
    steps: training,
  },
  {
    id: "martial-arts",
    name: "martial arts school",
    above: "classes",
    synonyms: list(
      "martial arts, karate, jiu jitsu, taekwondo, judo, kung fu, kickboxing, muay thai, bjj, self defence classes, sword fencing, fencing club, aikido, mma gym",
    ),
    topics: list("boxing, self defence, self-defense, mma, wrestling, fencing sport"),
    mood: "wellbeing",
    colour: "#b02f2f",
    services: offers(
      {
        "Children’s classes": "We teach martial arts to children.",
        "Adults’ classes": "We teach martial arts to adults.",
        "Beginner courses": "We teach beginners stance, falls and etiquette.",
        "Self-defence": "We teach how to stand, step away and break a hold.",
        Sparring: "We spar with pads and gloves.",
        "Holiday programs": "We run martial arts programs in the holidays.",
      },
      {
        "Children’s classes": "smiley",
        "Beginner courses": "belt",
        "Adults’ classes": "users-three",
      },
    ),
    questions: [
      {
        question: "Am I too old, or too unfit?",
        answer: "No. You train at your own pace, with people who remember their first night.",
      },
      {
        question: "Do I need a uniform for the first class?",
        answer: "No. Come in loose clothes without zips, and leave rings and watches at home.",
      },
      "How young can children start?",
      "Is there contact in the first lessons?",
    ],
    opening: ["Bow in. Who is first on the mat?", "Watch a class first, then try one."],
    steps: classes,
  },
  {
    id: "football-codes",
    name: "sports club",
    above: "club",
    synonyms: list(
      "football club, netball club, soccer club, cricket club, rugby club, athletics club, footy club, tennis club, golf club, hockey club, archery club",
    ),
    topics: list(
      "football, footy, soccer, afl, rugby, league, oztag, touch football, futsal, goalkeeper, coaching, coach, sport, sports, team sport, kids sport",
    ),
    mood: "wellbeing",
    colour: "#2f6a4a",
    services: offers(
      {
        "Junior teams": "We field teams for boys and girls, by age.",
        "Senior teams": "We field teams for grown-ups.",
        "Beginners’ days": "We hold days for people new to the game.",
        Coaching: "We coach players and teams.",
        "Court and field hire": "We let other clubs, schools and mates use them between games.",
        "Social nights": "We put on dinners, trivia and a cuppa after games.",
      },
      {
        "Junior teams": "junior-player",
        "Senior teams": "senior-player",
        "Beginners’ days": "sneaker",
        Coaching: "whistle",
      },
    ),
    questions: [
      "How do I register a child for the season?",
      "Do you need experience to join?",
      "When and where is training?",
      "Can parents help out?",
    ],
    opening: [
      "Who wants a game?",
      "Boots, a bottle of water and a bit of nerve: come down and watch.",
    ],
    steps: [
      {
        name: "Come and watch",
        note: "Tell us how old you are, and find out which training night is yours.",
      },
      { name: "Have a go", note: "Wear what you can run in, and bring water." },
      { name: "Join in", note: "Sign up for the season, and sort out boots and shirts." },
    ],
  },
  {
    id: "bowls-club",
    name: "bowls club",
    above: "club",
    synonyms: list(
      "lawn bowls, lawn bowls club, bowling club, bowlo, barefoot bowls, croquet club",
    ),
    mood: "wellbeing",
    colour: "#2f6a4a",
    services: offers(
      {
        "Social bowls": "We keep a rink for anyone who wants a roll.",
        "Barefoot bowls": "We lend groups bowls, a mat and someone to explain the bias.",
        Pennant: "We enter teams, and find a place for new players.",
        "Learning the game": "We show beginners how to stand, draw and read the green.",
        Functions: "We open the clubhouse for birthdays, wakes and work parties.",
      },
      { Functions: "platter" },
    ),
    questions: [
      {
        question: "What should I wear on the green?",
        answer: "Flat soles, or bare feet on social days. Heels and ridged soles mark the grass.",
      },
      {
        question: "Do I need bowls of my own?",
        answer:
          "Not to begin with. Borrow a set and try a few sizes: they should sit in your hand without a stretch.",
      },
      {
        question: "Can we come as a group of beginners?",
        answer: "Yes. Tell us how many you are, and whether you’d like a barbecue with it.",
      },
    ],
    opening: ["Ever sent one down the green?", "Shoes off, sleeves up: your end."],
    steps: [
      { name: "Come for a roll", note: "Tell us when you’d like to try, and wear flat soles." },
      { name: "Borrow a set", note: "See which size and weight suit your hand." },
      { name: "Join a side", note: "Social, pennant or just Friday nights." },
    ],
  },
  {
    id: "gymnastics-club",
    name: "gymnastics club",
    above: "classes",
    synonyms: list(
      "gymnastics, cheerleading, acrobatics, parkour, kinder gym, trampolining, tumbling",
    ),
    mood: "learning",
    colour: "#8a3a8a",
    services: offers(
      {
        "Toddler gym": "We have toddlers climb, roll and jump.",
        "Beginner classes": "We teach beginners rolls, handstands and bars.",
        Squads: "We train squads for competition.",
        "Trampoline and tumbling": "We practise jumps, rolls and somersaults onto soft mats.",
        "Holiday programs": "We run gym programs in the holidays.",
        "Birthday parties": "We host birthday parties on the mats.",
      },
      { "Beginner classes": "person-arms-spread" },
    ),
    questions: [
      "What should my child wear?",
      "Can I stay and watch?",
      "My child is shy. How do you start?",
      "Can we try a class before we pay for a term?",
    ],
    opening: ["Anyone doing handstands on the lounge?", "Forward roll first, then the rest."],
    steps: lessons,
  },
];
