import { list, offers, type Trade } from "./trade.ts";

export const advisers: readonly Trade[] = [
  {
    id: "migration-lawyer",
    name: "migration lawyer",
    above: "law-firm",
    synonyms: list(
      "migration lawyer, immigration lawyer, visa lawyer, refugee lawyer, migration law, immigration solicitor",
    ),
    services: offers({
      "Partner and family visas":
        "We prepare visa applications for partners, parents and children.",
      "Work and skilled visas": "We advise workers and employers about visas.",
      "Refusals and cancellations": "We look at refusals and take them to review.",
      Protection: "We help people apply for protection.",
      Citizenship: "We prepare citizenship applications.",
    }),
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
    services: offers({
      Separation: "We explain where you stand when a relationship ends.",
      Parenting: "We help parents settle where children live and whom they see.",
      Property: "We work out how property and debts may be divided.",
      Divorce: "We prepare and lodge divorce applications.",
      Agreements: "We write agreements before, during and after.",
    }),
    questions: ["Do we have to go to court?", "Can we use one lawyer for both?"],
    opening: ["What happens to the children, and the house?"],
  },
  {
    id: "criminal-lawyer",
    name: "criminal lawyer",
    above: "law-firm",
    synonyms: list(
      "criminal lawyer, criminal defence, criminal law, defence lawyer, court lawyer, bail lawyer, assault lawyer, drug charges lawyer, avo lawyer",
    ),
    services: offers({
      "Police interviews": "We advise you before you answer questions.",
      Bail: "We apply for bail.",
      "Pleas and sentencing": "We prepare a plea and stand beside you in court.",
      "Defended hearings": "We test the evidence and run the defence.",
      "Protection orders": "We act in applications for protection orders.",
    }),
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
    services: offers({
      "Drink and drug driving": "We appear in court for driving charges.",
      "Licence appeals": "We appeal suspensions and ask for work licences.",
      "Speeding and fines": "We look at whether a fine can be contested.",
      "Serious driving charges": "We defend dangerous driving charges.",
      "Getting ready for court": "We tell you what to bring and what to say.",
    }),
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
    services: offers({
      Wills: "We listen, draft and witness wills.",
      "Powers of attorney": "We prepare enduring powers and guardianship.",
      Probate: "We apply for probate and settle estates.",
      "Contested estates": "We advise when a will is unfair or unclear.",
      Conveyancing: "We handle the sale of a family home or farm.",
    }),
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
    services: offers({
      "Unfair dismissal": "We look at the dates and lodge claims in time.",
      "Pay and entitlements": "We check awards, pay and leave.",
      "Injury claims": "We run claims for people who were hurt at work or on the road.",
      Contracts: "We read contracts before you sign.",
      "Bullying and discrimination": "We advise on complaints and what comes after.",
    }),
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
      Infringement: "We write to people who copy.",
    }),
    questions: ["May I tell anybody before I file?"],
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
  {
    id: "tax-agent",
    name: "tax agent",
    above: "accountant",
    synonyms: list(
      "tax agent, tax returns, tax return, income tax, rideshare tax, uber driver tax, tax refund, tax preparation, rideshare drivers tax returns, late tax returns, tax accountant for individuals",
    ),
    services: offers({
      "Tax returns": "We prepare and lodge tax returns for people and sole traders.",
      "Rideshare and delivery drivers": "We sort GST, BAS and deductions for drivers.",
      "Rental properties": "We work out income, costs and depreciation.",
      "Late returns": "We catch up years that were missed.",
      "Letters from the tax office": "We read them and answer.",
    }),
  },
  {
    id: "smsf-auditor",
    name: "SMSF auditor",
    above: "accountant",
    synonyms: list(
      "smsf auditor, smsf audit, auditor, super fund audit, audit services, trust account audit, company audits, not for profit audit",
    ),
    services: offers({
      "Super fund audits": "We audit self-managed super funds each year.",
      "Trust accounts": "We audit trust accounts of agents and lawyers.",
      "Clubs and charities": "We review and audit the books of associations.",
      Reports: "We write the report and explain what we found.",
      "For accountants": "We audit the funds you prepare.",
    }),
  },
  {
    id: "insolvency",
    name: "debt and insolvency adviser",
    above: "profession",
    synonyms: list(
      "insolvency, liquidator, bankruptcy, debt help, debt agreements, credit repair, debt collector, debt collection, financial counsellor",
    ),
    services: offers({
      "Looking at the figures": "We list what is owed, to whom and by when.",
      "Talking to creditors": "We write and talk to the people who are owed.",
      "Winding up": "We explain how a company is closed.",
      Bankruptcy: "We explain what bankruptcy and debt agreements mean.",
      "Staying afloat": "We work out a plan where there is one.",
    }),
  },
  {
    id: "bookmaker",
    name: "bookmaker",
    above: "profession",
    traits: ["adults"],
    synonyms: list("bookmaker, bookie, on course bookmaker, race betting, racing bookmaker"),
    services: offers({
      "On the course": "We stand in the ring on race days and post our odds.",
      "Win and place": "We take bets for a win and a place.",
      "Phone bets": "We take bets by phone from people who hold an account.",
      Functions: "We run a book at charity race days.",
      "Setting limits": "We help punters set a limit and keep to it.",
    }),
    opening: ["Which race?"],
    questions: [],
  },
  {
    id: "talent-agent",
    name: "talent agent",
    above: "profession",
    synonyms: list(
      "talent agent, talent agency, casting agency, actors agent, modelling agency, models, artist management, music management, speakers bureau",
    ),
    services: offers({
      Representation: "We represent actors, presenters and models.",
      Auditions: "We send people to castings and tell them how it went.",
      Casting: "We suggest faces and voices to producers.",
      Contracts: "We read and negotiate contracts.",
      "Children and teenagers": "We look after young performers with their parents.",
    }),
  },
  {
    id: "auctioneer",
    name: "auctioneer and valuer",
    above: "profession",
    synonyms: list(
      "auctioneer, auctions, auction house, estate auctions, valuer, valuations, estate sale auctioneer, property valuer, antique valuations, clearing sale auctioneer",
    ),
    services: offers({
      "Estate sales": "We sort, lot and sell the contents of a house.",
      Valuations: "We value furniture, jewellery, art and property.",
      Auctions: "We catalogue, show and sell under the hammer.",
      "Machinery and vehicles": "We sell plant, vehicles and farm gear.",
      Clearances: "We take away what did not sell.",
    }),
  },
  {
    id: "grants-and-funding",
    name: "grant writer",
    above: "consultant",
    synonyms: list(
      "grant writer, grant writing, grants, grant applications, tender writer, tender writing, fundraising, fundraiser, fundraising consultant",
    ),
    topics: list(
      "charity, nonprofit, not for profit, ngo, funding, sponsorship, volunteering, community, social enterprise",
    ),
    services: offers({
      "Finding grants": "We look for programs that fit and say whether it is worth trying.",
      Applications: "We write the application with you.",
      Tenders: "We answer tender questions and keep to the page limit.",
      "Budgets and plans": "We put figures and timelines together.",
      Reports: "We write the report when the money is spent.",
    }),
  },
  {
    id: "resumes-and-careers",
    name: "career coach",
    above: "business-coach",
    synonyms: list(
      "resume writer, resumes, resume writing, cv writing, career coach, career counselling, interview coaching, cover letters, linkedin profiles, job coach, selection criteria",
    ),
    topics: list(
      "cv, career, careers, job, jobs, interview, linkedin, career coaching, life coach, coaching people, mentoring",
    ),
    services: offers({
      Résumés: "We write and lay out a résumé from a talk with you.",
      "Cover letters": "We write letters and selection criteria.",
      Interviews: "We practise the questions.",
      LinkedIn: "We rewrite profiles.",
      "Changing direction": "We look at what you can do and where it is wanted.",
    }),
  },
  {
    id: "hr-consultant",
    name: "HR consultant",
    above: "consultant",
    synonyms: list(
      "hr consultant, human resources consultant, hr services, workplace investigations, whs consultant, safety consultant, work health and safety, ohs consultant",
    ),
    services: offers({
      "Contracts and policies": "We write contracts, policies and handbooks.",
      "Awards and pay": "We check which rules on pay apply.",
      "Hard conversations": "We prepare and sit in.",
      "Safety systems": "We write safety plans and walk the site.",
      Training: "We train managers.",
    }),
  },
  {
    id: "energy-assessor",
    name: "energy assessor",
    above: "consultant",
    synonyms: list(
      "energy assessor, energy audits, energy efficiency, nathers, basix, energy rating, sustainability consultant, thermal assessor, environmental consultant",
    ),
    services: offers({
      "House plans": "We work out how much heating and cooling a plan needs.",
      "Home audits": "We look for draughts, heat and bills.",
      "Small business": "We list what uses power and what to change first.",
      Reports: "We write it down in order.",
      Carbon: "We add up emissions and what lowers them.",
    }),
  },
  {
    id: "building-certifier",
    name: "building certifier",
    above: "profession",
    synonyms: list(
      "building certifier, private certifier, building surveyor, building approvals, da approvals, quantity surveyor, depreciation schedules, strata manager, strata management, body corporate manager",
    ),
    drawing: "house",
    services: offers({
      Plans: "We check plans against the building code.",
      Inspections: "We inspect at the stages the approval names.",
      Papers: "We issue the papers that are due at each stage.",
      "Strata and schedules": "We keep records and schedules for owners.",
      "Questions first": "We say what needs approval and what does not.",
    }),
  },
  {
    id: "artificial-intelligence",
    name: "AI and automation consultant",
    above: "consultant",
    synonyms: list(
      "ai consultant, artificial intelligence, automation consultant, chatbots, workflow automation, ai training, process automation",
    ),
    topics: list(
      "ai, chatgpt, machine learning, automation, robot, robots, agents, prompt, llm, workflow, automate",
    ),
    drawing: "desk",
    services: offers({
      "Finding what to automate": "We look at where hours go each week.",
      "Connecting programs": "We make your programs pass work to each other.",
      "Assistants and chatbots": "We set up assistants that answer from your own papers.",
      Training: "We show teams what these tools can and can’t do.",
      Rules: "We write down what must not be typed in.",
    }),
  },
  {
    id: "data-and-spreadsheets",
    name: "data analyst",
    above: "consultant",
    synonyms: list(
      "data analyst, spreadsheets, excel help, data analysis, dashboards, power bi, statistics, market research, surveys, excel training",
    ),
    topics: list("excel, data, analytics, analyst, sql, reporting, maths data, research"),
    services: offers({
      Spreadsheets: "We build and mend spreadsheets.",
      Dashboards: "We put the figures you watch on one page.",
      "Cleaning data": "We join, check and tidy lists.",
      Surveys: "We write surveys and read the answers.",
      Training: "We teach Excel from the beginning on.",
    }),
  },
  {
    id: "cyber-safety",
    name: "cyber security consultant",
    above: "computer-help",
    synonyms: list(
      "cyber security, cybersecurity, cyber security consultant, scam help, online safety, it security, penetration testing",
    ),
    topics: list(
      "cyber, scam, scams, hacking, privacy, password, passwords, parental control, screen time",
    ),
    services: offers({
      "Check-ups": "We look at passwords, updates and backups.",
      "After a scam": "We help to lock accounts and tell the bank.",
      "Small business security": "We set up email, devices and access.",
      Training: "We show staff what a fake looks like.",
      "Online safety talks": "We talk with schools and older people.",
    }),
  },
  {
    id: "apps-and-software",
    name: "software developer",
    above: "profession",
    synonyms: list(
      "software developer, app developer, app development, software development, mobile apps, web apps, programmer, software, saas, custom software, database developer",
    ),
    topics: list(
      "app, apps, developer, programming, coding, code, startup, python, javascript, tech startup, platform, database",
    ),
    services: offers({
      Apps: "We design and build apps for phones and the web.",
      "Custom software": "We write programs around how you work.",
      "Old systems": "We look after programs that others wrote.",
      Connections: "We connect programs that don’t talk.",
      Prototypes: "We build a first version to try.",
    }),
  },
  {
    id: "game-developer",
    name: "game developer",
    above: "apps-and-software",
    synonyms: list(
      "game developer, game studio, game design, indie games, video game development, animation studio, animator, 3d animation",
    ),
    services: offers({
      Games: "We design and build games for phones, consoles and computers.",
      Animation: "We animate characters and stories.",
      "Art and sound": "We draw worlds and make them sound.",
      "Work for hire": "We build parts of other people’s games.",
      Prototypes: "We make an idea playable.",
    }),
  },
  {
    id: "podcasting",
    name: "podcast producer",
    above: "recording-studio",
    synonyms: list(
      "podcast producer, podcasts, podcasting, podcast studio, podcast editing, audio producer, voice over, oral history recording, audiobooks",
    ),
    topics: list("audio, radio, interview, microphone, sound editing, oral history"),
    services: offers({
      Recording: "We record voices in the studio or on the road.",
      Editing: "We cut, balance and clean.",
      "Planning a series": "We shape episodes and titles with you.",
      Publishing: "We upload and write the notes.",
      "Family histories": "We record people telling their lives.",
    }),
  },
  {
    id: "genealogy",
    name: "family historian",
    above: "profession",
    synonyms: list(
      "family historian, genealogist, genealogy, family history research, family tree research, ancestry research, photo scanning, photo restoration, vhs to digital, slide scanning, memory books",
    ),
    topics: list(
      "family history, family tree, ancestry, ancestors, archives, dna test, heirlooms, old photos, scanning photos, memorabilia",
    ),
    drawing: "book",
    services: offers({
      "Family trees": "We follow names through records and write down where we found them.",
      "Convict and migrant records": "We search ships, parishes and archives.",
      Scanning: "We scan photos, slides and letters.",
      "Restoring pictures": "We mend torn and faded photos.",
      "Family books": "We write and lay out a book.",
    }),
  },
  {
    id: "auslan-interpreter",
    name: "Auslan interpreter",
    above: "translation",
    synonyms: list(
      "auslan interpreter, auslan interpreting, sign language interpreter, auslan, deaf interpreter, captioning, live captioning",
    ),
    mood: "care",
    services: offers({
      Appointments: "We interpret between Auslan and English at doctors, schools and offices.",
      "Work and meetings": "We interpret interviews, training and meetings.",
      "Events and theatre": "We stand where Deaf guests can see us.",
      "By video": "We interpret over a screen.",
      Teams: "We bring two interpreters for long days.",
    }),
    questions: ["How far ahead should we book?", "What do you need to prepare?"],
    opening: ["Who is talking, where and for how long?"],
  },
  {
    id: "naati-translator",
    name: "certified translator",
    above: "translation",
    synonyms: list(
      "naati translator, certified translation, document translator, farsi translator, dari translator, arabic translator, chinese translator, legal translation, birth certificate translation",
    ),
    services: offers({
      "Family papers": "We translate birth, marriage and driver papers.",
      "Visa documents": "We translate what the department asks for.",
      "Legal and medical": "We translate reports and statements.",
      "School papers": "We translate school reports and transcripts.",
      Interpreting: "We interpret by phone and in person.",
    }),
  },
  {
    id: "event-speaker",
    name: "public speaker",
    above: "event",
    synonyms: list(
      "keynote speaker, public speaker, motivational speaker, mc, master of ceremonies, mc for hire, emcee, speaking coach",
    ),
    services: offers({
      Keynotes: "We speak to conferences and schools.",
      MC: "We keep the evening moving.",
      Workshops: "We run sessions with small groups.",
      Panels: "We moderate and ask the questions.",
      Coaching: "We help others with a speech.",
    }),
  },
  {
    id: "hypnotherapist",
    name: "hypnotherapist",
    above: "counsellor",
    synonyms: list(
      "hypnotherapist, hypnotherapy, hypnosis, clinical hypnotherapy, quit smoking hypnosis, nlp",
    ),
    services: offers({
      "A first talk": "We ask what you want to change and explain how sessions work.",
      Habits: "We work with habits you would like to leave.",
      "Worries and fears": "We work with fears, such as flying or needles.",
      Sleep: "We practise calming down at night.",
      "By video": "We hold sessions online.",
    }),
  },
];
