import { outThere } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const ridesAndFlights: readonly Trade[] = [
  {
    id: "hot-air-balloon",
    name: "hot air balloon flights",
    above: "attraction",
    synonyms: list(
      "hot air balloon, ballooning, balloon flights, hot air balloon flights, balloon rides",
    ),
    services: offers(
      {
        "Sunrise flights": "We fly as the sun comes up, where the wind goes.",
        Breakfast: "We eat together after landing.",
        "Private baskets": "We fly a basket for two people, or for one family.",
        Proposals: "We fly the two of you, and keep the secret until you ask.",
        Vouchers: "We make out a voucher for a flight.",
      },
      { Proposals: "ring" },
    ),
    opening: ["Can you get up at four?"],
    steps: outThere,
    enquiry: {
      details: ["Date", "Number of people"],
      question: "What else would you like to ask?",
    },
  },
  {
    id: "scenic-flights",
    name: "scenic flights",
    above: "attraction",
    synonyms: list(
      "scenic flights, helicopter flights, joy flights, helicopter rides, scenic helicopter flights, seaplane flights, air charter, skydiving, paragliding, hang gliding",
    ),
    services: offers(
      {
        "Short flights": "We take off, circle the view and come back.",
        "Coast and country": "We fly further, with a landing on the way.",
        Charter: "We fly people to stations, islands and events.",
        "Jumps and glides": "We take first-timers in tandem where we offer it.",
        Vouchers: "We make out a voucher as a present.",
      },
      {
        "Short flights": "light-plane",
        "Jumps and glides": "parachute",
        "Coast and country": "wing-view",
        Charter: "headset",
      },
    ),
    steps: outThere,
    enquiry: {
      details: ["Date", "Number of people"],
      question: "What else would you like to ask?",
    },
    opening: ["What does home look like from up there?", "Window seats only."],
  },
  {
    id: "steam-train",
    name: "tourist railway",
    above: "attraction",
    synonyms: list(
      "steam train, steam train rides, tourist railway, heritage railway, train rides, miniature railway, tram museum, steam railway",
    ),
    services: offers(
      {
        "Steam days": "We light the engine and run on set days.",
        Carriages: "We seat you in old carriages with wooden doors.",
        "The workshop": "We show how engines are kept alive.",
        "Special trains": "We run trains with dinner, Santa or a murder mystery.",
        Volunteers: "We teach people to fire, guard and paint.",
      },
      { Carriages: "train-carriage", "The workshop": "wrench", Volunteers: "shovel" },
    ),
    opening: ["Window seat, or right behind the engine?", "Coal, whistle and all aboard."],
  },
  {
    id: "go-karts",
    name: "go-kart track",
    above: "attraction",
    synonyms: list(
      "go karts, go karting, go kart track, karting, kart racing, paintball, quad bike tours, zip line, high ropes, motorsport experiences, off road racing",
    ),
    services: offers(
      {
        "Drive a kart": "We hand out helmets, explain the flags and open the track.",
        Races: "We time laps and start a grid.",
        Groups: "We book the track for teams and birthdays.",
        "Smaller drivers": "We have slower karts for smaller feet.",
        "Other fun": "We run other games beside the track.",
      },
      { "Drive a kart": "go-kart", Groups: "trophy", "Other fun": "target" },
    ),
    opening: ["Who’s on pole?"],
    steps: [],
  },
  {
    id: "rage-room",
    name: "rage room",
    above: "attraction",
    traits: ["adults"],
    synonyms: list("rage room, smash room, break room, wreck room, axe throwing venue"),
    services: offers(
      {
        "Smash sessions": "We give you a suit, a bat and a room full of crockery.",
        "Bigger things": "We add printers, screens and furniture.",
        Groups: "We book parties, teams and break-ups.",
        Music: "We play whatever you want to shout along to.",
        Safety: "We fit helmets, gloves and shields.",
      },
      {
        "Bigger things": "printer",
        Music: "speaker-hifi",
        Groups: "users-three",
        Safety: "hard-hat",
      },
    ),
    opening: ["What would you like to break?", "Bad week? Put on the goggles."],
  },
  {
    id: "video-games",
    name: "gaming centre",
    above: "attraction",
    synonyms: list(
      "gaming centre, gaming cafe, esports, video game store, retro games, arcade games, vr gaming, lan cafe, video games, pinball",
    ),
    topics: list(
      "game, games, gaming, minecraft, roblox, playstation, xbox, nintendo, game development, twitch, streamer, pc building, arcade",
    ),
    services: offers(
      {
        "Play by the hour": "We keep computers and consoles ready.",
        Tournaments: "We run leagues and nights.",
        Parties: "We set up consoles and tournaments for birthdays.",
        "Games and consoles": "We sell and trade, new, used and retro.",
        Coaching: "We help teams get better.",
      },
      { "Play by the hour": "desktop", Coaching: "headset" },
    ),
    questions: [
      {
        question: "Do we need to know how to play?",
        answer: "No. Pick up a controller, and we’ll show you the buttons.",
      },
      {
        question: "Can we come as a group?",
        answer:
          "Tell us how many you will be, how old, and what you like to play, and we’ll set it up.",
      },
      {
        question: "Can we bring our own gear?",
        answer:
          "Ask first. A controller or a headset is usually fine; we’ll need to check anything that plugs in.",
      },
    ],
    opening: ["Next game: who’s in?", "Pick up the other controller."],
  },
];
