import { firstTalk, healthVisit } from "../steps.ts";
import { list, named, offers, type Trade } from "../trade.ts";

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
    drawing: "stones",
    colour: "#4a6a7a",
    services: named(
      "Sessions for adults, Sessions for teenagers, Children and parents, Couples, Assessments, Telehealth",
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
    drawing: "stones",
    colour: "#4a6a7a",
    services: offers({
      "Individual counselling": "We listen, one to one.",
      Couples: "We sit with couples who are stuck.",
      Families: "We talk with families together.",
      "Grief and loss": "We stay with people who have lost somebody.",
      "Work and stress": "We talk about work that has become too much.",
      "Sessions by phone or video": "We talk by phone or video.",
    }),
    questions: [
      "How is a counsellor different from a psychologist?",
      "Do we have to come together?",
      "How many sessions do people usually have?",
      "What stays private?",
    ],
    opening: ["Something you can’t say at the kitchen table?", "One conversation to begin with."],
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
    drawing: "book",
    colour: "#2f7a8a",
    services: named(
      "First assessments, Late talkers, Speech sounds, Stuttering, Reading and spelling, Swallowing and voice",
    ),
    questions: [
      "Is two too early to come about talking?",
      "Do you visit kinder and school?",
      "Do you see adults after a stroke?",
      "How does it work with an NDIS plan?",
    ],
    opening: [
      "Every word counts, the first one too.",
      "Say what you hear at home, and what you would like to hear.",
    ],
    steps: healthVisit,
  },
  {
    id: "occupational-therapist",
    name: "occupational therapist",
    above: "health",
    synonyms: list(
      "occupational therapy, home modifications assessment, sensory therapy, paediatric ot",
    ),
    mood: "care",
    drawing: "stones",
    colour: "#2f7a8a",
    services: named(
      "Children’s development, Sensory needs, Home modifications, Equipment and aids, Back to work, Driving assessments",
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
    drawing: "stones",
    colour: "#6a7a4a",
    services: named(
      "Acupuncture, Chinese herbs, Cupping, First consultations, Follow-up visits, Massage",
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
    drawing: "tree",
    colour: "#5a7a4a",
    services: named(
      "First consultations, Follow-up visits, Food and lifestyle, Herbal medicine, Children’s visits, Phone and video",
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
    drawing: "pot",
    colour: "#5a8a3a",
    services: named(
      "First consultations, Diabetes, Food intolerances, Sports nutrition, Children’s eating, Gut troubles",
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
