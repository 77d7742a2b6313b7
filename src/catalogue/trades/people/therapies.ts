import { firstTalk, healthVisit } from "../steps.ts";
import { list, offers, type Trade, ways } from "../trade.ts";

export const therapies: readonly Trade[] = [
  {
    id: "psychologist",
    name: "psychologist",
    above: "health",
    synonyms: list(
      "psychology, psychology clinic, clinical psychologist, psychiatrist, mental health clinic, psychologists",
    ),
    misspellings: list("phsycologist, pyschologist"),
    mood: "care",
    colour: "#4a6a7a",
    services: offers(
      {
        "Sessions for adults": "We talk one to one, in the room or by video.",
        "Sessions for teenagers": "We talk with teenagers, with or without parents.",
        "Children and parents": "We see young people with the grown-ups who know them best.",
        Couples: "We look at how two people talk, argue and make up.",
        Assessments: "We ask, test and write a report that a school or a doctor can use.",
        Telehealth: "We meet on screen or by phone, so find a room with a door.",
      },
      { "Sessions for adults": "armchairs" },
    ),
    questions: [
      "Do I need a mental health plan from my GP?",
      "How long is the wait?",
      "What happens in the first session?",
      "Does what I say stay in the room?",
    ],
    opening: [
      "Not sure where to begin? That is a beginning.",
      "You don’t have to know what to call it.",
      "How have the last few weeks been?",
    ],
    steps: firstTalk,
  },
  {
    id: "counsellor",
    name: "counsellor",
    above: "health",
    synonyms: list(
      "counselling, counsellors, psychotherapist, grief counselling, family therapy, art therapy",
    ),
    misspellings: list("counseling"),
    mood: "care",
    colour: "#4a6a7a",
    services: offers(
      {
        "Individual counselling": "We listen and talk things through, one to one.",
        Couples: "We make sure that both get to finish, and look at what keeps coming back.",
        Families: "We sit down with those who live together, and those who no longer do.",
        "Grief and loss": "We make room for the one who is gone, in your own time.",
        "Work and stress": "We look at what has become too much, and what could give.",
        "Sessions by phone or video": "We talk wherever you can shut a door.",
      },
      {
        "Individual counselling": "armchairs",
        "Grief and loss": "tissue-box",
        Families: "parent-and-child",
      },
    ),
    questions: [
      {
        question: "What if I don’t know where to begin?",
        answer:
          "Begin anywhere: with this week, with one sentence, or with why you nearly didn’t come. We’ll find the thread together.",
      },

      {
        question: "What should I say first?",
        answer: "Whatever comes. You don’t need to have it in order, and silence is fine too.",
      },
      {
        question: "Will you tell me what to do?",
        answer: "No. We listen, ask, and help you find what fits your life.",
      },
      "How is a counsellor different from a psychologist?",
      "Do we have to come together?",
      "How many sessions do people usually have?",
      "What stays private?",
    ],
    opening: [
      "Something you can’t say at the kitchen table?",
      "One conversation to begin with.",
      "Carrying something heavy?",
    ],
    steps: firstTalk,
  },
  {
    id: "speech-pathologist",
    name: "speech pathologist",
    above: "health",
    synonyms: list(
      "speech therapy, speech pathology, speech therapist, stuttering, late talkers, speechie",
    ),
    mood: "care",
    colour: "#7a4a8a",
    services: offers(
      {
        "First assessments": "We meet, play and test on the first visit.",
        "Late talkers": "We play, watch and listen, and show parents what to do at home.",
        "Speech sounds": "We listen for which ones go missing, and practise them in games.",
        Stuttering: "We practise with children and adults, at home, on the phone and in a queue.",
        "Reading and spelling": "We work on reading and spelling, step by step.",
        "Swallowing and voice": "We assess how you eat, drink and speak, and practise what helps.",
      },
      {
        "First assessments": "shapes",
        "Late talkers": "child",
        Stuttering: "waveform",
        "Speech sounds": "mouth",
        "Swallowing and voice": "throat",
      },
    ),
    questions: [
      {
        question: "Is two too young to come?",
        answer:
          "No. Bring what worries you, and a short film of how it sounds at home: children talk differently in a strange room.",
      },
      {
        question: "What if my child won’t say a word?",
        answer:
          "Plenty don’t at first. We start on the floor with toys, and listen to the two of you.",
      },
      "Do you visit kinder and school?",
      "Do you see adults after a stroke?",
      "How does it work with an NDIS plan?",
    ],
    opening: [
      "Every word counts, the first one too.",
      "Say what you hear at home, and what you would like to hear.",
    ],
    steps: ways(
      {
        "Tell us what you hear": "Which sounds or words are hard, and since when.",
        "Come and talk": "With children it is part play, so bring a favourite book or toy.",
        "Practise in between": "A few minutes a day, along with what you do anyway.",
      },
      {
        "Say who it is for": "A toddler, a schoolchild, an adult, and what is hard just now.",
        "Find out what is behind it": "We listen, test and hear from those who know them best.",
        "Make a plan together": "What to practise, how often, and when to look again.",
      },
    ),
  },
  {
    id: "occupational-therapist",
    name: "occupational therapist",
    above: "health",
    synonyms: list(
      "occupational therapy, home modifications assessment, sensory therapy, paediatric ot",
    ),
    mood: "care",
    colour: "#2f7a8a",
    services: offers(
      {
        "Children’s development":
          "We work through play on holding, dressing, writing and joining in.",
        "Sensory needs": "We find out what is too loud, too tight or too much, and what calms.",
        "Home modifications": "We recommend changes to the home.",
        "Equipment and aids": "We try rails, chairs and tools with you before anything is bought.",
        "Back to work": "We look at the tasks, the hours and the desk, and plan a way in.",
        "Driving assessments": "We look at sight, reaction and movement, then go out on the road.",
      },
      { "Sensory needs": "hand-palm", "Home modifications": "grab-rail" },
    ),
    questions: [
      "What does an OT do?",
      "Do you come to the house or the school?",
      "How long does a report take?",
      "Do you see people with an NDIS plan?",
    ],
    opening: [
      "What is hard about an ordinary day?",
      "Shoes, stairs, scissors, showers: start with one.",
    ],
    steps: healthVisit,
  },
  {
    id: "acupuncturist",
    name: "acupuncturist",
    above: "health",
    synonyms: list("acupuncture, chinese medicine, cupping, chinese herbs, tcm"),
    misspellings: list("accupuncture"),
    mood: "care",
    colour: "#6a7a4a",
    services: offers(
      {
        Acupuncture: "We place fine needles and let you rest.",
        "Chinese herbs": "We make up powders, pills or teas after a consultation.",
        Cupping: "We place cups on backs and shoulders.",
        "First consultations": "We ask, look and feel the pulse on the first visit.",
        "Follow-up visits": "We see how things have gone since.",
        Massage: "We massage along with needles or by itself.",
      },
      { "First consultations": "armchairs", "Follow-up visits": "calendar-check" },
    ),
    questions: [
      "Do the needles hurt?",
      "What happens at the first visit?",
      "Can I keep seeing my doctor as well?",
      "Which health funds can I claim from?",
    ],
    opening: [
      "Curious, but not fond of needles?",
      "Bring your questions, and the names of any medicines.",
    ],
    steps: healthVisit,
  },
  {
    id: "naturopath",
    name: "naturopath",
    above: "health",
    synonyms: list(
      "naturopathy, herbal medicine, herbalist, kinesiology, homeopath, ayurveda, nutritional medicine",
    ),
    mood: "care",
    colour: "#5a7a4a",
    services: offers(
      {
        "First consultations": "We ask about food, sleep and history on the first visit.",
        "Follow-up visits": "We look at what has changed since.",
        "Food and lifestyle": "We talk through food and daily habits.",
        "Herbal medicine": "We mix a tonic after going through your diet and history.",
        "Children’s visits": "We ask about food, sleep and tummies, with a parent in the room.",
        "Phone and video": "We send what we talked about afterwards, in writing.",
      },
      {
        "First consultations": "armchairs",
        "Herbal medicine": "dropper-bottle",
        "Follow-up visits": "tea-bag",
      },
    ),
    questions: [
      "What should I bring to the first visit?",
      "Do you work alongside my GP?",
      "Can I take herbs with my medicines?",
      "How long is a consultation?",
    ],
    opening: [
      "What does an ordinary day look like, from breakfast on?",
      "An hour to tell the whole story.",
    ],
    steps: healthVisit,
  },
  {
    id: "nutrition",
    name: "dietitian",
    above: "health",
    synonyms: list("dietician, nutritionist, nutrition, diet advice, meal plans, dietitians"),
    topics: list(
      "diet, diets, supplements, gut health, keto, weight, protein, diabetes, sports nutrition, naturopath, herbal, herbalist, health, healthy",
    ),
    mood: "care",
    colour: "#5a8a3a",
    services: offers(
      {
        "First consultations": "We ask what and how you eat on the first visit.",
        Diabetes: "We plan meals with people who have diabetes.",
        "Food intolerances": "We help people with food intolerances plan meals.",
        "Sports nutrition": "We plan eating around training.",
        "Children’s eating": "We work with children who find eating hard.",
        "Gut troubles": "We plan meals with people who have gut troubles.",
      },
      {
        "First consultations": "armchairs",
        "Gut troubles": "bread",
        "Children’s eating": "carrot",
        Diabetes: "test-tube",
      },
    ),
    questions: [
      "Do I need a referral for Medicare?",
      "Should I keep a food diary first?",
      "Will I have to give up bread?",
      "Do you see fussy eaters?",
    ],
    opening: ["What’s on your plate?", "Start with what you like to eat."],
    steps: healthVisit,
  },
];
