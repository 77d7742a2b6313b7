import { deskWork } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

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
    colour: "#2f4a6a",
    offer: "accounting",
    services: offers({
      "Tax returns": "We prepare tax returns for people and businesses.",
      "Small business accounts": "We draw up yearly accounts.",
      "BAS and GST": "We prepare and lodge BAS.",
      "Setting up a company": "We register it, and set up the books, the payroll and the tax.",
      "Self-managed super": "We look after the accounts of super funds.",
      "Late returns": "We catch up on years that were missed.",
    }),
    questions: [
      {
        question: "What should I bring for my tax return?",
        answer:
          "Receipts for what you claim, private health and bank details, and anything the tax office hasn’t filled in by itself, such as rent or crypto. If in doubt, bring it.",
        notOf: ["smsf-auditor"],
      },
      {
        question: "What if I am years behind with my tax?",
        answer:
          "It’s better to come in than to wait. We’ll sort out one year at a time, and talk with the tax office about how to pay.",
        notOf: ["smsf-auditor"],
      },
      {
        question: "Should I be a sole trader or a company?",
        answer:
          "It depends on what you earn, what could go wrong and who’s in it with you. We’ll go through it with your own figures.",
        notOf: ["smsf-auditor"],
      },
      "Do you charge by the hour or by the job?",
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
    colour: "#4f7a5a",
    services: offers({
      "Weekly bookkeeping": "We enter, match and reconcile each week.",
      "Payroll and super": "We run pays and super.",
      BAS: "We prepare BAS for lodgement.",
      "Chasing invoices": "We send invoices and chase late ones.",
      "Setting up software": "We set up accounting software and teach it.",
      "Catching up": "We sort the shoebox of receipts.",
    }),
    questions: [
      {
        question: "My papers are a mess. Can I still come?",
        answer:
          "Yes. Bring the shoebox as it is. We sort it, and tell you which papers are missing.",
      },
      {
        question: "What do I still have to do myself?",
        answer:
          "Send us the receipts and answer the odd question: only you know what a payment was for. The rest is our part.",
      },
      "Can you work with the software I have?",
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
    colour: "#2f5a5a",
    services: offers({
      "Buying a home": "We look after the paperwork when you buy.",
      "Selling a home": "We prepare the contract when you sell.",
      "Reading contracts": "We go through contracts before they are signed.",
      "Off-the-plan purchases": "We handle purchases of homes not yet built.",
      "Family transfers": "We transfer property between family.",
      Subdivisions: "We lodge the documents for subdivisions.",
    }),
    questions: [
      {
        question: "Should you see the contract before I sign?",
        answer:
          "Yes, if at all possible. Once you’ve signed there’s little left to change, and at an auction nothing.",
      },
      {
        question: "What happens on settlement day?",
        answer:
          "Money and title change hands, usually online. We’ll ring you when it is done, and then you pick up the keys from the agent.",
      },
      "What does it cost from start to settlement?",
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
    colour: "#1f4a3f",
    offer: "law",
    services: offers({
      "Family law": "We act in divorce, parenting and property matters.",
      "Wills and estates": "We write wills and look after estates.",
      Property: "We act in sales, purchases and leases.",
      "Small business": "We draw up agreements for small businesses.",
      "Work and employment": "We act in disputes about work.",
      "Traffic and criminal matters": "We appear in court in traffic and criminal matters.",
    }),
    questions: [
      {
        question: "Is what I tell you kept private?",
        answer:
          "Yes. What you tell a lawyer to get advice is confidential, and in most cases nobody can make us say it.",
        source: "Client legal privilege: Evidence Act 1995 (Cth), sections 118 and 119",
      },
      {
        question: "What should I bring to a first meeting?",
        answer:
          "Letters, contracts, dates and names, in any order, and a list of your questions. Bring the envelopes too: a postmark can matter.",
      },
      {
        question: "Is what I read here advice, and does a message make you my lawyer?",
        answer:
          "No to both. This site is general information. We act for you once we have both agreed to it, so please leave out confidential details until then.",
        isOwed: true,
      },
      "What does a first meeting cost?",
      "Do I have a case, or should I leave it?",
      "How long is this likely to take?",
      "Can you explain it in plain English?",
    ],
    opening: ["A letter you didn’t expect?", "Bring the papers, and start at the beginning."],
    steps: deskWork,
    headings: { question: "What is it about, in a few words? Nothing confidential yet, please" },
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
    colour: "#2f5a7a",
    services: offers({
      "First home loans": "We compare loans for first buyers and explain deposits.",
      Refinancing: "We compare the loan you have with what else is out there.",
      "Investment loans": "We arrange loans for investors.",
      "Construction loans": "We arrange loans that pay as you build.",
      "Self-employed borrowers": "We help people who don’t have payslips.",
      "Car and equipment finance": "We compare loans for cars, utes and machines.",
    }),
    questions: [
      {
        question: "What do you need from me to begin?",
        answer:
          "What you earn, what you owe, what you have saved and what you would like to buy. Pay slips and bank statements can come after the first chat.",
      },
      "How are you paid?",
      "Which lenders do you work with?",
      "How much deposit do I need?",
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
    colour: "#2f4a6a",
    services: offers({
      "Planning for retirement": "We plan for the years after work.",
      Superannuation: "We explain super and how it could be set up.",
      Budgeting: "We work through what comes in and goes out.",
      "Life changes": "We plan around marriage, children and loss.",
      "Aged care costs": "We go through the deposit, the fees and the means test before a move.",
      Investing: "We talk through ways to invest.",
    }),
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
    colour: "#3a5a7a",
    services: offers({
      "Business cover":
        "We look at stock, tools, premises and who visits them, and compare policies.",
      "Tradies and vehicles": "We arrange cover for tradies and their vehicles.",
      "Home and contents": "We arrange home and contents cover.",
      "Farm cover": "We look at sheds, fences, stock and machinery, and compare policies.",
      Strata: "We arrange cover for strata buildings.",
      "Help with claims": "We fill in the forms, gather the photos and talk to the insurer.",
    }),
    questions: [
      "Can you look at the policies I already have?",
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
    colour: "#2f4a7a",
    services: offers({
      "Partner visas": "We prepare partner visa applications.",
      "Skilled visas": "We prepare skilled visa applications.",
      "Student visas": "We prepare student visa applications.",
      "Employer sponsorship": "We help employers who sponsor workers.",
      Citizenship: "We count the days, gather the papers and prepare the application.",
      "After a refusal": "We go through a refusal and what could come next.",
    }),
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
    colour: "#2f5a6a",
    services: offers({
      "Selling a home": "We advertise, open and negotiate.",
      "Property management": "We find tenants, inspect and collect rent.",
      Appraisals: "We look at the place and tell you what it might bring.",
      Rentals: "We show rentals and check applications.",
      Auctions: "We run auctions on site or in rooms.",
      "Holiday lets": "We let houses by the week.",
    }),
    questions: [
      {
        question: "What is my place likely to bring?",
        answer:
          "Nobody knows until buyers have been through. We’ll show you what has sold nearby lately, and how it compares.",
      },
      {
        question: "Should I paint before I sell?",
        answer:
          "Fresh white walls and a tidy garden usually pay off. A new kitchen rarely pays for itself: ask before you spend.",
        notOf: ["stock-agent"],
      },
      {
        question: "What papers should I have ready?",
        answer:
          "The rates notice, the title, plans and approvals for anything built, and the strata papers if there are any. Your conveyancer prepares the contract from them.",
      },
      "What are your fees, and what do they include?",
      "How often do you inspect a rental?",
    ],
    opening: ["Thinking of selling, or just curious?", "What sold in your street lately?"],
    steps: [
      { name: "Show the place", note: "Tell us when you might move, and what would make it work." },
      {
        name: "Talk price and plan",
        note: "What similar places sold for, how to sell, and what it costs.",
      },
      {
        name: "Open the door",
        note: "After each inspection, talk about what people said.",
      },
    ],
    headings: { unpriced: "Selling, renting, managing" },
  },
  {
    id: "buyers-agent",
    name: "buyer’s agent",
    above: "profession",
    synonyms: list("buyers advocate, property buyer, buying agent"),
    mood: "profession",
    colour: "#4a5f7a",
    services: offers({
      "Searching for a home": "We search for homes that fit your list.",
      "Bidding at auction": "We agree on a limit with you, stand there and put up the hand.",
      Negotiating: "We negotiate with the selling agent.",
      "Investment properties": "We look at rents, vacancies and repairs before the view.",
      "Looking before you fly in":
        "We walk through for you, and send photos and what they leave out.",
      "Second opinions": "We tell you what we think of a home you’ve found.",
    }),
    questions: [
      "How do you charge for a search?",
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
