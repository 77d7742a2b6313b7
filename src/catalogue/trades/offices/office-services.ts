import { callOut, deskWork, firstTalk } from "../steps.ts";
import { list, named, type Trade } from "../trade.ts";

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
    drawing: "desk",
    colour: "#2f5a8a",
    services: named(
      "Computer repairs, Slow or hacked computers, Wi-Fi, Email and passwords, Backups and lost files, Support for offices, Lessons at home",
    ),
    questions: [
      "Do you come to the house?",
      "Will my photos and files be safe?",
      "Can you explain it without jargon?",
      "Is it worth repairing this laptop?",
    ],
    opening: [
      "Have you tried turning it off and on again?",
      "Slow, stuck or suspicious {where}? Write down what it says on the screen.",
    ],
    steps: callOut,
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
    drawing: "desk",
    colour: "#6a5a8a",
    services: named(
      "Email and calendar, Invoices, Data entry, Travel bookings, Customer replies, Documents and slides",
    ),
    questions: [
      "Which hours do you work?",
      "How do I hand over passwords?",
      "Can I start with five hours a month?",
      "How do I know what was done?",
    ],
    opening: [
      "What do you do at nine at night that somebody else could?",
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
    drawing: "desk",
    colour: "#5a4a6a",
    services: named(
      "Permanent jobs, Temporary staff, Seasonal workers, Résumé help, Interviews, Payroll for temps",
    ),
    questions: [
      "What does it cost the employer?",
      "Does a job seeker pay anything?",
      "Can you find somebody by Monday?",
      "What happens if it doesn’t work out?",
    ],
    opening: ["Looking for work, or for a worker?", "Who is missing from your roster?"],
    steps: [
      { name: "Describe the job", note: "What is done, where, which hours, and what it pays." },
      { name: "Meet people", note: "Ask for a call, a visit or a trial shift." },
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
    drawing: "desk",
    colour: "#2f3a4a",
    services: named(
      "Event security, Guards, Patrols, Crowd control, Opening and locking up, Alarm response",
    ),
    questions: [
      "How many guards does my event need?",
      "Can you start tonight?",
      "What do guards wear?",
      "Who do we ring during the night?",
    ],
    opening: ["Who’s on the door?", "How many guests, which hours, and is there a bar?"],
    steps: deskWork,
  },
  {
    id: "private-investigator",
    name: "private investigator",
    above: "profession",
    synonyms: list(
      "private detective, private eye, investigations, process server, surveillance, private investigations",
    ),
    mood: "profession",
    drawing: "desk",
    colour: "#3a3f44",
    services: named(
      "Finding people, Serving documents, Background checks, Workplace matters, Surveillance, Family matters",
    ),
    questions: [
      "What are you allowed to do by law?",
      "Is what I say kept private?",
      "Do you charge by the hour?",
      "Will it hold up in court?",
    ],
    opening: ["Something doesn’t add up?", "Tell it once, in order, from the beginning."],
    steps: firstTalk,
  },
  {
    id: "coworking-space",
    name: "coworking space",
    above: "profession",
    synonyms: list(
      "coworking, shared office, hot desks, serviced offices, meeting rooms, co-working",
    ),
    mood: "profession",
    drawing: "desk",
    colour: "#4a6a6a",
    services: named(
      "Day desks, Desks of your own, Small offices, Meeting rooms, Mail and phone, Event space",
    ),
    questions: [
      "Can I try it for a day?",
      "Can I come in at night?",
      "Where can I make a call?",
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
    drawing: "desk",
    colour: "#3a4a5a",
    services: named(
      "One-to-one coaching, Business plans, Career changes, Managing a team, Workshops, Money and prices",
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
    drawing: "desk",
    colour: "#3a4a5a",
    services: named(
      "First meetings, Reports and reviews, Planning, Workshops, Grant applications, Projects from start to finish",
    ),
    questions: [
      "How do you charge: by the day or by the job?",
      "Have you worked with a business like mine?",
      "What will I have in my hands at the end?",
      "Can we start small?",
    ],
    opening: ["What would you fix first?", "Say it in one sentence. The rest can wait."],
    steps: deskWork,
  },
];
