import { deskWork } from "../steps.ts";
import { list, offers, type Trade, ways } from "../trade.ts";

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
    services: offers(
      {
        "Tax returns":
          "We go through income and deductions with you, and lodge for people and businesses.",
        "Small business accounts":
          "We turn the year’s books into a balance sheet, and explain what it says.",
        "BAS and GST":
          "We check the figures, lodge, and tell you what to put aside for the next one.",
        "Setting up a company": "We register it, and set up the books, the payroll and the tax.",
        "Self-managed super": "We keep the accounts of the fund, and get it ready for the audit.",
        "Late returns": "We gather what’s missing, year by year, and talk to the tax office.",
      },
      { "Tax returns": "tax-form", "Late returns": "shoebox" },
    ),
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
    opening: [
      "A shoebox of receipts is a start.",
      "Tax time {where}? Bring what you have.",
      "Behind on the books, or ahead of July?",
    ],
    steps: ways(
      {
        "Bring what you have": "Statements, receipts, last year’s return, in any order.",
        "Go through the year": "What came in, what went out, and what has changed.",
        "Check it and sign": "You see the figures before anything is lodged.",
      },
      {
        "Tell us who it is for":
          "You, a company, a trust or a family, and any letter with a date on it.",
        "Send the papers":
          "What is missing goes on a short list, so that you know what to look for.",
        "Look over the figures":
          "What they mean, what is due, and what to do differently next year.",
      },
    ),
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
    services: offers(
      {
        "Weekly bookkeeping":
          "We match the bank feed with bills and receipts, and ask about the rest.",
        "Payroll and super": "We work out pays, leave and super, and send the payslips.",
        BAS: "We reconcile the quarter and get the figures ready to lodge.",
        "Chasing invoices": "We send them out, and remind the ones who forget.",
        "Setting up software":
          "We choose a package with you, connect the bank and show you the buttons.",
        "Catching up": "We start with the shoebox, and work forward to this month.",
      },
      { "Payroll and super": "pay-packet", "Catching up": "shoebox" },
    ),
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
    services: offers(
      {
        "Buying a home":
          "We read the contract, order the searches and see that the keys and the money change hands.",
        "Selling a home": "We put the contract together, pay out the loan and settle on the day.",
        "Reading contracts":
          "We explain special conditions, dates and what happens if you pull out.",
        "Off-the-plan purchases":
          "We look at sunset dates, changes to the plan and what the deposit is tied to.",
        "Family transfers":
          "We move a share or a whole title between partners, parents or children.",
        Subdivisions: "We see the plan through to a title for each block.",
      },
      {
        "Selling a home": "sold-board",
        Subdivisions: "lot-plan",
        "Family transfers": "family-portrait",
      },
    ),
    questions: [
      {
        question: "Should you see the contract before I sign?",
        answer:
          "Yes, if at all possible. Once you’ve signed there’s little left to change, and at an auction nothing.",
      },
      {
        question: "What happens on settlement day?",
        answer:
          "Money and title change hands, usually online. We’ll tell you when it is done, and then you pick up the keys from the agent.",
      },
      {
        question: "Who talks to the bank?",
        answer:
          "We do, once you’ve told them that we act for you. Send on what they write to you, even if it looks dull.",
      },
      "What does it cost from start to settlement?",
      "Can everything be done by email?",
    ],
    opening: [
      "Bought, sold, or just about to?",
      "Before you sign: have it read.",
      "Contract on the table?",
    ],
    steps: ways(
      {
        "Send the contract": "Or the address and the date, if there is no contract yet.",
        "Go through it with us":
          "Special conditions, dates, and what happens if something falls through.",
        "Sign, search and settle":
          "We do the searches and the figures, and tell you what is next along the way.",
      },
      {
        "Say what is changing hands": "Buying, selling or passing it on, and by when.",
        "Read before you sign":
          "Tell us what the agent said, so that we can look for it in the contract.",
        "Get ready for the day": "It can run late, so book the truck for the day after.",
      },
    ),
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
    services: offers(
      {
        "Family law":
          "We explain where you stand on children, house and money, then negotiate or go to court.",
        "Wills and estates":
          "We write it down while you can say it, and help the family afterwards.",
        Property:
          "We read the contract, order the searches and settle the sale, the purchase or the lease.",
        "Small business":
          "We draw up agreements, leases and terms, and read the ones you are handed.",
        "Work and employment":
          "We look at the contract, the warning or the dismissal, and say what can be done.",
        "Traffic and criminal matters":
          "We stand beside you in court, and explain each step before it comes.",
      },
      {
        "Work and employment": "pay-packet",
        "Family law": "parent-and-child",
        "Wills and estates": "scroll",
      },
    ),
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
    steps: ways(
      {
        "Begin with a few lines":
          "Who is involved, and which dates matter. Leave what is confidential for the meeting.",
        "Go through the papers":
          "Where you stand, what could come next, and what each way would cost.",
        "Sleep on it": "Whether to act, to wait or to leave it: the decision stays yours.",
      },
      {
        "Send a short note":
          "What it is about and whether there is a deadline, and nothing confidential yet.",
        "Tell the whole story": "In your own order, with the parts you’d rather leave out.",
        "Hear your choices": "What each would take, how long, and what it would cost.",
      },
    ),
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
    services: offers(
      {
        "First home loans": "We compare loans for first buyers and explain deposits.",
        Refinancing: "We compare the loan you have with what else is out there.",
        "Investment loans":
          "We compare rates and structures, and what the rent would have to cover.",
        "Construction loans": "We compare loans that are drawn stage by stage, from slab to keys.",
        "Self-employed borrowers": "We sort out which papers a lender takes in place of payslips.",
        "Car and equipment finance": "We compare loans for cars, utes and machines.",
      },
      { "Investment loans": "building-apartment", "Self-employed borrowers": "storefront" },
    ),
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
      "What would the bank say?",
    ],
    steps: ways(
      {
        "Say what you want to buy or change":
          "A first home, another rate, an extension, and roughly how much.",
        "Put the figures together":
          "What you earn, owe and have saved, with the papers that show it.",
        "Compare loans": "Rates, fees and how long you are tied in. Then you choose.",
      },
      {
        "Tell us where you are up to": "Looking, bidding, signed, or tired of the loan you have.",
        "Work out what you can carry": "In an ordinary year, and in one that goes wrong.",
        Apply: "You sign, we lodge it, and tell you what the lender wants next.",
      },
    ),
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
      "Planning for retirement":
        "We work out when you could stop, and what the money would have to do.",
      Superannuation: "We find the accounts, compare fees and explain what goes in when.",
      Budgeting: "We go through what comes in and what goes out, and find what is left.",
      "Life changes": "We look at the money side of marriage, children, redundancy and loss.",
      "Aged care costs": "We go through the deposit, the fees and the means test before a move.",
      Investing: "We talk about time, risk and costs before any product.",
    }),
    questions: [
      {
        question: "What do I bring to a first talk?",
        answer:
          "Roughly what you earn, owe, own and spend, and what you’d like to be able to do. Guesses are fine to begin with.",
      },
      {
        question: "I’m not good with money. Is that a problem?",
        answer:
          "No. We go as slowly as you like, and say it in plain words. Ask until it makes sense.",
      },
      "How do you charge?",
      "How much do I need before it makes sense to talk?",
      "Who pays you besides me?",
      "Can we talk about just one question?",
    ],
    opening: [
      "When would you like to stop work?",
      "Start with what you have, and what you would like.",
      "What is the money for?",
      "Ten years to go, or ten weeks?",
    ],
    steps: ways(
      {
        "Put it on one page": "What comes in, what goes out, what you own and what you owe.",
        "Say what it is for":
          "Stopping work, a house, children, a year off: the plan starts there.",
        "Look at the plan": "What it costs, what could go wrong, and what you would do first.",
      },
      {
        "Start with what keeps you awake":
          "Debt, super, a parent’s care, or not knowing where it goes.",
        "Go through the figures": "Yours, as they are. Nobody needs them tidy.",
        "Weigh it up": "See the choices side by side, with fees and risks, and take your time.",
      },
    ),
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
      "Tradies and vehicles":
        "We go through tools, utes, liability and what happens if you can’t work.",
      "Home and contents":
        "We work out what it would cost to rebuild and replace, then compare policies.",
      "Farm cover": "We look at sheds, fences, stock and machinery, and compare policies.",
      Strata:
        "We go through buildings, common areas and the committee’s duties, and compare policies.",
      "Help with claims": "We fill in the forms, gather the photos and talk to the insurer.",
    }),
    questions: [
      {
        question: "What do you need to know to compare policies?",
        answer:
          "What you own, use and drive, what you earn with it, and the policies you have now. A rough list is a good start.",
      },
      {
        question: "What changes should I tell you about?",
        answer:
          "New tools, another ute, a renovation, a new kind of work: anything that wasn’t so when the policy was taken out.",
      },
      {
        question: "Something has happened. What do I do first?",
        answer:
          "See that nobody gets hurt and nothing gets worse. Take photos, keep what broke, and tell us.",
      },
      "Can you look at the policy I have?",
      "Who helps when I have to claim?",
      "What happens if I say too little about my business?",
    ],
    opening: [
      "What would happen on Monday, if it burnt down on Sunday?",
      "Bring the policy that you never read.",
    ],
    steps: ways(
      {
        "List what you have":
          "Tools, stock, vehicles, buildings, and the policies you pay for now.",
        "Compare what is covered":
          "What each policy pays for, what it leaves out, and what it costs.",
        "Choose, and keep us posted":
          "A new ute or a new shed can change what you need, so tell us.",
      },
      {
        "Send the policy you have": "Or say what you own and do, if there is none yet.",
        "Talk about what could go wrong":
          "A fire, a flood, a theft, a month off work: what would hurt most?",
        "Pick a policy":
          "Read what it leaves out before you sign. We go through that page with you.",
      },
    ),
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
    services: offers(
      {
        "Partner visas": "We help you show your life together: homes, money, photos and friends.",
        "Skilled visas":
          "We go through occupation, points, tests and skills assessment before you lodge.",
        "Student visas": "We put together course, money and English, and say what may be asked.",
        "Employer sponsorship":
          "We prepare the business’s papers and the worker’s, in the right order.",
        Citizenship: "We count the days, gather the papers and prepare the application.",
        "After a refusal": "We go through a refusal and what could come next.",
      },
      { "Partner visas": "ring", "Skilled visas": "passport" },
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
    colour: "#2f5a6a",
    services: offers(
      {
        "Selling a home": "We prepare the ads, hold the opens and carry offers back and forth.",
        "Property management": "We find tenants, inspect, arrange repairs and chase the rent.",
        Appraisals: "We look at the place and tell you what it might bring.",
        Rentals: "We show the place, check references and draw up the lease.",
        Auctions: "We set the day, bring the bidders together and call it, on site or in rooms.",
        "Holiday lets": "We take bookings, hand over keys and have it cleaned between guests.",
      },
      { "Selling a home": "sold-board" },
    ),
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
    opening: [
      "Thinking of selling, or just curious?",
      "What sold in your street lately?",
      "Sell first, or buy first?",
    ],
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
      "Searching for a home":
        "We go through listings and opens with your list in hand, and ring agents about what isn’t listed.",
      "Bidding at auction": "We agree on a limit with you, stand there and put up the hand.",
      Negotiating: "We find out what the seller needs besides the price, and put your offer.",
      "Investment properties": "We look at rents, vacancies and repairs before the view.",
      "Looking before you fly in":
        "We walk through for you, and send photos and what they leave out.",
      "Second opinions": "We look at the one you’ve found, and say what we’d ask before you sign.",
    }),
    questions: [
      {
        question: "What goes into a brief?",
        answer:
          "What you need, what you’d like, what you’d put up with, and what you can spend. We go through it together, since most lists change after the first few homes.",
      },
      {
        question: "Can we still look for ourselves?",
        answer: "Of course. Send us what you find, and we’ll tell you what we’d ask about it.",
      },
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
