import { deskWork, firstTalk } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const officeServices: readonly Trade[] = [
  {
    id: "computer-help",
    name: "IT support",
    above: "profession",
    synonyms: list(
      "computer repairs, it services, computer help, computer technician, laptop repairs, data recovery, tech support, managed it, wifi, nbn, computer repair, computer lessons, computer training",
    ),
    topics: list(
      "computer, computers, it, laptop, tech, printer, internet, technology, smartphone, phone help, technician, ict",
    ),
    misspellings: list("computor repairs"),
    mood: "profession",
    colour: "#2f5a8a",
    services: offers(
      {
        "Computer repairs":
          "We find out whether it is the machine or the program, and what it’s worth mending.",
        "Slow or hacked computers":
          "We find what slows it down or got in, take it out and change the passwords with you.",
        "Wi-Fi": "We set up Wi-Fi and find its dead spots.",
        "Email and passwords": "We get you back in, and set things up for next time.",
        "Backups and lost files":
          "We look for what is gone, then set things up so that it’s kept twice.",
        "Support for offices": "We look after computers in offices.",
        "Lessons at home": "We teach at your own table.",
      },
      { "Backups and lost files": "archive" },
    ),
    questions: [
      {
        question: "Will my photos and files be safe?",
        answer:
          "Copy what matters to a second place before anyone touches it, or ask us to do that first.",
        notOf: ["cyber-safety"],
      },
      {
        question: "Can you explain it without jargon?",
        answer: "Yes. Stop us at any word you don’t know: it’s our job to find a plainer one.",
      },
      {
        question: "Someone rang and says my computer is infected. Is it?",
        answer:
          "Almost certainly not. Hang up, don’t let them in, and if you already did, turn it off and ring your bank.",
        source: "Australian Signals Directorate, Protect yourself from remote access scams",
      },
      "Do you come to the house?",
      "Is it worth repairing this laptop?",
    ],
    opening: [
      "Have you tried turning it off and on again?",
      "Slow, stuck or suspicious {where}? Write down what it says on the screen.",
    ],
    steps: [
      {
        name: "Say what it does",
        note: "What you were doing when it started, and any message on the screen.",
      },
      {
        name: "Save what you can",
        note: "If it still lets you, copy photos and files somewhere else first.",
      },
      {
        name: "Hear what it needs",
        note: "What’s wrong, what it costs, and whether it’s worth it. Then you decide.",
      },
    ],
  },
  {
    id: "virtual-assistance",
    name: "virtual assistant",
    above: "profession",
    synonyms: list(
      "virtual assistance, admin support, secretarial services, office admin, typing service, va",
    ),
    topics: list(
      "admin, administration, assistant, secretary, reception, data entry, office, office manager, diary, typing, personal assistant, customer service, call centre",
    ),
    mood: "profession",
    colour: "#6a5a8a",
    services: offers(
      {
        "Email and calendar": "We look after inboxes and calendars.",
        Invoices: "We send invoices and follow them up.",
        "Data entry": "We enter data and tidy spreadsheets.",
        "Travel bookings": "We book flights, rooms and cars.",
        "Customer replies": "We answer emails and messages the way you would.",
        "Documents and slides": "We type, format and proofread letters, reports and presentations.",
      },
      { "Customer replies": "headset" },
    ),
    questions: [
      "Which hours do you work?",
      "How do I hand over passwords?",
      "Can I start with five hours a month?",
      "How do you report back on what you did?",
    ],
    opening: [
      "What do you do at nine at night that someone else could?",
      "Write down one week of small jobs.",
    ],
    steps: deskWork,
  },
  {
    id: "hiring-and-people",
    name: "recruitment agency",
    above: "profession",
    synonyms: list(
      "recruitment, recruiter, labour hire, staffing, employment agency, temp agency, job agency, human resources",
    ),
    topics: list(
      "hr, recruiting, hiring, staff, leadership, management, project management, consulting, consultant, business coach, operations, safety, whs",
    ),
    mood: "profession",
    colour: "#5a4a6a",
    services: offers(
      {
        "Permanent jobs": "We find people for permanent jobs.",
        "Temporary staff": "We send people for a day, a season or a project.",
        "Seasonal workers": "We find pickers, packers and shed hands for the harvest.",
        "Résumé help": "We put your work history into two clear pages.",
        Interviews: "We arrange and prepare for interviews.",
        "Payroll for temps": "We pay the people we send you, with tax and super.",
      },
      {
        Interviews: "consultation",
        "Payroll for temps": "pay-packet",
        "Temporary staff": "hard-hat",
      },
    ),
    questions: [
      "What does it cost the employer?",
      "Does a job seeker pay anything?",
      "Can you find someone by Monday?",
      "What happens if it doesn’t work out?",
    ],
    opening: ["Looking for work, or for a worker?", "Who is missing from your roster?"],
    steps: [
      {
        name: "Tell us about the job",
        note: "What the work is, where, which hours, and what it pays.",
      },
      { name: "Meet people", note: "By phone, by a visit or on a trial shift." },
      { name: "Start", note: "Say early, on both sides, how it is going." },
    ],
  },
  {
    id: "security-service",
    name: "security service",
    above: "profession",
    synonyms: list(
      "security guards, security company, crowd control, event security, mobile patrols, bouncers",
    ),
    mood: "profession",
    colour: "#2f3a4a",
    services: offers(
      {
        "Event security": "We look after security at events.",
        Guards: "We place guards at shops and sites.",
        Patrols: "We patrol buildings after hours.",
        "Crowd control": "We manage crowds at gates and doors.",
        "Opening and locking up":
          "We turn off the alarm in the morning, and walk through and set it at night.",
        "Alarm response": "We go out when an alarm sounds.",
      },
      { "Crowd control": "hand-palm", "Event security": "identification-badge" },
    ),
    questions: [
      "How many guards does my event need?",
      "Can you start tonight?",
      "What do guards wear?",
      "Who do we ring during the night?",
    ],
    opening: ["Who’s on the door?", "How many guests, which hours, and is there a bar?"],
    steps: [
      {
        name: "Tell us what needs watching",
        note: "The place, the hours, and what has happened before.",
      },
      { name: "Walk through it", note: "Doors, dark corners, and who has the keys." },
      {
        name: "Start, then look again",
        note: "Say early if you’d like something done differently.",
      },
    ],
  },
  {
    id: "private-investigator",
    name: "private investigator",
    above: "profession",
    synonyms: list(
      "private detective, private eye, investigations, process server, surveillance, private investigations",
    ),
    mood: "profession",
    colour: "#3a3f44",
    services: offers(
      {
        "Finding people": "We look for people who have lost touch.",
        "Serving documents": "We find the person, hand over the papers and sign for it.",
        "Background checks": "We check backgrounds from lawful records.",
        "Workplace matters": "We interview staff, gather records and report what we found.",
        Surveillance: "We watch and record what happens in public.",
        "Family matters": "We find people, and check what you have been told.",
      },
      { "Family matters": "family-portrait", Surveillance: "binoculars" },
    ),
    questions: [
      "What are you allowed to do by law?",
      "Is what I say kept private?",
      "Do you charge by the hour?",
      "Will it hold up in court?",
    ],
    opening: ["Something doesn’t add up?", "Tell it once, in order, from the beginning."],
    steps: deskWork,
  },
  {
    id: "coworking-space",
    name: "coworking space",
    above: "profession",
    synonyms: list(
      "coworking, shared office, hot desks, serviced offices, meeting rooms, co-working",
    ),
    mood: "profession",
    colour: "#4a6a6a",
    services: offers(
      {
        "Day desks": "We have a chair, power and wifi for a day at a time.",
        "Desks of your own": "We have desks that stay yours.",
        "Small offices": "We let rooms with a door that shuts.",
        "Meeting rooms": "We let rooms for meetings by the hour or the day.",
        "Mail and phone": "We receive mail and answer calls.",
        "Event space": "We host talks, launches and get-togethers.",
      },
      { "Meeting rooms": "consultation", "Desks of your own": "lamp", "Event space": "lectern" },
    ),
    questions: [
      {
        question: "Can I try it for a day?",
        answer:
          "Ask us which day suits. Bring a laptop, headphones and that job you’ve been putting off.",
      },
      {
        question: "Where can I make a call?",
        answer:
          "Not at the desks, so that everyone can think. There is a spot for calls: ask us to show you when you visit.",
      },
      {
        question: "What kind of people work there?",
        answer:
          "All sorts, mostly on their own or in twos. Come for a coffee and see if you like the company.",
      },
      "Can I come in at night?",
      "Is there parking?",
    ],
    opening: ["Working from the kitchen table?", "A desk {where}, and people to have lunch with?"],
    steps: [],
    headings: {
      priced: "Desks and rates",
      unpriced: "Desks and rooms",
      menu: "Desks",
      ask: "Ask about a desk",
    },
  },
  {
    id: "business-coach",
    name: "business coach",
    above: "profession",
    synonyms: list("life coach, executive coach, leadership coach, business mentor, life coaching"),
    mood: "profession",
    colour: "#3a4a5a",
    services: offers(
      {
        "One-to-one coaching": "We talk with one owner at a time.",
        "Business plans": "We work through a business plan.",
        "Career changes": "We talk through a change of career.",
        "Managing a team": "We coach people who lead a team.",
        Workshops: "We run sessions for teams and groups of owners.",
        "Money and prices": "We go through prices and money.",
      },
      {
        "One-to-one coaching": "consultation",
        "Managing a team": "org-chart",
        Workshops: "flip-chart",
        "Career changes": "signpost",
      },
    ),
    questions: [
      "What do we do in a session?",
      "How is coaching different from advice?",
      "How many sessions do people take?",
      "Can we meet once before I decide?",
    ],
    opening: [
      "What keeps you up on Sunday night?",
      "One hour, one question, one thing to do next.",
    ],
    steps: firstTalk,
  },
  {
    id: "consultant",
    name: "consultant",
    above: "profession",
    synonyms: list(
      "consulting, consultancy, business consultant, business plans, management consultant, strategy",
    ),
    mood: "profession",
    colour: "#3a4a5a",
    services: offers(
      {
        "First meetings": "We meet and listen before anything else.",
        "Written reports": "We review how things work and report on it.",
        Planning: "We turn what you want to do into steps, dates and a budget.",
        Workshops: "We run workshops with the people involved.",
        "Grant applications": "We find programs that fit, and write the case.",
        "Projects from start to finish":
          "We keep the plan, the people and the budget together until it is done.",
      },
      { "First meetings": "consultation", "Written reports": "article", Workshops: "flip-chart" },
    ),
    questions: [
      "How do you charge: by the day or by the job?",
      "Have you worked with a business like mine?",
      "What do I get at the end?",
      "Can we start small?",
    ],
    opening: ["What would you fix first?", "Say it in one sentence. The rest can wait."],
    steps: deskWork,
  },
];
