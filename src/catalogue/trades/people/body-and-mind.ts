import { list, offers, type Trade } from "../trade.ts";

export const bodyAndMind: readonly Trade[] = [
  {
    id: "sauna-studio",
    name: "sauna and ice bath studio",
    above: "day-spa",
    synonyms: list(
      "sauna, sauna and ice baths, ice baths, infrared sauna, cold plunge, contrast therapy, float tanks, recovery centre, mobile sauna, cryotherapy",
    ),
    services: offers(
      {
        Sauna: "We heat the sauna and leave you to it.",
        "Ice baths": "We keep the plunge cold and show you how to breathe.",
        "Hot and cold": "We time a round of both.",
        Groups: "We book out the room for teams and friends.",
        "Float and compression": "We have quieter ways to recover too.",
      },
      { "Ice baths": "ice-bath", Groups: "towel" },
    ),
    opening: ["Hot first, or cold?"],
    questions: [
      {
        question: "What should I bring?",
        answer: "Swimmers, a towel and a water bottle. Leave jewellery at home: metal gets hot.",
      },
      {
        question: "Should I check with my doctor first?",
        answer:
          "If you’re pregnant, have a heart condition or take medicine for blood pressure, yes. Heat and cold are both hard work for the body.",
      },
      {
        question: "How long should I stay in?",
        answer:
          "As long as it feels good, and not a minute more. Come out if you feel dizzy, and drink water in between.",
      },
      "Do I need to book?",
      "What should I wear in the sauna?",
      "How hot and how cold does it get?",
    ],
    steps: [],
  },
  {
    id: "thai-massage",
    name: "Thai massage",
    above: "massage",
    synonyms: list(
      "thai massage, traditional thai massage, foot massage, reflexology, chinese massage, hot stone massage, lomi lomi, shiatsu",
    ),
    services: offers(
      {
        "Thai massage": "We press and stretch, with clothes on.",
        "Oil massage": "We work with warm oil and steady pressure.",
        Feet: "We massage feet and lower legs.",
        "Back, neck and shoulders": "We work on what a desk job does to you.",
        Couples: "We treat two people side by side.",
      },
      { "Oil massage": "dropper-bottle" },
    ),
  },
  {
    id: "myotherapist",
    name: "myotherapist",
    above: "massage",
    synonyms: list(
      "myotherapy, myotherapist, bowen therapy, bowen therapist, craniosacral therapy, trigger point, lymphatic drainage massage",
    ),
    services: offers({
      "First assessment": "We ask, look and test before starting.",
      "Neck and back": "We work on muscles of the neck and back.",
      "Headaches and jaw": "We work on muscles around the head, neck and jaw.",
      "Shoulders and arms": "We look at how the joint moves, and work on the muscles around it.",
      "Hips and legs": "We look at how you walk and bend, and work on what is tight.",
      "Stretching programs": "We write down stretches to do at home.",
    }),
  },
  {
    id: "mens-counselling",
    name: "men’s counselling",
    above: "counsellor",
    traits: ["men-only"],
    synonyms: list(
      "mens counselling, counselling for men, blokes counselling, mens therapy, anger management, mens group, mens mental health",
    ),
    services: offers(
      {
        "One to one": "We talk side by side, without a couch.",
        Relationships: "We talk about partners, kids and breaking up.",
        "Anger and stress": "We look at what sets the anger off.",
        Grief: "We make room for grief.",
        Groups: "We meet with other blokes.",
      },
      {
        "One to one": "armchairs",
        Grief: "tissue-box",
        "Anger and stress": "cloud-rain",
        Groups: "campfire",
      },
    ),
    opening: ["Who do you talk to?", "Say it once, out loud, to someone who isn’t family."],
  },
  {
    id: "couples-counselling",
    name: "relationship counsellor",
    above: "counsellor",
    synonyms: list(
      "marriage counselling, relationship counselling, couples counselling, couples therapy, marriage counsellor, family counselling, sex therapist",
    ),
    misspellings: list(
      "marriage councillor, marriage councilor, marriage councelling, relationship councillor",
    ),
    services: offers(
      {
        Couples: "We sit with two people and slow the talk down.",
        "One partner alone": "We see one of you if the other won’t come.",
        "After a betrayal": "We talk about what happened and what comes next.",
        "Separating well": "We help parents part with less harm.",
        Families: "We see parents and teenagers together.",
      },
      {
        "One partner alone": "armchair",
        "After a betrayal": "tissue-box",
        Families: "parent-and-child",
      },
    ),
    opening: [
      "When did you last talk, really?",
      "Two people, one room, and time to finish a sentence.",
    ],
  },
  {
    id: "mindfulness",
    name: "meditation teacher",
    above: "wellbeing",
    synonyms: list(
      "meditation, meditation classes, mindfulness, breathwork, sound bath, sound healing, reiki, energy healing, tai chi, qigong, spiritual healing, meditation teacher",
    ),
    topics: list(
      "mental health, wellbeing, wellness, stress, anxiety, counselling, counsellor, psychology, therapy, spirituality, journaling therapy, sleep, burnout, grief",
    ),
    services: offers(
      {
        "Guided sittings": "We sit, breathe and come back.",
        Beginners: "We explain how it works. Nobody empties their mind.",
        "Sound and breath": "We play bowls and lead breathing.",
        "Moving slowly": "We practise tai chi and qigong outdoors.",
        Workplaces: "We lead short sessions at work.",
      },
      { "Sound and breath": "wind", Beginners: "exercise-mat" },
    ),
  },
  {
    id: "pregnancy-pilates",
    name: "pregnancy pilates",
    above: "pilates",
    synonyms: list(
      "pregnancy pilates, prenatal pilates, postnatal pilates, pilates for pregnant women, prenatal yoga, mums and bubs pilates, pregnancy yoga",
    ),
    services: offers(
      {
        "Pregnancy classes": "We move gently, trimester by trimester.",
        "After the birth": "We start with breath and pelvic floor.",
        "Mums and babies": "We hold classes with babies on the mat.",
        "One to one": "We plan around pain and tiredness.",
        "By video": "We stream classes to your living room.",
      },
      { "One to one": "exercise-mat" },
    ),
    opening: ["How many weeks along?"],
  },
  {
    id: "hypnotherapist",
    name: "hypnotherapist",
    above: "counsellor",
    synonyms: list(
      "hypnotherapist, hypnotherapy, hypnosis, clinical hypnotherapy, quit smoking hypnosis, nlp",
    ),
    services: offers(
      {
        "A first talk": "We ask what you want to change and explain how sessions work.",
        Habits: "We work with habits you would like to leave.",
        "Worries and fears": "We work with fears, such as flying or needles.",
        Sleep: "We practise calming down at night.",
        "By video": "We hold sessions online, with you in your own chair.",
      },
      { "A first talk": "armchairs", Habits: "path", "Worries and fears": "cloud-rain" },
    ),
    opening: [
      "Which habit would you like to leave behind?",
      "Sit back, and hear how it works first.",
    ],
  },
];
