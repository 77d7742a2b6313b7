import { careVisit, firstTalk, healthVisit } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const lookingAfter: readonly Trade[] = [
  {
    id: "midwife",
    name: "midwife",
    above: "health",
    synonyms: list("midwifery, private midwife, home birth, midwives"),
    mood: "care",
    colour: "#8a6a7a",
    services: offers(
      {
        "Pregnancy care": "We see women through pregnancy.",
        "Birth classes": "We practise breathing and positions, and talk through what may happen.",
        "Visits after the birth": "We weigh the baby, help with feeding and see how you are going.",
        "Feeding support": "We help with feeding, positions and tiredness.",
        "Birth at home": "We talk through whether it suits you, and stay with you through labour.",
        "Phone and video visits": "We see families by phone and video.",
      },
      {
        "Feeding support": "baby-bottle",
        "Birth classes": "exercise-mat",
        "Visits after the birth": "baby",
      },
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
    colour: "#a06a7a",
    services: offers(
      {
        "Birth support": "We stay with families through labour.",
        "Planning for the birth": "We talk through plans for the birth.",
        "After the birth": "We help at home after the birth.",
        "Feeding support": "We sit with parents while they learn to feed.",
        "Birth classes": "We hold classes before the birth.",
        "Time to talk": "We sit down with you, baby and all, and listen.",
      },
      {
        "Feeding support": "baby-bottle",
        "Planning for the birth": "list-checks",
        "After the birth": "baby",
        "Birth classes": "expecting-mother",
        "Time to talk": "coffee",
      },
    ),
    questions: [
      {
        question: "How is a doula different from a midwife?",
        answer:
          "A midwife looks after your health and the baby’s. A doula does nothing clinical, but stays with you, listens and helps with whatever makes the hours easier.",
      },
      {
        question: "Can my partner still be there?",
        answer:
          "Of course. With someone else to fetch, rub and explain, a partner can simply be with you.",
      },
      {
        question: "When should we get in touch?",
        answer:
          "Whenever you start to think about it. Getting in touch around the middle of the pregnancy leaves time to get to know each other.",
      },
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
    colour: "#5a4a8a",
    offer: "NDIS support",
    services: offers(
      {
        "Help at home": "We help with cooking, cleaning and the washing.",
        "Getting out and about": "We go along to the shops, the pool, the footy and the library.",
        "Personal care": "We help with showering, dressing and meals, in the way that you like it.",
        "Support coordination": "We help you read the plan and find who does what.",
        "Short stays": "We look after people for a night, a weekend or a week.",
        "Learning to live independently": "We practise cooking, money, buses and the phone.",
      },
      {
        "Help at home": "broom",
        "Support coordination": "path",
        "Personal care": "shower",
        "Short stays": "suitcase-rolling",
      },
    ),
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
    colour: "#2f6f7a",
    services: offers(
      {
        "Help around the house": "We clean, cook and do the washing.",
        "Company and outings": "We sit, talk, drive and go along.",
        "Showering and dressing": "We help with what you can’t reach, and leave you the rest.",
        Meals: "We cook meals and sit down with you.",
        "Respite for families": "We take over so that family can rest.",
        "Overnight care": "We stay through the night.",
      },
      {
        "Help around the house": "broom",
        "Company and outings": "coffee",
        "Showering and dressing": "shower",
        "Respite for families": "teapot",
      },
    ),
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
      "child care, long day care, early learning centre, kindergarten, preschool, daycare, creche, childcare centre",
    ),
    topics: list(
      "babysitting, babysitter, nanny, day care, au pair, after school care, family day care, kids activities",
    ),
    mood: "care",
    colour: "#6a4f9a",
    services: offers(
      {
        "Long day care": "We look after children from breakfast to late afternoon.",
        Preschool: "We play and learn with three to five year olds.",
        Kindergarten: "We get children ready for school.",
        "Babies’ room": "We follow babies’ own sleep and bottles.",
        "Before and after school": "We look after school children at both ends of the day.",
        "Holiday care": "We fill school holidays with craft, games and days out.",
      },
      { "Long day care": "playground-slide" },
    ),
    questions: [
      {
        question: "Can we come and look around?",
        answer:
          "Yes, and bring your child. You see more on an ordinary morning than on an open day, so ask us and we’ll find one.",
      },
      {
        question: "How does the Child Care Subsidy work?",
        answer:
          "You claim it through Centrelink, and it is paid to the service, which takes it off your fee. How much it is depends on your income, the kind of care and your own situation.",
        source: "Department of Education, Child Care Provider Handbook, Child Care Subsidy",
        notOf: ["early-childhood-play"],
      },
      {
        question: "What if my child cries when I leave?",
        answer:
          "Many do at first, and most stop soon after. Say goodbye rather than slipping away, and ask us at any time how it’s going.",
        notOf: ["early-childhood-play"],
      },
      "Is there a place, or how long is the waiting list?",
      "What do the children eat?",
    ],
    opening: [
      "Hats on. Who is coming to play?",
      "Looking for a place {where}? Say which days, and how old.",
    ],
    steps: [
      { name: "Come and look", note: "Bring your child, and every question." },
      { name: "Put your name down", note: "Tell us which days, and when you would like to start." },
      { name: "The first days", note: "Stay a while at the start. Favourite toys are welcome." },
    ],
  },
  {
    id: "bush-kinder",
    name: "bush kinder",
    above: "babysitting-and-childcare",
    traits: ["kids"],
    synonyms: list(
      "bush kindergarten, nature kinder, forest kindergarten, beach kinder, nature preschool, forest school, outdoor kindergarten",
    ),
    services: offers(
      {
        "Bush kinder":
          "We spend the session outdoors, in most weathers, with sticks, mud and time.",
        "Nature walks": "We look for tracks, nests and beetles, and leave them where they are.",
        "Stories outside": "We read, sing and eat lunch under a tree.",
        "Three-year-olds": "We start with short walks, and stay near the gate.",
        "Four-year-olds": "We climb, build and go a little further.",
        "Family days": "We invite parents and grandparents along.",
      },
      { "Four-year-olds": "boot", "Family days": "campfire" },
    ),
    questions: [
      {
        question: "What should my child wear?",
        answer:
          "Long sleeves, closed shoes and a hat, with a raincoat and gumboots when it is wet. Pack a change of clothes: some of it comes home muddy.",
      },
      {
        question: "What happens in bad weather?",
        answer:
          "Rain is fine with the right coat. In strong wind, storms, smoke or great heat we move indoors.",
      },
      "Where do the sessions take place?",
      "How many children and adults are there?",
      "Is there a place, or how long is the waiting list?",
    ],
    opening: ["Mud on the knees, sticks in the pockets."],
  },
  {
    id: "nanny-agency",
    name: "nanny agency",
    above: "care",
    synonyms: list("nanny, nannies, babysitter, babysitting, au pair, mothers help"),
    mood: "care",
    colour: "#c9781f",
    services: offers(
      {
        Nannies: "We introduce nannies to families.",
        Babysitting: "We send someone for an evening or a weekend.",
        "After-school pick-ups":
          "We find someone to meet children at the gate, feed them and start on homework.",
        "Nanny share": "We match families who share a nanny.",
        "Holiday help": "We find help for the school holidays.",
        "Newborn nights": "We send someone to look after a newborn overnight.",
      },
      {
        Nannies: "parent-and-child",
        "Nanny share": "house",
        "Holiday help": "kite",
        "Newborn nights": "baby-carriage",
      },
    ),
    questions: [
      {
        question: "Can we meet the nanny first?",
        answer:
          "Yes. You talk with whoever we suggest, and the children meet them too, before you decide.",
      },
      {
        question: "Who pays tax and super?",
        answer:
          "That depends on who employs the nanny. Where a family does, it withholds tax, and it pays super for more than thirty hours a week. The tax office says how.",
        source:
          "Australian Taxation Office, Household employees; Super guarantee for domestic workers",
      },
      {
        question: "What do you need to know from us?",
        answer:
          "Days and hours, the ages of the children, pets, driving, and what matters in your house. It also helps to know what went wrong last time.",
      },
      "Can you find someone at short notice?",
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
    colour: "#5f6f63",
    services: offers(
      {
        "Funeral ceremonies": "We write and lead funeral ceremonies.",
        Memorials: "We lead memorials, weeks or years later.",
        "Writing the eulogy":
          "We listen to the stories, and put them into words for someone to read.",
        "Scattering ashes": "We lead ceremonies for scattering ashes.",
        "Graveside words": "We lead a short farewell at the cemetery.",
        "Living farewells": "We hold farewells while the person can be there.",
      },
      { "Funeral ceremonies": "wreath", Memorials: "candle", "Living farewells": "coffee" },
    ),
    questions: [
      {
        question: "Can we have religious and other words together?",
        answer:
          "Yes. A prayer, a poem and a song from the footy club can stand side by side. Tell us what mattered to the person, and to the people coming.",
      },
      {
        question: "Can you help us write what we want to say?",
        answer:
          "Yes. Tell us a few stories, in any order, and we’ll help you put them into words you can say out loud.",
      },
      {
        question: "Can the family speak and choose the music?",
        answer: "Please do. If your voice fails on the day, we’ll read on for you.",
      },
      "Can it be held at home or on the beach?",
    ],
    opening: ["Say a little about them.", "Words for someone you loved."],
    steps: [
      { name: "Talk about them", note: "Stories, music, the words they would have used." },
      { name: "Read what is written", note: "Change, add or take out until it sounds like them." },
      {
        name: "The ceremony",
        note: "Readings, music and words, in the order you chose.",
      },
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
    colour: "#4a4a5a",
    services: offers(
      {
        "Funeral services": "We plan the service with you, from music to flowers.",
        "Cremation without a service":
          "We take care of transport, papers and ashes, with no gathering.",
        Burials: "We arrange the plot, the service and the graveside.",
        "Prepaid funerals": "We set up funerals that are paid for ahead.",
        Memorials: "We arrange gatherings without a coffin.",
        "Paperwork after a death": "We lodge the forms, and order the certificates.",
      },
      { "Funeral services": "wreath", Memorials: "candle", "Cremation without a service": "vase" },
    ),
    questions: [
      {
        question: "What do we do first when someone has died?",
        answer:
          "At home, ring the family doctor; in a hospital or a care home, the staff do that for you. There is no rush to do anything else. Get in touch when you feel ready, and we’ll talk through what comes next.",
      },
      {
        question: "Can we have a service at home, or none?",
        answer:
          "Yes. Some families gather at home, by the water or weeks later, and some want no service at all. We help with whatever you decide.",
      },
      {
        question: "What should we bring to the first meeting?",
        answer:
          "Full name, birth date and birthplace, the names of parents and any earlier marriages, and anything they wrote down about their wishes. If something is missing, we’ll look for it together.",
      },
      "What will it cost, item by item?",
      "Can we see them once more?",
    ],
    opening: [
      "When someone has died, tell us. You needn’t know what comes next.",
      "Take your time. There are only a few things to decide today.",
    ],
    steps: [
      {
        name: "Get in touch when you are ready",
        note: "It is enough to say who has died, and where they are.",
      },
      {
        name: "Sit down together",
        note: "A service or none, burial or cremation, and what each would cost.",
      },
      {
        name: "Say goodbye",
        note: "By then the notice, the music and the paperwork will be done.",
      },
    ],
    headings: { unpriced: "How to say goodbye", priced: "Services and prices" },
  },
  {
    id: "mosque",
    name: "mosque",
    above: "club",
    synonyms: list("masjid, islamic centre, musalla, prayer hall, islamic society"),
    mood: "care",
    colour: "#2f6a4a",
    services: offers(
      {
        "Daily prayers": "We pray together, and newcomers are welcome.",
        "Friday prayer": "We gather for Jumu’ah, with a khutbah.",
        "Ramadan and Eid": "We share iftar in the evenings, and celebrate Eid.",
        "Lessons for children and adults": "We teach Quran and the basics of the faith.",
        "Marriages and funerals": "We help families with nikah and janazah.",
        "Visits and open days": "We show neighbours and schools around.",
      },
      {
        "Ramadan and Eid": "lantern",
        "Lessons for children and adults": "book-open",
        "Marriages and funerals": "hand-heart",
        "Visits and open days": "door-open",
      },
    ),
    opening: ["Come in, and peace be with you."],
    steps: [],
  },
  {
    id: "temple",
    name: "temple",
    above: "club",
    synonyms: list(
      "buddhist temple, hindu temple, mandir, gurdwara, sikh temple, buddhist centre, meditation temple",
    ),
    mood: "care",
    colour: "#a0622a",
    services: offers(
      {
        "Prayers and ceremonies":
          "We keep the ceremonies of our tradition, and newcomers may sit in.",
        Festivals: "We celebrate the festivals of the year with the community.",
        "Teaching and classes": "We teach children and adults about the tradition.",
        "Shared meals": "We cook and eat together.",
        "Family occasions": "We help families with weddings, births and farewells.",
        Visits: "We show neighbours and schools around.",
      },
      {
        Festivals: "oil-lamp",
        "Teaching and classes": "book-open",
        "Shared meals": "cooking-pot",
        "Family occasions": "flower-lotus",
        Visits: "door-open",
      },
    ),
    opening: ["Shoes off, and come in."],
    steps: [],
  },
  {
    id: "synagogue",
    name: "synagogue",
    above: "club",
    synonyms: list("shul, jewish community centre, chabad, jewish congregation"),
    mood: "care",
    colour: "#2f5a8a",
    services: offers(
      {
        Shabbat: "We meet for Shabbat services, with kiddush afterwards.",
        Festivals: "We celebrate the festivals of the year, from Rosh Hashanah on.",
        "Bar and bat mitzvahs": "We prepare young people and their families for the day.",
        Learning: "We hold classes for children and adults.",
        "Family occasions": "We help families with weddings, namings and farewells.",
      },
      { Festivals: "apple-and-honey", Learning: "books", "Family occasions": "ring" },
    ),
    opening: ["Shabbat with others?"],
    steps: [],
  },
  {
    id: "church",
    name: "church",
    above: "club",
    synonyms: list("parish, congregation, ministry, christian fellowship"),
    mood: "care",
    colour: "#5a5a7a",
    services: offers(
      {
        "Sunday services": "We meet for worship on Sundays.",
        Weddings: "We marry couples here, and help you choose readings and hymns.",
        Baptisms: "We baptise children and adults.",
        Funerals: "We hold funerals, and the cup of tea after.",
        "Youth groups": "We run groups for young people.",
        "Community meals": "We cook and share meals.",
      },
      {
        Funerals: "candle",
        Weddings: "ring",
        Baptisms: "font",
        "Youth groups": "guitar",
        "Community meals": "cooking-pot",
      },
    ),
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
    colour: "#7a4a4a",
    services: offers(
      {
        Volunteering: "We find a job that suits you.",
        Giving: "We take donations of money and goods.",
        "Getting help": "We help people who ask.",
        Events: "We hold fundraisers and open days.",
        "Community programs": "We run programs close to home.",
        "Talks at schools": "We talk to classes about our work.",
      },
      {
        Volunteering: "hand-heart",
        Events: "sausages",
        Giving: "donation-box",
        "Getting help": "handshake",
        "Community programs": "picnic-table",
        "Talks at schools": "chalkboard-teacher",
      },
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
