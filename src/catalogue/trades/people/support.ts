import { list, offers, type Trade } from "../trade.ts";

export const support: readonly Trade[] = [
  {
    id: "birth-doula",
    name: "birth doula",
    above: "new-parents",
    synonyms: list("birth doula, birth support, hypnobirthing, birth classes, birth education"),
    colour: "#c07a6a",
    services: offers(
      {
        "Before the birth": "We meet, talk through wishes and practise for labour.",
        "The birth": "We stay beside you in labour, while midwife and doctor look after the birth.",
        "After the birth": "We visit, listen and help mum rest.",
        "Birth classes": "We prepare couples in small groups.",
        "Baby and feeding": "We help with the first days of feeding.",
      },
      {
        "Before the birth": "expecting-mother",
        "Birth classes": "exercise-mat",
        "After the birth": "teapot",
        "Baby and feeding": "baby-bottle",
        "The birth": "baby",
      },
    ),
  },
  {
    id: "sleep-consultant",
    name: "baby sleep consultant",
    above: "care",
    synonyms: list(
      "sleep consultant, baby sleep, sleep school, sleep training for babies, toddler sleep, sleep consultant for babies, parenting coach, parent coach",
    ),
    services: offers(
      {
        "A first talk": "We hear how the nights go and what has been tried.",
        "Settling at home": "We sit with parents through bedtime and settling.",
        "A written plan": "We write down naps, feeds and nights.",
        Toddlers: "We help with early rising and bedtime battles.",
        "Follow-up": "We ring after a few nights.",
      },
      {
        "A first talk": "phone",
        Toddlers: "child",
        "A written plan": "list-checks",
        "Follow-up": "chats",
      },
    ),
    opening: ["How was last night?"],
    questions: [
      {
        question: "Do you let babies cry?",
        answer:
          "We talk first about what you can live with, and plan from there. There is more than one way to a longer night.",
      },
      {
        question: "What should I write down before we talk?",
        answer:
          "A few days as they were: when your child woke, fed, napped and settled, and what you did. That tells us more than any description.",
      },
      {
        question: "Does it work while we travel or someone is ill?",
        answer:
          "Wait until things are ordinary again. A plan needs a run of quiet days to start with.",
      },
    ],
  },
  {
    id: "support-coordinator",
    name: "support coordinator",
    above: "disability-support",
    synonyms: list(
      "support coordination, support coordinator, ndis plan management, plan manager, ndis support coordination, plan management",
    ),
    services: offers(
      {
        "Reading the plan": "We go through the plan and what it pays for.",
        "Finding supports": "We ring around and compare.",
        Agreements: "We read service agreements with you.",
        "Before the next plan": "We gather reports for the next plan.",
        "When things go wrong": "We help change what doesn’t work.",
      },
      {
        "Finding supports": "signpost",
        "When things go wrong": "lifebuoy",
        "Before the next plan": "calendar-dots",
      },
    ),
  },
  {
    id: "day-program",
    name: "disability day program",
    above: "disability-support",
    synonyms: list(
      "day program, supported employment, community participation, ndis group activities, disability day service, respite house",
    ),
    services: offers(
      {
        "Group days": "We cook, garden, swim and go out together.",
        Skills: "We practise travel, money and shopping.",
        Art: "We make art and music.",
        Work: "We try jobs with support.",
        Transport: "We pick people up in the morning and bring them home.",
      },
      { "Group days": "music-notes", Work: "toolbox", Skills: "cooking-pot", Transport: "van" },
    ),
    steps: [
      { name: "Come and look", note: "Bring someone who knows you well, if you like." },
      { name: "Choose the days", note: "What you like doing, and how you get there." },
      {
        name: "Begin, and change as you go",
        note: "More, less or different: tell us how it’s going.",
      },
    ],
  },
  {
    id: "family-day-care",
    name: "family day care",
    above: "babysitting-and-childcare",
    traits: ["kids"],
    synonyms: list(
      "family day care, family daycare, home based childcare, in home childcare, home daycare",
    ),
    services: offers(
      {
        "Small groups": "We look after a few children in a family home.",
        "Babies and toddlers": "We follow their own times for sleep and food.",
        "Play and learning": "We cook, garden, paint and read.",
        Outings: "We take the children on outings close by.",
        "Before and after school": "We take older ones to school and fetch them.",
      },
      { "Small groups": "shapes", "Play and learning": "lego" },
    ),
    questions: ["How many children are there at once?", "What do they eat?"],
    opening: ["A small group, and a back yard."],
  },
  {
    id: "oshc",
    name: "outside school hours care",
    above: "babysitting-and-childcare",
    traits: ["kids"],
    synonyms: list(
      "outside school hours care, oosh, oshc, after school care, before school care, vacation care, holiday care, school holiday program",
    ),
    services: offers(
      {
        "Before school": "We give breakfast and walk children to class.",
        "After school": "We have food, homework time and games.",
        "Holiday care": "We plan days in and days out.",
        Excursions: "We go to pools, films and parks.",
        Bookings: "We take regular and casual bookings.",
      },
      { Excursions: "bus" },
    ),
  },
  {
    id: "natural-burial",
    name: "natural burial ground",
    above: "care",
    synonyms: list(
      "natural burial, natural burials, green burial, bush cemetery, bush burial, eco funerals, cemetery, shroud burial",
    ),
    services: offers(
      {
        "Burial among trees": "We bury people among trees and grass, without concrete.",
        "Shrouds and simple coffins": "We accept shrouds, wicker and plain timber.",
        "Finding a place": "We walk the bush with you to choose.",
        "The day": "We open the gate and keep out of the way.",
        "Looking after the ground": "We plant natives and leave the rest to the bush.",
      },
      { "The day": "candle", "Finding a place": "signpost" },
    ),
    questions: [
      {
        question: "Can we dig and fill the grave ourselves?",
        answer:
          "Ask us early, so that we can talk about the ground and who would help. Many families like to fill the grave by hand, even where a machine has dug it.",
      },
      {
        question: "What can be buried with them?",
        answer:
          "What goes back to the earth: wood, wool, cotton, paper, flowers. Leave out metal, glass and plastic.",
      },
      {
        question: "Can we come and walk around first?",
        answer:
          "Yes, and take your time. It is easier to choose a place under the trees than on a plan.",
      },
      "Can a marker be placed?",
    ],
    opening: ["A quiet place among trees."],
    steps: [],
  },
  {
    id: "grave-care",
    name: "grave care service",
    above: "care",
    synonyms: list(
      "grave cleaning, grave care, grave maintenance, headstone cleaning, cemetery flowers, grave tending",
    ),
    services: offers(
      {
        Cleaning: "We wash headstones with water and soft brushes.",
        Flowers: "We lay flowers on the days you name.",
        Photos: "We send a photo after each visit.",
        "Plaques and letters": "We repaint letters and fix plaques.",
        Weeding: "We weed and rake around the grave.",
      },
      { Weeding: "shovel", Cleaning: "spray-bottle" },
    ),
    opening: ["When were you last able to go?"],
    questions: [
      {
        question: "How do we find the grave?",
        answer:
          "Tell us the cemetery, the full name and the year. A section or plot number helps, and so does an old photo.",
      },
      {
        question: "Can you clean an old stone without harming it?",
        answer:
          "Usually, with water, soft brushes and patience. If anything is loose or flaking, we’ll leave it alone and tell you.",
      },
      {
        question: "How do I know it has been done?",
        answer:
          "Ask us for a photo before and one after. They are easy to send, wherever you live.",
      },
    ],
    steps: [
      {
        name: "Tell us where it is",
        note: "The cemetery, the name on the stone, and the row if you know it.",
      },
      { name: "Settle what is to be done", note: "Once or through the year, and which flowers." },
      { name: "See how it looks", note: "A photo shows you, wherever you live." },
    ],
  },
  {
    id: "youth-service",
    name: "youth and family service",
    above: "care",
    synonyms: list(
      "youth service, youth worker, family support, foster care, employment services, refuge, homelessness service, migrant support, mentoring for young people, drug and alcohol service, rehab, legal aid, tenants advice, community legal centre",
    ),
    services: offers(
      {
        "Someone to talk to": "We listen, without a form in front of us.",
        Families: "We visit families and work out what would help.",
        "Young people": "We mentor, drive and turn up.",
        "Papers and rights": "We help with forms, housing and letters.",
        Referrals: "We go along to the next place.",
      },
      {
        "Someone to talk to": "armchairs",
        "Papers and rights": "identification-card",
        Families: "parent-and-child",
        "Young people": "skateboard",
        Referrals: "signpost",
      },
    ),
    questions: [
      {
        question: "Do I need my parents to come?",
        answer: "Not to begin with. Come by yourself, with a friend or with an adult you trust.",
      },
      {
        question: "Will you tell anyone what I say?",
        answer:
          "Not without asking you, unless someone could be hurt. We’ll talk about that at the start, so you know where you stand.",
      },
      {
        question: "What if I just want to hang out?",
        answer: "That is reason enough. You don’t need a problem to come through the door.",
      },
    ],
  },
  {
    id: "patient-transport",
    name: "patient transport",
    above: "transport",
    synonyms: list(
      "patient transport, non emergency patient transport, medical transport, dialysis transport, wheelchair taxi, wheelchair transport, community transport, dialysis patient transport",
    ),
    mood: "care",
    services: offers(
      {
        Appointments: "We drive people to hospital and wait.",
        Dialysis: "We come on the same days each week.",
        Wheelchairs: "We load wheelchairs by ramp or lift.",
        "Home from hospital": "We see people to their door.",
        Outings: "We drive to visits, shops and funerals.",
      },
      { Appointments: "van", "Home from hospital": "house", Outings: "coffee" },
    ),
    opening: [
      "An appointment, and no way to get there?",
      "Who is travelling, and what do they need on the way?",
    ],
  },
  {
    id: "repair-and-reuse",
    name: "repair café",
    above: "club",
    synonyms: list(
      "repair cafe, tool library, mens shed, community repair, reuse shop, recycling centre, tip shop, upcycling workshop",
    ),
    topics: list(
      "recycling, recycle, zero waste, sustainability, sustainable, environment, eco, eco friendly, reuse, plastic free, circular economy, green, climate, refill shop",
    ),
    services: offers(
      {
        "Repair days": "We mend lamps, toasters, clothes and bikes together.",
        "Tools to borrow": "We lend tools for the weekend.",
        Workshops: "We teach how to mend.",
        "Reuse shop": "We sell what others have given.",
        Volunteers: "We can use another pair of hands.",
      },
      { "Repair days": "plug", Workshops: "sewing-machine" },
    ),
  },
];
