import { list, offers, type Trade } from "../trade.ts";

export const advice: readonly Trade[] = [
  {
    id: "talent-agent",
    name: "talent agent",
    above: "profession",
    synonyms: list(
      "talent agent, talent agency, casting agency, actors agent, modelling agency, models, artist management, music management, speakers bureau",
    ),
    services: offers(
      {
        Representation: "We represent actors, presenters and models.",
        Auditions: "We send people to castings and tell them how it went.",
        Casting: "We suggest faces and voices to producers.",
        Contracts: "We read and negotiate contracts.",
        "Children and teenagers": "We look after young performers with their parents.",
      },
      { Representation: "headshot", Contracts: "signature" },
    ),
    opening: ["Who should be on that stage?", "A face, a voice, or a whole band?"],
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
    services: offers(
      {
        "Finding grants": "We look for programs that fit and tell you if they’re worth a try.",
        Applications: "We draft the answers and the budget, and have you check every fact.",
        Tenders: "We answer tender questions and keep to the page limit.",
        "Budgets and plans": "We put figures and timelines together.",
        Reports: "We write the report once the money is spent.",
      },
      { Reports: "report" },
    ),
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
    services: offers(
      {
        Résumés: "We write and lay out a résumé from a talk with you.",
        "Cover letters": "We write letters and selection criteria.",
        Interviews: "We practise answers to the questions you dread.",
        LinkedIn: "We rewrite your profile to say what you do now.",
        "Changing direction": "We look at what you can do and where it is wanted.",
      },
      { Interviews: "consultation", "Changing direction": "signpost" },
    ),
    opening: ["What would you like to do next?", "Ten years of work on two pages: where to begin?"],
  },
  {
    id: "hr-consultant",
    name: "HR consultant",
    above: "consultant",
    synonyms: list(
      "hr consultant, human resources consultant, hr services, workplace investigations, whs consultant, safety consultant, work health and safety, ohs consultant",
    ),
    services: offers(
      {
        "Contracts and policies": "We write contracts, policies and handbooks.",
        "Pay and conditions": "We check which rules on pay apply.",
        "Hard conversations": "We prepare and sit in.",
        "Safety systems": "We write safety plans and walk the site.",
        Training: "We hold sessions for managers on hard talks and on taking people on.",
      },
      {
        "Hard conversations": "consultation",
        Training: "flip-chart",
        "Pay and conditions": "pay-packet",
      },
    ),
  },
  {
    id: "energy-assessor",
    name: "energy assessor",
    above: "consultant",
    synonyms: list(
      "energy assessor, energy audits, energy efficiency, nathers, basix, energy rating, sustainability consultant, thermal assessor, environmental consultant",
    ),
    services: offers(
      {
        "House plans": "We work out how much heating and cooling a plan needs.",
        "Home audits": "We look for draughts and lost heat, and go through the bills.",
        "Small business": "We list what uses power and what to change first.",
        Reports: "We put it all in writing.",
        Carbon: "We add up emissions and what lowers them.",
      },
      { Reports: "report" },
    ),
  },
  {
    id: "strata-manager",
    name: "strata manager",
    above: "profession",
    synonyms: list(
      "strata management, body corporate manager, body corporate management, owners corporation manager",
    ),
    mood: "profession",
    colour: "#3a5a7a",
    services: offers(
      {
        Meetings: "We send the papers out, run the meeting and write it up.",
        "Levies and accounts": "We collect levies, pay bills and show owners where the money went.",
        "Repairs to common areas": "We find out what is wrong, get quotes and see the job through.",
        Insurance: "We keep the building’s policy up to date, and lodge claims.",
        "By-laws and neighbours":
          "We explain the by-laws, and write when somebody has to be reminded.",
      },
      { Meetings: "consultation" },
    ),
    questions: [
      {
        question: "How does a building change its manager?",
        answer:
          "By a decision of the owners, once the agreement with the present one allows it. Send us that agreement, and we’ll tell you what comes first.",
      },
      {
        question: "What do you need to know for a proposal?",
        answer:
          "How many lots there are, what is shared, such as lifts and pools, and what has been a worry lately.",
      },
      {
        question: "Who decides about repairs?",
        answer: "The owners or their committee. We bring quotes and say what is urgent.",
      },
    ],
    opening: ["Who answers when the lift stops?", "How many lots, and what needs doing?"],
  },
  {
    id: "building-certifier",
    name: "building certifier",
    above: "profession",
    synonyms: list(
      "building certifier, private certifier, building surveyor, building approvals, da approvals, quantity surveyor, depreciation schedules",
    ),
    services: offers(
      {
        Plans: "We check plans against the building code.",
        Inspections: "We inspect at each stage in the approval.",
        Papers: "We issue the certificates due at each stage.",
        "Strata and schedules": "We keep records and schedules for owners.",
        "Questions first": "We tell you what needs approval and what doesn’t.",
      },
      { Plans: "blueprint" },
    ),
    opening: [
      "What are you building, and how far along is it?",
      "Plans, address, and which inspection is next.",
    ],
  },
  {
    id: "event-speaker",
    name: "public speaker",
    above: "event",
    synonyms: list(
      "keynote speaker, public speaker, motivational speaker, mc, master of ceremonies, mc for hire, emcee, speaking coach",
    ),
    services: offers(
      {
        Keynotes: "We speak to conferences and schools.",
        MC: "We keep the evening moving.",
        Workshops: "We run sessions with small groups.",
        Panels: "We moderate and ask the questions.",
        Coaching: "We help others with a speech.",
      },
      {
        Keynotes: "lectern",
        Panels: "microphone",
        Workshops: "chalkboard-teacher",
        Coaching: "notebook",
      },
    ),
    questions: [
      {
        question: "What should I tell you about the audience?",
        answer:
          "Who they are, what they’ve heard before, and what you’d like them to talk about on the way home.",
      },
      {
        question: "What do you need in the room?",
        answer:
          "Tell us how big it is, whether there’s a microphone and a screen, and who turns them on.",
      },
    ],
  },
];
