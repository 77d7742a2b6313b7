import { list, offers, type Trade } from "../trade.ts";

export const drivingAndTickets: readonly Trade[] = [
  {
    id: "truck-licence",
    name: "heavy vehicle driving school",
    above: "driving-lessons",
    synonyms: list(
      "truck licence, truck driving lessons, truck driving school, heavy vehicle licence, hr licence, hr hc mc, mr licence, bus licence, heavy rigid, truck training",
    ),
    services: offers(
      {
        "Light and medium rigid": "We train and prepare drivers for LR and MR.",
        "Heavy rigid": "We train for HR in a truck with a real load.",
        "Heavy and multi combination": "We train for HC and MC, coupling and reversing included.",
        Assessments: "We assess against the state’s criteria.",
        Refreshers: "We sit beside drivers who are out of practice.",
      },
      { Assessments: "traffic-cone", Refreshers: "steering-wheel" },
    ),
    questions: [
      {
        question: "What should I have with me?",
        answer:
          "Glasses if you need them, flat shoes, something to drink, and a good night’s sleep.",
      },
      {
        question: "Reversing a trailer makes me nervous. What then?",
        answer:
          "It does that to everyone. We start with plenty of room, slowly, until you can see what the trailer is going to do.",
      },
      "Which licence do I need for this job?",
      "How long do I have to hold the one before?",
    ],
    opening: ["LR, MR, HR, HC or MC?"],
  },
  {
    id: "forklift-training",
    name: "forklift training",
    above: "training-provider",
    synonyms: list(
      "forklift licence, forklift training, forklift course, forklift ticket, high risk work licence, ewp training, dogman course, crane ticket, crane operator tickets, crane tickets, machinery tickets, excavator ticket",
    ),
    services: offers({
      "Forklift licence": "We train in class and on the machine, then assess.",
      "Crane and dogging tickets": "We train and assess crane operators, doggers and riggers.",
      "Order pickers": "We train on reach trucks and order pickers.",
      "Work platforms": "We train on boom and scissor lifts.",
      "Earthmoving tickets": "We assess on excavators, loaders and rollers.",
      "On your site": "We train groups at their own yard.",
    }),
  },
  {
    id: "first-aid-training",
    name: "first aid training",
    above: "training-provider",
    synonyms: list(
      "first aid course, first aid courses, first aid training, cpr course, cpr training, mental health first aid, first aid",
    ),
    services: offers(
      {
        CPR: "We practise on manikins until it feels natural.",
        "Until help comes": "We teach what to do until the ambulance comes.",
        "For childcare": "We train educators, asthma and anaphylaxis included.",
        "At your workplace": "We bring the course to your team.",
        "Remote and bush": "We practise for places far from town.",
      },
      {
        CPR: "cpr",
        "At your workplace": "first-aid-kit",
        "Remote and bush": "snake",
        "Until help comes": "phone",
      },
    ),
  },
  {
    id: "womens-driving",
    name: "driving school for women",
    above: "driving-lessons",
    traits: ["women-only"],
    synonyms: list(
      "female driving instructor, driving lessons for women, driving lessons for ladies, driving lessons for muslim ladies, lady driving instructor",
    ),
    services: offers(
      {
        "First lessons": "We start in a quiet street with a woman beside you.",
        "Learner hours": "We help you through the logbook.",
        "Test preparation": "We drive the test routes and practise parking.",
        "New to Australia": "We go through the rules here with drivers from overseas.",
        "Nervous drivers": "We take it as slowly as you need.",
      },
      {
        "First lessons": "l-plate",
        "New to Australia": "suitcase-rolling",
        "Learner hours": "clock",
      },
    ),
  },
];
