import { type Business, list } from "./business.ts";
import { callOut, deskWork, firstTalk } from "./steps.ts";

export const officeServices: readonly Business[] = [
  {
    noun: "IT support",
    mood: "profession",
    drawing: "desk",
    colour: "#2f5a8a",
    words: list(
      "it support, computer repair, computer help, computers, networks, cyber, it for, data recover, laptop, nbn, wifi, wi-fi, computer, tech help, tech support",
    ),
    services: list(
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
    noun: "virtual assistant",
    mood: "profession",
    drawing: "desk",
    colour: "#6a5a8a",
    words: list("virtual assist, admin support, admin assist, office admin, secretar, typing"),
    services: list(
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
    noun: "recruitment agency",
    mood: "profession",
    drawing: "desk",
    colour: "#5a4a6a",
    words: list("recruit, labour hire, employment agen, staffing, job agency, temp staff"),
    services: list(
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
    noun: "security service",
    mood: "profession",
    drawing: "desk",
    colour: "#2f3a4a",
    words: list(
      "security guard, security service, crowd control, bouncer, patrol, private investigat, event security",
    ),
    services: list(
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
    noun: "private investigator",
    mood: "profession",
    drawing: "desk",
    colour: "#3a3f44",
    words: list("private investig, private detective, investigat, process serv"),
    services: list(
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
    noun: "coworking space",
    mood: "profession",
    drawing: "desk",
    colour: "#4a6a6a",
    words: list(
      "cowork, co-work, shared office, hot desk, office space, meeting room, serviced office",
    ),
    services: list(
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
    noun: "business coach",
    mood: "profession",
    drawing: "desk",
    colour: "#3a4a5a",
    words: list(
      "business coach, life coach, executive coach, leadership coach, mentor, career coach, coaching",
    ),
    services: list(
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
    noun: "consultant",
    mood: "profession",
    drawing: "desk",
    colour: "#3a4a5a",
    words: list("consultan, advisor, adviser, feng shui, business plan, grant writ, strategy"),
    services: list(
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
