import { list, offers, type Trade } from "../trade.ts";

export const lawyers: readonly Trade[] = [
  {
    id: "migration-lawyer",
    name: "migration lawyer",
    above: "law-firm",
    synonyms: list(
      "migration lawyer, immigration lawyer, visa lawyer, refugee lawyer, migration law, immigration solicitor",
    ),
    services: offers(
      {
        "Partner and family visas":
          "We prepare visa applications for partners, parents and children.",
        "Work and skilled visas": "We advise workers and employers about visas.",
        "Refusals and cancellations": "We look at refusals and take them to review.",
        Protection: "We help people apply for protection.",
        Citizenship: "We check that the time and the papers are right, and lodge the application.",
      },
      { "Work and skilled visas": "passport", "Partner and family visas": "wedding-rings" },
    ),
    questions: ["Can I stay here while I wait?", "What can be done after a refusal?"],
    opening: ["A letter from the department?", "Bring every letter, even the old ones you kept."],
  },
  {
    id: "family-lawyer",
    name: "family lawyer",
    above: "law-firm",
    synonyms: list(
      "family lawyer, divorce lawyer, divorce, family law, custody lawyer, separation lawyer, prenups, child support lawyer",
    ),
    services: offers(
      {
        Separation: "We explain where you stand when a relationship ends.",
        Parenting: "We help parents settle where children live and whom they see.",
        Property: "We work out how property and debts may be divided.",
        Divorce: "We prepare the application, serve it and tell you what it does not settle.",
        Agreements:
          "We put on paper what you agree about house, money and debts, before a marriage or after a separation.",
      },
      { Separation: "consultation" },
    ),
    questions: ["Do we have to go to court?", "Can we use one lawyer for both?"],
    opening: [
      "What happens to the children, and the house?",
      "Separating, and not sure where to begin?",
    ],
  },
  {
    id: "criminal-lawyer",
    name: "criminal lawyer",
    above: "law-firm",
    synonyms: list(
      "criminal lawyer, criminal defence, criminal law, defence lawyer, court lawyer, bail lawyer, assault lawyer, drug charges lawyer, avo lawyer",
    ),
    services: offers(
      {
        "Police interviews": "We advise you before you answer questions.",
        Bail: "We speak for release before the court, and explain the conditions.",
        "Pleas and sentencing": "We prepare a plea and stand beside you in court.",
        "Defended hearings": "We test the evidence and run the defence.",
        "Protection orders": "We act in applications for protection orders.",
      },
      { "Police interviews": "consultation" },
    ),
    questions: ["Should I talk to the police?", "Will this be on my record?"],
    opening: ["Charged, or called in for an interview?"],
  },
  {
    id: "traffic-lawyer",
    name: "traffic lawyer",
    above: "law-firm",
    synonyms: list(
      "traffic lawyer, traffic lawyers, drink driving lawyer, licence appeals, speeding fines, traffic offences, dui lawyer, drink driving",
    ),
    services: offers(
      {
        "Drink and drug driving": "We appear in court for driving charges.",
        "Licence appeals": "We appeal suspensions and ask for work licences.",
        "Speeding and fines": "We look at whether a fine can be contested.",
        "Serious driving charges": "We defend dangerous driving charges.",
        "Getting ready for court": "We tell you what to bring and what to say.",
      },
      { "Drink and drug driving": "breath-tester", "Speeding and fines": "speed-sign" },
    ),
    questions: ["Will I lose my licence?", "Can I drive until the hearing?"],
    opening: ["Can’t work without a licence?"],
  },
  {
    id: "wills-lawyer",
    name: "wills and estates lawyer",
    above: "law-firm",
    synonyms: list(
      "wills, probate, estate lawyer, wills and estates, estate planning, powers of attorney, contested wills, will maker, deceased estates lawyer, country solicitor",
    ),
    services: offers(
      {
        Wills: "We listen, draft and witness wills.",
        "Powers of attorney": "We prepare enduring powers and guardianship.",
        Probate: "We apply for probate and settle estates.",
        "Contested estates": "We advise when a will is unfair or unclear.",
        Conveyancing: "We handle the sale of a family home or farm.",
      },
      { Wills: "scroll", Probate: "certificate" },
    ),
    questions: ["What happens if I leave no will?", "Can you come to the hospital?"],
    opening: ["Who should have what, and who decides?"],
  },
  {
    id: "employment-lawyer",
    name: "employment lawyer",
    above: "law-firm",
    synonyms: list(
      "employment lawyer, workplace lawyer, unfair dismissal, workers compensation lawyer, compensation lawyer, personal injury lawyer, injury lawyers, tpd claims",
    ),
    services: offers(
      {
        "Unfair dismissal": "We look at the dates and lodge claims in time.",
        "Pay and entitlements": "We check pay, leave and contracts.",
        "Injury claims": "We run claims for people who were hurt at work or on the road.",
        Contracts: "We read contracts before you sign.",
        "Bullying and discrimination": "We advise on complaints and what comes after.",
      },
      { "Pay and entitlements": "pay-packet", "Bullying and discrimination": "hand-palm" },
    ),
    opening: [
      "A warning, a dismissal, a contract to sign?",
      "Which letter came, and on which day?",
    ],
  },
  {
    id: "commercial-lawyer",
    name: "business lawyer",
    above: "law-firm",
    synonyms: list(
      "commercial lawyer, business lawyer, contract lawyer, lease lawyer, commercial law, franchise lawyer, small business lawyer, debt recovery lawyer",
    ),
    services: offers({
      "Contracts and terms": "We write and read contracts in plain words.",
      "Buying and selling a business": "We check the papers and settle the sale.",
      Leases: "We go through retail and commercial leases.",
      "Debts and disputes": "We write letters of demand and act in disputes.",
      "Setting up": "We set up companies, trusts and partnerships.",
    }),
    opening: [
      "A contract to write, or one to get out of?",
      "What has been agreed, and is it on paper?",
    ],
  },
  {
    id: "patent-attorney",
    name: "patent attorney",
    above: "profession",
    synonyms: list(
      "patent attorney, patents, trade marks, trademark attorney, intellectual property, ip lawyer, trademarks, patent lawyer",
    ),
    services: offers({
      Patents: "We search, draft and file patent applications.",
      "Trade marks": "We register names and logos.",
      Designs: "We register how a product looks.",
      Searches: "We look for what others have on the register.",
      Infringement: "We write to people who copy you.",
    }),
    questions: ["Can I tell anyone before I file?"],
    opening: ["What is new about it?"],
  },
  {
    id: "notary",
    name: "notary public",
    above: "profession",
    synonyms: list(
      "notary, notary public, notarised documents, apostille, certified copies, jp services, justice of the peace, document witnessing, jp",
    ),
    services: offers({
      "Witnessing signatures": "We watch you sign and certify it.",
      Copies: "We compare copies with the originals and sign them.",
      "Documents for overseas": "We prepare powers of attorney and papers for other countries.",
      Apostilles: "We lodge documents to be legalised.",
      "Home and office visits": "We come out by arrangement.",
    }),
    questions: ["What do I need to bring?"],
    opening: ["Who is asking for it, and in which country?"],
  },
];
