import { designJob, deskWork } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const computing: readonly Trade[] = [
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
    services: offers(
      {
        "Finding what to automate": "We look at where hours go each week.",
        "Connecting programs": "We make your programs pass work to each other.",
        "Assistants and chatbots": "We set up assistants that answer from your own papers.",
        Training: "We show teams what these tools can and can’t do.",
        Rules: "We write down what should never be typed in.",
      },
      { Training: "flip-chart" },
    ),
  },
  {
    id: "data-and-spreadsheets",
    name: "data analyst",
    above: "consultant",
    synonyms: list(
      "data analyst, spreadsheets, excel help, data analysis, dashboards, power bi, statistics, market research, surveys, excel training",
    ),
    topics: list("excel, data, analytics, analyst, sql, reporting, maths data, research"),
    services: offers(
      {
        Spreadsheets: "We build and mend spreadsheets.",
        Dashboards: "We put the figures you watch on one page.",
        "Cleaning data": "We join, check and tidy lists.",
        Surveys: "We write surveys and read the answers.",
        Training: "We teach Excel from the basics up.",
      },
      { Training: "flip-chart", "Cleaning data": "list-checks" },
    ),
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
    services: offers(
      {
        "Check-ups": "We look at passwords, updates and backups.",
        "After a scam": "We help to lock accounts and tell the bank.",
        "Small business security": "We set up email, devices and access.",
        Training: "We show staff what a fake looks like.",
        "Online safety talks": "We talk with schools and older people.",
      },
      { Training: "flip-chart", "Online safety talks": "lectern" },
    ),
    steps: deskWork,
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
      "Old systems": "We look after programs other people wrote.",
      Connections: "We connect programs that don’t talk.",
      Prototypes: "We build a first version to try.",
    }),
    opening: ["What should it do, and for whom?"],
    steps: designJob,
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
      "Art and sound": "We draw worlds and give them sound.",
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
    services: offers(
      {
        Recording: "We record voices in the studio or on the road.",
        Editing: "We cut, balance and clean.",
        "Planning a series": "We shape episodes and titles with you.",
        Publishing: "We upload and write the notes.",
        "Family histories": "We record people telling their lives.",
      },
      { "Planning a series": "list-checks", "Family histories": "book-open" },
    ),
    questions: [
      {
        question: "Do I need my own microphone?",
        answer:
          "Not to begin with. Tell us what you have, and we’ll listen to how it sounds in your room.",
      },
      {
        question: "I don’t like my own voice. What then?",
        answer: "Nobody does. After two or three recordings you stop hearing it.",
      },
    ],
    steps: [
      {
        name: "Tell us what it is about",
        note: "How many voices, how long, and who is to hear it.",
      },
      { name: "Record it", note: "Stop, laugh, start again: that is what editing is for." },
      { name: "Listen back", note: "Say what to cut and what to keep." },
    ],
  },
];
