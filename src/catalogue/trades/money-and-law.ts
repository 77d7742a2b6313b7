import { deskWork } from "./steps.ts";
import { list, named, type Trade } from "./trade.ts";

export const moneyAndLaw: readonly Trade[] = [
  {
    id: "accountant",
    name: "accountant",
    above: "profession",
    synonyms: list(
      "accounting, tax accountant, small business accountant, smsf, accountants, bas and tax",
    ),
    misspellings: list("acountant, accountent"),
    mood: "profession",
    drawing: "desk",
    colour: "#2f4a6a",
    offer: "accounting",
    services: named(
      "Tax returns, Small business accounts, BAS and GST, Setting up a company, Self-managed super, Late returns",
    ),
    questions: [
      "What should I bring for my tax return?",
      "Do you charge by the hour or by the job?",
      "What if I am years behind with my tax?",
      "Should I be a sole trader or a company?",
    ],
    opening: ["A shoebox of receipts is a start.", "Tax time {where}? Bring what you have."],
    steps: deskWork,
  },
  {
    id: "bookkeeping",
    name: "bookkeeper",
    above: "profession",
    synonyms: list(
      "bookkeeping, bas agent, payroll, xero bookkeeper, myob, bas lodgement, accounts payable, bookkeeping services",
    ),
    topics: list(
      "accounting, accountant, accounts, xero, tax, bas, finance, invoicing, banking, budgeting, numbers",
    ),
    misspellings: list("bookeeper, bookeeping, book keeper"),
    mood: "profession",
    drawing: "desk",
    colour: "#4f7a5a",
    services: named(
      "Weekly bookkeeping, Payroll and super, BAS, Chasing invoices, Setting up software, Catching up",
    ),
    questions: [
      "Can you work with the software I have?",
      "What do I still have to do myself?",
      "Can you come to the shop?",
      "How do I send you the receipts?",
    ],
    opening: [
      "When did you last look at the books?",
      "Receipts in the glovebox {where}? Tip them out.",
    ],
    steps: deskWork,
  },
  {
    id: "conveyancer",
    name: "conveyancer",
    above: "profession",
    synonyms: list("conveyancing, property settlements, settlement agent, contract reviews"),
    misspellings: list("conveyencer"),
    mood: "profession",
    drawing: "house",
    colour: "#2f5a5a",
    services: named(
      "Buying a home, Selling a home, Contract reviews, Off-the-plan purchases, Family transfers, Subdivisions",
    ),
    questions: [
      "Should you see the contract before I sign?",
      "What does it cost from start to settlement?",
      "What happens on settlement day?",
      "Can everything be done by email?",
    ],
    opening: ["Bought, sold, or just about to?", "Before you sign: have it read."],
    steps: deskWork,
  },
  {
    id: "law-firm",
    name: "law firm",
    above: "profession",
    synonyms: list(
      "lawyer, solicitor, lawyers, solicitors, legal services, attorney, barrister, legal advice, law practice",
    ),
    misspellings: list("laywer, solicter"),
    mood: "profession",
    drawing: "desk",
    colour: "#1f4a3f",
    offer: "law",
    services: named(
      "Family law, Wills and estates, Property, Small business, Work and employment, Traffic and criminal matters",
    ),
    questions: [
      "What does a first meeting cost?",
      "Do I have a case, or should I leave it?",
      "How long is this likely to take?",
      "Can you explain it in plain English?",
    ],
    opening: ["A letter you didn’t expect?", "Bring the papers, and start at the beginning."],
    steps: deskWork,
  },
  {
    id: "mortgage-broker",
    name: "mortgage broker",
    above: "profession",
    synonyms: list(
      "home loans, mortgages, finance broker, refinancing, lending, home loan broker, loans",
    ),
    misspellings: list("morgage broker"),
    mood: "profession",
    drawing: "house",
    colour: "#2f5a7a",
    services: named(
      "First home loans, Refinancing, Investment loans, Construction loans, Self-employed borrowers, Car and equipment finance",
    ),
    questions: [
      "How are you paid?",
      "Which lenders do you work with?",
      "How much deposit do I need?",
      "What do you need from me to begin?",
    ],
    opening: [
      "Buying your first place, or tired of the rate on this one?",
      "Buying {where}? Work out the numbers before the auction.",
    ],
    steps: deskWork,
  },
  {
    id: "financial-planner",
    name: "financial planner",
    above: "profession",
    synonyms: list(
      "financial adviser, financial planning, financial advice, retirement planning, superannuation advice, wealth management, investment advice",
    ),
    mood: "profession",
    drawing: "desk",
    colour: "#2f4a6a",
    services: named(
      "Planning for retirement, Superannuation, Budgeting, Life changes, Aged care costs, Investing",
    ),
    questions: [
      "How do you charge?",
      "How much do I need before it makes sense to talk?",
      "Who pays you besides me?",
      "Can we talk about just one question?",
    ],
    opening: [
      "When would you like to stop work?",
      "Start with what you have, and what you would like.",
    ],
    steps: deskWork,
  },
  {
    id: "insurance-broker",
    name: "insurance broker",
    above: "profession",
    synonyms: list("insurance, business insurance, insurance brokers"),
    mood: "profession",
    drawing: "desk",
    colour: "#3a5a7a",
    services: named(
      "Business cover, Tradies and vehicles, Home and contents, Farm cover, Strata, Help with claims",
    ),
    questions: [
      "Are you paid by me or by the insurer?",
      "Can you look at the policy I have?",
      "Who helps when I have to claim?",
      "What happens if I say too little about my business?",
    ],
    opening: [
      "What would happen on Monday, if it burnt down on Sunday?",
      "Bring the policy that you never read.",
    ],
    steps: deskWork,
  },
  {
    id: "migration-agent",
    name: "migration agent",
    above: "profession",
    synonyms: list(
      "immigration agent, visas, partner visas, student visas, immigration, migration advice, skilled visas, immigration consultant",
    ),
    mood: "profession",
    drawing: "desk",
    colour: "#2f4a7a",
    services: named(
      "Partner visas, Skilled visas, Student visas, Employer sponsorship, Citizenship, Reviews and refusals",
    ),
    questions: [
      "Which visas could fit me?",
      "What does it cost besides the government’s fees?",
      "How long do applications take?",
      "Can you help after a refusal?",
    ],
    opening: [
      "Which visa, which form, which date?",
      "Bring every letter you have, even the old ones.",
    ],
    steps: deskWork,
  },
  {
    id: "real-estate-agent",
    name: "real estate agent",
    above: "profession",
    synonyms: list(
      "real estate, property management, property manager, estate agent, realtor, rental management, real estate agency",
    ),
    mood: "profession",
    drawing: "house",
    colour: "#2f5a6a",
    services: named(
      "Selling a home, Property management, Appraisals, Rentals, Auctions, Holiday lets",
    ),
    questions: [
      "What are your fees, and what do they include?",
      "What is my place likely to bring?",
      "Should I paint before I sell?",
      "How often do you inspect a rental?",
    ],
    opening: ["Thinking of selling, or just curious?", "What sold in your street lately?"],
    steps: [
      { name: "Show the place", note: "Say when you might move, and what you would need to hear." },
      {
        name: "Talk price and plan",
        note: "Ask what similar places sold for, and what it all costs.",
      },
      { name: "Open the door", note: "Ask after each inspection what people said." },
    ],
    headings: { unpriced: "Selling, renting, managing" },
  },
  {
    id: "buyers-agent",
    name: "buyer’s agent",
    above: "profession",
    synonyms: list("buyers advocate, property buyer, buying agent"),
    mood: "profession",
    drawing: "house",
    colour: "#4a5f7a",
    services: named(
      "Searching for a home, Bidding at auction, Negotiating, Investment properties, Looking before you fly in, Second opinions",
    ),
    questions: [
      "Is your fee fixed, or a part of the price?",
      "Do you ever work for the seller?",
      "Can you just bid for me?",
      "Which suburbs do you know?",
    ],
    opening: [
      "Missed out again on Saturday?",
      "Three bedrooms, a tree, and walking distance to a train: what is on your list?",
    ],
    steps: deskWork,
  },
];
