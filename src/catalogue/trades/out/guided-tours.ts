import { outThere } from "../steps.ts";
import { list, offers, type Trade, ways } from "../trade.ts";

export const guidedTours: readonly Trade[] = [
  {
    id: "cultural-tours",
    name: "Aboriginal cultural tours",
    above: "attraction",
    synonyms: list(
      "aboriginal cultural tours, cultural tours, on country tours, indigenous tours, bush tucker tours, rock art tours, first nations tours, on country cultural tours",
    ),
    colour: "#9a4a2a",
    services: offers(
      {
        "Walks on Country": "We walk with guests and share the stories that can be shared.",
        "Bush food and medicine": "We show plants, tracks and tools.",
        "Art and story": "We sit down with paint, weaving and story.",
        "Schools and teams": "We spend a day with groups.",
      },
      { "Schools and teams": "backpack" },
    ),
    opening: ["Walk with us.", "Sit down, listen, look."],
  },
  {
    id: "welcome-to-country",
    name: "Welcome to Country",
    above: "event",
    synonyms: list(
      "smoking ceremony, smoking ceremonies, welcome to country ceremony, acknowledgement of country, aboriginal dancers, traditional dance group",
    ),
    mood: "play",
    colour: "#9a4a2a",
    services: offers({
      "Welcome to Country": "We welcome your guests to the Country you meet on.",
      "Smoking ceremonies": "We light green leaves and invite people through the smoke.",
      "Dance and song": "We dance and sing, and say what can be told about it.",
      "Talks for schools and workplaces": "We come and speak about Country, language and family.",
    }),
    questions: [
      {
        question: "What is the difference between a Welcome and an Acknowledgement?",
        answer:
          "Traditional Owners, or those they have asked, give a Welcome on their own Country. Anyone can give an Acknowledgement, to pay respect.",
      },
      {
        question: "What do you need for a smoking ceremony?",
        answer:
          "A place outside, or a hall that agrees to smoke. Ask the venue about alarms, and tell us about wind, shade and anyone with asthma.",
      },
      {
        question: "Where in the program should it be?",
        answer:
          "First, before other speeches. Tell us who opens the day, and when everyone will be seated.",
      },
    ],
    opening: ["Whose Country will you meet on?"],
    headings: { ask: "Ask about a date" },
  },
  {
    id: "ghost-tours",
    name: "ghost tours",
    above: "tours-and-local-history",
    synonyms: list(
      "ghost tours, ghost tour, haunted tours, gaol tours, paranormal tours, true crime tours, cemetery tours",
    ),
    services: offers(
      {
        "Night tours": "We walk by lantern and tell what’s said to have happened.",
        "The gaol": "We go through cells and yards after dark.",
        "History by day": "We tell the same stories with the lights on.",
        Groups: "We book a night for your group.",
        Investigations: "We stay late with people who want to see for themselves.",
      },
      {
        "Night tours": "camp-lantern",
        Groups: "flashlight",
        "The gaol": "gaol-window",
        "History by day": "scroll",
      },
    ),
    opening: ["Do you hear that?"],
  },
  {
    id: "fishing-charters",
    name: "fishing charters",
    above: "attraction",
    synonyms: list(
      "fishing charters, fishing charter, fishing trips, deep sea fishing, reef fishing, barra fishing, fishing guide, game fishing, fly fishing guide",
    ),
    services: offers(
      {
        "Half and full days": "We take you out to where they’ve been biting.",
        "Reef and deep sea": "We fish the reef for snapper, emperor and cod.",
        "Rods, tackle and bait": "We bring all of it, tie the knots and show you how to strike.",
        "River and estuary": "We fish rivers for barra, bream and flathead.",
        "Private boats": "We take your crew alone, at the pace you like.",
      },
      { "Half and full days": "sun-horizon" },
    ),
    questions: [
      {
        question: "I’ve never held a rod. Can I come?",
        answer:
          "Yes. We show you how to bait, cast and wind in, and the fish don’t know the difference.",
      },
      {
        question: "What do I do about seasickness?",
        answer:
          "Sleep, eat something plain, and ask a pharmacist about tablets the day before. On board, look at the horizon and stay in the air.",
      },
    ],
    opening: ["What would you like to catch?"],
    steps: ways(
      {
        "Count the crew": "How many, who has fished before, and who gets seasick.",
        "Have a second day in mind": "Wind and tide decide what can be done.",
        "Come down to the boat":
          "Hat, long sleeves, something to eat, and an esky for the way home.",
      },
      {
        "Say what you would like to catch": "Or just that you want to be on the water.",
        "Watch the wind": "The forecast has the last word on the day.",
        "Be there before the sun is up":
          "Fish keep early hours. You hear where the boat is, and where to park.",
      },
    ),
    enquiry: {
      details: ["Date", "Number of people"],
      question: "What else would you like to ask?",
    },
  },
  {
    id: "whale-watching",
    name: "whale and wildlife cruises",
    above: "attraction",
    synonyms: list(
      "whale watching, dolphin cruises, wildlife tours, penguin tours, seal swims, eco tours, boat tours, river cruises, sunset cruises, yacht charter, dolphin tours, glass bottom boat",
    ),
    services: offers(
      {
        "Whales in season":
          "We go out when the whales pass and keep the distance the rules require.",
        "Dolphins and seals": "We look for the dolphins and seals that live here all year.",
        "Sunset trips": "We go out late and come back in the dark.",
        "Private charters": "We take your group for a few hours.",
        Schools: "We take classes out and show them what lives under the boat.",
      },
      { "Private charters": "boat", "Dolphins and seals": "dolphin" },
    ),
    steps: outThere,
    enquiry: {
      details: ["Date", "Number of people"],
      question: "What else would you like to ask?",
    },
    opening: ["Left or right: who sees it first?", "Warm jacket, dry camera, eyes on the water."],
  },
  {
    id: "wine-tours",
    name: "wine tours",
    above: "tours-and-local-history",
    traits: ["adults"],
    synonyms: list(
      "wine tours, winery tours, brewery tours, cellar door tours, food and wine tours, food tours, foodie tours",
    ),
    services: offers(
      {
        "Cellar doors": "We drive you to a few favourites.",
        Lunch: "We stop for lunch along the way.",
        "Private tours": "We plan around what you like to drink.",
        "Food walks": "We eat our way down a street.",
        Groups: "We take hens, bucks and birthdays.",
      },
      { "Food walks": "platter", "Private tours": "van", Groups: "bus" },
    ),
  },
  {
    id: "bushwalking",
    name: "walking guide",
    above: "tours-and-local-history",
    synonyms: list(
      "guided walks, walking guide, hiking tours, guided hikes, bushwalking, trekking, hiking guide, canyoning tours, mountain bike tours, e-bike tours, cycling tours",
    ),
    topics: list(
      "hike, hiking, bush walking, trail, walking, trails, walks, orienteering, geocaching, nature, rock climbing, climbing, abseiling",
    ),
    services: offers(
      {
        "Day walks": "We lead walks of a few hours to a day.",
        "Overnight hikes": "We carry the heavy things and cook.",
        "Plants and birds": "We stop often to look and listen.",
        "Private groups": "We choose a track that fits your group.",
        Navigation: "We teach map and compass along the way.",
      },
      { "Private groups": "boot" },
    ),
    steps: outThere,
  },
  {
    id: "birdwatching",
    name: "birdwatching guide",
    above: "tours-and-local-history",
    synonyms: list(
      "birdwatching, birding tours, bird guide, birdwatching tours, nature tours, wildlife spotting, koala tours, nocturnal wildlife tours",
    ),
    topics: list(
      "bird, birds, birding, birder, ornithology, parrots, wildlife, nature photography, koala, frogs, insects, butterflies",
    ),
    mood: "play",
    services: offers(
      {
        "Morning walks": "We start early and speak quietly.",
        "Target birds": "We look for the one you came for.",
        "Night walks": "We look for owls, gliders and possums.",
        "Hides and photos": "We wait where the birds come in.",
        Beginners: "We lend binoculars and show you how to use them.",
      },
      { Beginners: "binoculars" },
    ),
    steps: outThere,
  },
  {
    id: "astronomy",
    name: "stargazing tours",
    above: "tours-and-local-history",
    synonyms: list(
      "stargazing, astronomy tours, star gazing, observatory, telescope nights, planetarium, aurora tours, astronomy",
    ),
    topics: list(
      "stars, telescope, space, night sky, planets, moon, astrophotography, astrology, aurora",
    ),
    services: offers(
      {
        "Telescope nights": "We show the moon, planets and clusters.",
        "Southern sky": "We point out the Cross, the Emu and the clouds.",
        Photography: "We help you photograph the sky.",
        Schools: "We bring telescopes to camps.",
        "Private nights": "We set up where you stay.",
      },
      { "Telescope nights": "telescope", "Private nights": "moon-stars" },
    ),
    steps: outThere,
  },
  {
    id: "camping",
    name: "camping guide",
    above: "tours-and-local-history",
    synonyms: list(
      "camping trips, guided camping, camping tours, outback camping tours, school camps, outdoor camps",
    ),
    topics: list(
      "camp, camping, tent, swag, campfire, caravan park, bush camping, glamping, outdoor gear, camp cooking, scouts, bushcraft, survival",
    ),
    services: offers(
      {
        "First nights out": "We pitch the tent, light the stove and stay nearby.",
        "Camping trips": "We drive, cook and know where the water is.",
        "Family camps": "We camp with children who have never slept outside.",
        "School camps": "We lead groups for a few days.",
        Skills: "We teach knots, fires and packing.",
      },
      {
        "First nights out": "camp-lantern",
        "School camps": "backpack",
        "Family camps": "tent",
        Skills: "compass",
        "Camping trips": "campfire",
      },
    ),
    steps: outThere,
  },
];
