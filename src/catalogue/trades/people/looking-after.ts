import { careVisit, firstTalk, healthVisit } from "../steps.ts";
import { list, named, offers, type Trade } from "../trade.ts";

export const lookingAfter: readonly Trade[] = [
  {
    id: "midwife",
    name: "midwife",
    above: "health",
    synonyms: list("midwifery, private midwife, home birth, midwives"),
    mood: "care",
    drawing: "stones",
    colour: "#8a6a7a",
    services: named(
      "Pregnancy care, Birth classes, Visits after the birth, Feeding support, Birth at home, Phone and video visits",
    ),
    questions: [
      "How far along should I be when I book?",
      "Do you work with my hospital?",
      "Can I claim visits through Medicare?",
      "What happens if plans change on the day?",
    ],
    opening: [
      "How many weeks, and how are you sleeping?",
      "Your questions first, the big ones and the small ones.",
    ],
    steps: healthVisit,
  },
  {
    id: "new-parents",
    name: "doula",
    above: "care",
    synonyms: list("postpartum doula, postnatal support, antenatal classes, birthing classes"),
    topics: list(
      "newborn, new mums, new mum, mums, mothers, baby, babies, postpartum, pregnancy, pregnant, parenting, parents, breastfeeding, sleep consultant, dads, motherhood",
    ),
    mood: "care",
    drawing: "stones",
    colour: "#a06a7a",
    services: named(
      "Birth support, Planning for the birth, After the birth, Feeding support, Birth classes, Time to talk",
    ),
    questions: [
      "How is a doula different from a midwife?",
      "When should we get in touch?",
      "Can my partner still be there?",
      "What happens if the baby comes early?",
    ],
    opening: ["Who do you want in the room?", "Expecting {where}? Meet for a cup of tea."],
    steps: firstTalk,
  },
  {
    id: "disability-support",
    name: "disability support service",
    above: "care",
    synonyms: list(
      "ndis, ndis provider, disability support, support worker, disability services, ndis support worker, supported independent living, community access",
    ),
    topics: list(
      "disability, support coordination, autism, accessible, accessibility, wheelchair, special needs, inclusion, inclusive, neurodivergent, adhd, sensory",
    ),
    mood: "care",
    drawing: "house",
    colour: "#5a4a8a",
    offer: "NDIS support",
    services: offers({
      "Help at home": "We help with cooking, cleaning and the washing.",
      "Getting out and about": "We go along to the shops, the pool, the football and the library.",
      "Personal care": "We help with showering, dressing and meals.",
      "Support coordination": "We help you read the plan and find who does what.",
      "Short stays": "We look after people for a night, a weekend or a week.",
      "Learning to live independently": "We practise cooking, money, buses and the phone.",
    }),
    questions: [
      "Do you work with self-managed NDIS plans?",
      "Can I choose who comes?",
      "Do you help on weekends?",
      "How do I change what I get help with?",
    ],
    opening: [
      "What would a good week look like?",
      "Your plan, your day. Say what you would like help with.",
    ],
    steps: careVisit,
  },
  {
    id: "aged-care-and-companionship",
    name: "in-home care",
    above: "care",
    synonyms: list(
      "aged care, home care, respite care, dementia care, carers, elderly care, companionship for seniors, nursing home, retirement village",
    ),
    topics: list(
      "nurse, nursing, elderly, seniors, senior, older people, companionship, caring, dementia, retirement, retirees, grandparents, companion",
    ),
    mood: "care",
    drawing: "house",
    colour: "#2f6f7a",
    services: offers({
      "Help around the house": "We clean, cook and do the washing.",
      "Company and outings": "We sit, talk, drive and go along.",
      "Showering and dressing": "We help with showers and dressing.",
      Meals: "We cook meals and sit down with you.",
      "Respite for families": "We take over so that family can rest.",
      "Overnight care": "We stay through the night.",
    }),
    questions: [
      "Can the same carer come each time?",
      "Can you help with My Aged Care?",
      "Can we start with one visit a week?",
      "What happens when Mum’s needs change?",
    ],
    opening: [
      "Dad wants to stay at home? One morning a week is a beginning.",
      "Mum says she is managing. What would make it easier?",
    ],
    steps: careVisit,
  },
  {
    id: "babysitting-and-childcare",
    name: "childcare",
    above: "care",
    synonyms: list(
      "child care, long day care, early learning centre, kindergarten, preschool, daycare, creche, bush kinder, childcare centre",
    ),
    topics: list(
      "babysitting, babysitter, nanny, day care, au pair, after school care, family day care, kids activities",
    ),
    mood: "care",
    drawing: "book",
    colour: "#d0801f",
    services: offers({
      "Long day care": "We look after children from breakfast to late afternoon.",
      Preschool: "We play and learn with three to five year olds.",
      Kindergarten: "We get children ready for school.",
      "Babies’ room": "We follow babies’ own sleep and bottles.",
      "Before and after school": "We look after school children at both ends of the day.",
      "Holiday care": "We plan holidays with outings.",
    }),
    questions: [
      "Is there a place, or how long is the waiting list?",
      "Can we come and look around?",
      "What do the children eat?",
      "How does the Child Care Subsidy work?",
    ],
    opening: [
      "Hats on. Who is coming to play?",
      "Looking for a place {where}? Say which days, and how old.",
    ],
    steps: [
      { name: "Come and look", note: "Bring your child, and every question." },
      { name: "Put your name down", note: "Say which days, and when you would like to start." },
      { name: "The first days", note: "Stay a while at the start. Favourite toys are welcome." },
    ],
  },
  {
    id: "nanny-agency",
    name: "nanny agency",
    above: "care",
    synonyms: list("nanny, nannies, babysitter, babysitting, au pair, mothers help"),
    mood: "care",
    drawing: "book",
    colour: "#c9781f",
    services: named(
      "Nannies, Babysitting, After-school pick-ups, Nanny share, Holiday help, Newborn nights",
    ),
    questions: [
      "Can we meet the nanny first?",
      "Can you find somebody at short notice?",
      "Who pays tax and super?",
      "Do your sitters drive?",
    ],
    opening: [
      "Date night? School holidays? Back to work?",
      "Say how old they are, and what bedtime looks like.",
    ],
    steps: careVisit,
  },
  {
    id: "funeral-celebrant",
    name: "funeral celebrant",
    above: "care",
    synonyms: list(
      "funeral celebrancy, eulogy writing, memorial celebrant, celebrant for funerals",
    ),
    mood: "care",
    drawing: "stones",
    colour: "#5f6f63",
    services: named(
      "Funeral ceremonies, Memorials, Writing the eulogy, Scattering ashes, Graveside words, Living farewells",
    ),
    questions: [
      "Can we have religious and other words together?",
      "Can you help us write what we want to say?",
      "May the family speak and choose the music?",
      "Can it be held at home or on the beach?",
    ],
    opening: ["Say a little about them.", "Words for somebody you loved."],
    steps: [
      { name: "Talk about them", note: "Stories, music, the words they would have used." },
      { name: "Read what is written", note: "Change, add or take out until it sounds like them." },
      { name: "The ceremony", note: "Ask who will speak, and who stands by if that is too hard." },
    ],
    headings: { unpriced: "Ceremonies" },
  },
  {
    id: "funeral-director",
    name: "funeral director",
    above: "care",
    synonyms: list(
      "funerals, funeral home, undertaker, cremations, crematorium, funeral services, funeral parlour",
    ),
    mood: "care",
    drawing: "stones",
    colour: "#4a4a5a",
    services: named(
      "Funeral services, Cremation without a service, Burials, Prepaid funerals, Memorials, Paperwork after a death",
    ),
    questions: [
      "What do we do first when somebody has died?",
      "What will it cost, item by item?",
      "Can we have a service at home, or none?",
      "May we see them once more?",
    ],
    opening: [
      "When somebody has died, ring. You needn’t know what comes next.",
      "Take your time. There are only a few things to decide today.",
    ],
    steps: [
      {
        name: "Ring when you are ready",
        note: "It is enough to say who has died, and where they are.",
      },
      {
        name: "Sit down together",
        note: "A service or none, burial or cremation, and what each would cost.",
      },
      { name: "Say goodbye", note: "Ask for help with the notice, the music and the paperwork." },
    ],
    headings: { unpriced: "How to say goodbye", priced: "Services and prices" },
  },
  {
    id: "church",
    name: "church",
    above: "club",
    synonyms: list(
      "parish, temple, mosque, synagogue, congregation, ministry, christian fellowship",
    ),
    mood: "care",
    drawing: "house",
    colour: "#5a5a7a",
    services: named("Sunday services, Weddings, Baptisms, Funerals, Youth groups, Community meals"),
    questions: [
      "What time are the services?",
      "Can I come if I don’t belong?",
      "Is there something for children?",
      "Can we be married here?",
    ],
    opening: ["Come in and sit for a while.", "New {where}? Come early, or slip in at the back."],
    steps: [],
    headings: { unpriced: "What happens here" },
  },
  {
    id: "charity",
    name: "charity",
    above: "club",
    synonyms: list(
      "not for profit, nonprofit, foundation, community centre, neighbourhood house, food bank",
    ),
    mood: "care",
    drawing: "stones",
    colour: "#7a4a4a",
    services: named(
      "Volunteering, Giving, Getting help, Events, Community programs, Talks at schools",
    ),
    questions: [
      "How can I help if I only have an hour?",
      "Where does a donation go?",
      "How do I ask for help?",
      "Can I give things as well as money?",
    ],
    opening: [
      "Need a hand, or have one to lend?",
      "An hour, a dollar, a bag of tins: begin where you can.",
    ],
    steps: [],
    headings: { unpriced: "Ways to take part" },
  },
];
