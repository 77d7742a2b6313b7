import { deskWork } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const money: readonly Trade[] = [
  {
    id: "tax-agent",
    name: "tax agent",
    above: "accountant",
    synonyms: list(
      "tax agent, tax returns, tax return, income tax, rideshare tax, uber driver tax, tax refund, tax preparation, rideshare drivers tax returns, late tax returns, tax accountant for individuals",
    ),
    services: offers(
      {
        "Tax returns": "We prepare and lodge tax returns for people and sole traders.",
        "Rideshare and delivery drivers": "We sort GST, BAS and deductions for drivers.",
        "Rental properties": "We work out income, costs and depreciation.",
        "Late returns": "We catch up years that were missed.",
        "Letters from the tax office": "We read them and answer.",
      },
      { "Tax returns": "tax-form", "Late returns": "shoebox" },
    ),
  },
  {
    id: "smsf-auditor",
    name: "SMSF auditor",
    above: "accountant",
    synonyms: list(
      "smsf auditor, smsf audit, auditor, super fund audit, audit services, trust account audit, company audits, not for profit audit",
    ),
    services: offers(
      {
        "Super fund audits": "We audit self-managed super funds each year.",
        "Trust accounts": "We audit trust accounts of agents and lawyers.",
        "Clubs and charities": "We review and audit the books of associations.",
        Reports: "We write the report and explain what we found.",
        "For accountants": "We audit the funds you prepare.",
      },
      { Reports: "report", "Clubs and charities": "donation-box", "For accountants": "calculator" },
    ),
    questions: [
      {
        question: "What should I send you?",
        answer:
          "The accounts, the bank and investment statements, the minutes and the trust deed. If something is missing, send the rest: we’ll list what we still need.",
      },
      {
        question: "What happens if you find something?",
        answer:
          "We talk to you and your accountant first. Some things are put right by a document, and some have to be reported.",
      },
    ],
    opening: ["Year end, and an audit due?", "Which year, which fund, and what’s in it?"],
    steps: deskWork,
  },
  {
    id: "insolvency",
    name: "debt and insolvency adviser",
    above: "profession",
    synonyms: list(
      "insolvency, liquidator, bankruptcy, debt help, debt agreements, credit repair, debt collector, debt collection, financial counsellor",
    ),
    services: offers(
      {
        "Looking at the figures": "We list what is owed, who to, and when it’s due.",
        "Talking to creditors": "We write and talk to the people who are owed.",
        "Winding up": "We explain how a company is closed.",
        Bankruptcy: "We explain what bankruptcy and debt agreements mean.",
        "Staying afloat": "We work out a plan if there is a way through.",
      },
      { "Talking to creditors": "consultation", Bankruptcy: "scales" },
    ),
    opening: ["More bills than money?", "It’s better to ask early."],
  },
  {
    id: "bookmaker",
    name: "bookmaker",
    above: "profession",
    traits: ["adults"],
    synonyms: list("bookmaker, bookie, on course bookmaker, race betting, racing bookmaker"),
    services: offers(
      {
        "On the course": "We stand in the ring on race days and post our odds.",
        "Win and place": "We take bets for a win and a place.",
        "Phone bets": "We take bets by phone from people who hold an account.",
        Functions: "We run a book at charity race days.",
        "Setting limits": "We help punters set a limit and keep to it.",
      },
      {
        "On the course": "horse",
        Functions: "cheers",
        "Win and place": "trophy",
        "Setting limits": "hand-palm",
      },
    ),
    opening: ["Which race?"],
    questions: [
      {
        question: "What if I don’t understand a bet?",
        answer:
          "Ask before you place it. We’ll tell you what has to happen for it to win, and what it pays if it does.",
      },
      {
        question: "Where do I get help if it stops being fun?",
        answer:
          "Talk to someone early. Gambling Help Online listens at any hour, and BetStop, the national self-exclusion register, closes the door for you.",
        source: "ACMA, BetStop – the National Self-Exclusion Register",
      },
    ],
    steps: [],
  },
  {
    id: "auctioneer",
    name: "auctioneer and valuer",
    above: "profession",
    synonyms: list(
      "auctioneer, auctions, auction house, estate auctions, valuer, valuations, estate sale auctioneer, property valuer, antique valuations, clearing sale auctioneer",
    ),
    services: offers(
      {
        "Estate sales": "We sort, lot and sell the contents of a house.",
        Valuations: "We value furniture, jewellery, art and property.",
        Auctions: "We catalogue, show and sell under the hammer.",
        "Machinery and vehicles": "We sell plant, vehicles and farm gear.",
        Clearances: "We take away what doesn’t sell.",
      },
      { Clearances: "package", "Estate sales": "pendulum-clock" },
    ),
    opening: ["What’s going under the hammer?", "One piece, or the whole shed?"],
  },
];
