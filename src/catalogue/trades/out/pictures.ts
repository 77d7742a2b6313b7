import { shoot } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const pictures: readonly Trade[] = [
  {
    id: "property-photographer",
    name: "property photographer",
    above: "photography",
    synonyms: list(
      "real estate photography, real estate photographer, property photography, floor plans, virtual staging, architectural photography",
    ),
    mood: "pictures",
    colour: "#3a3a3a",
    services: offers({
      "House photos": "We photograph houses for sale and rent.",
      "Twilight photos": "We photograph houses at dusk.",
      "Floor plans": "We measure and draw floor plans.",
      "Drone photos": "We show the block, the street and the way to the water from above.",
      "Video tours": "We film tours through a house.",
      "Virtual furniture": "We furnish empty rooms on the screen.",
    }),
    questions: [
      {
        question: "What should I tidy before you come?",
        answer:
          "Benches clear, beds made, bins and cars out of sight, lights working. Leave the curtains to us: it depends on the light.",
      },
      {
        question: "Which time of day shows a house well?",
        answer:
          "When the sun is on the front. Tell us which way it faces, and we’ll choose the time.",
      },
      {
        question: "Do you photograph rentals too?",
        answer:
          "Yes, if the tenant agrees on a time. Anything private can be put away or left out of the shot.",
      },
      "What happens if it rains?",
      "How do I get the pictures?",
    ],
    opening: ["Going on the market?", "Lights on, cars out of the drive, cushions up."],
    steps: [
      {
        name: "Tell us which place, and when",
        note: "The address, who lives there now, and who has the key.",
      },
      { name: "On the day", note: "Rooms ready, lights on, and a plan for rain." },
      {
        name: "Get the pictures",
        note: "Tell us where they’ll be shown, so that you get the right size.",
      },
    ],
    enquiry: {
      details: ["Address of the property", "Day that suits"],
      question: "What would you like photographed?",
    },
  },
  {
    id: "film-transfer",
    name: "film and video transfer",
    above: "pictures",
    synonyms: list(
      "vhs to digital, vhs conversion, vhs transfer, video conversion, video tape transfer, tapes to digital, super 8 to digital, cine film transfer, slide scanning, photo scanning, negative scanning, digitising",
    ),
    services: offers(
      {
        "Video tapes": "We copy VHS and camcorder tapes to files.",
        "Cine film": "We scan reels of home movies.",
        "Slides and negatives": "We scan slides and strips of film.",
        "Photos and albums": "We scan prints, loose or in their albums.",
        "Records and cassettes": "We copy sound to files.",
      },
      {
        "Cine film": "film-reel",
        "Slides and negatives": "slides",
        "Photos and albums": "photo-album",
      },
    ),
    questions: [
      {
        question: "What if a tape is mouldy or broken?",
        answer:
          "Don’t play it. Bring it as it is: many can be cleaned or put into another case, and we’ll tell you before we try.",
      },
      {
        question: "Do I have to sort everything first?",
        answer:
          "No. If you know what is on them, number them and keep a list; we’ll find out the rest when we play them.",
      },
      "How long does it take?",
      "What do I get back, and on what?",
    ],
    opening: ["What is on those tapes?", "Dad’s slides, without the projector."],
    steps: [
      { name: "Bring the box", note: "Tapes, reels, slides, or all of it." },
      { name: "We copy them", note: "One at a time, with a check of each." },
      { name: "Take both home", note: "The files, and everything you brought." },
    ],
  },
  {
    id: "drones",
    name: "drone operator",
    above: "pictures",
    synonyms: list(
      "drone pilot, aerial photography, aerial imaging, aerial mapping, drone photography, drone inspections, drone survey, drone filming, uav",
    ),
    topics: list("drone, drones, aerial, fpv, mapping, survey"),
    mood: "pictures",
    colour: "#12808f",
    offer: "aerial imaging",
    services: offers(
      {
        "Roof inspections":
          "We photograph tiles, gutters and flashings, so nobody has to climb up first.",
        "Aerial photos": "We photograph sites and places from above.",
        "Mapping and surveys": "We stitch photos into a map to measure and draw on.",
        "Farm and crop work": "We fly over crops and stock.",
        "Video from the air": "We shoot moving pictures for films, listings and events.",
        "Progress photos": "We photograph building sites as they rise.",
      },
      { "Roof inspections": "roof" },
    ),
    questions: [
      {
        question: "What do you need to know for a quote?",
        answer:
          "The address or a pin on a map, what you want filmed or measured, and what it is for. Tell us who else works on the site.",
      },
      {
        question: "What if it is windy or wet?",
        answer:
          "Then we don’t fly. We’ll watch the forecast with you and have another day in mind.",
      },
      {
        question: "Who should know that you are coming?",
        answer:
          "Whoever owns the place and whoever is there at the time. Let them know ahead of time, so nobody walks or works underneath.",
      },
      "Can you fly near the airport?",
      "How close can you get to people?",
      "What format does the data come in?",
    ],
    opening: [
      "What does it look like from up there?",
      "Roof, paddock or building site {where}: mark it on a map.",
    ],
    steps: [
      { name: "Tell us what, where and when", note: "A pin on a map, and what it is for." },
      {
        name: "We plan the flight",
        note: "Airspace, the wind and people nearby all need a check first.",
      },
      { name: "Get the files", note: "Pictures, film or maps, in a form that you can work with." },
    ],
  },
  {
    id: "video",
    name: "videographer",
    above: "pictures",
    synonyms: list(
      "video production, filmmaker, film production, wedding videos, videography, video editing, live streaming, corporate videos",
    ),
    topics: list(
      "video, film, filming, youtube, editing, filmmaking, reels, tiktok, vlog, content creator, streaming, documentary",
    ),
    mood: "pictures",
    colour: "#3a3f5a",
    offer: "video",
    services: offers(
      {
        Weddings: "We film the day, from getting ready to the dancing.",
        "Business films": "We film people at work and what they make.",
        Events: "We film talks, parties and games.",
        Interviews: "We film people telling it in their own words.",
        "Short clips for social media": "We cut short clips, with captions.",
        "Old tapes to digital": "We copy old tapes to files you can keep.",
      },
      { Weddings: "wedding-rings", Interviews: "microphone" },
    ),
    questions: [
      "How long will the finished film be?",
      "Can you film and photograph on one day?",
      "Which music can we use?",
      "Do we get the leftover footage, too?",
    ],
    opening: ["Who should watch it, and where?", "A day, a story, a minute and a half: which one?"],
    steps: [
      {
        name: "Tell us what, where and when",
        note: "What it is to show, who will watch it, and when you need it.",
      },
      {
        name: "On the day",
        note: "You’ll know what to have ready, and what happens if the weather turns.",
      },
      {
        name: "Watch a first cut",
        note: "Tell us what to keep, what to trim and what is missing.",
      },
    ],
  },
  {
    id: "photography",
    name: "photographer",
    above: "pictures",
    synonyms: list(
      "photography, portrait photographer, photo studio, photo shoots, portraits, event photographer",
    ),
    topics: list(
      "photo, photos, camera, portrait photography, wedding photography, drone photography, darkroom, landscape photography, product photography, headshots",
    ),
    misspellings: list("photograpy, fotographer, photagrapher"),
    mood: "pictures",
    colour: "#4a4a4a",
    offer: "photography",
    services: offers(
      {
        Weddings:
          "We go from getting dressed to the dance floor, and make a list of the family groups.",
        Families: "We take pictures at home or outdoors, with everyone as they are.",
        Newborns: "We go slowly, with time for feeds and naps in the first weeks.",
        Portraits: "We find a light and a pose that look like you, in the studio or outside.",
        "Businesses and products": "We photograph people, products and places for websites.",
        Events: "We move around the party, the launch or the game, and catch what happens.",
      },
      { Families: "family-portrait", Portraits: "headshot", Weddings: "bridal-bouquet" },
    ),
    questions: [
      {
        question: "What should we wear?",
        answer:
          "Whatever you feel like yourselves in. Plain colours that go together work better than stripes or big prints.",
      },
      {
        question: "What if the children won’t sit still?",
        answer:
          "They don’t have to. Running, sulking and laughing make better pictures than standing in a row.",
      },
      {
        question: "Can we print the pictures ourselves?",
        answer:
          "For private photos such as a wedding or a family portrait, the copyright goes to whoever ordered them, unless we agree on something else.",
        source:
          "Australian Copyright Council, Photographers and copyright; Copyright Act 1968 (Cth), section 35",
      },
      "How many pictures do we get?",
    ],
    opening: [
      "Who should be in the picture?",
      "Beach, bush or the back step {where}?",
      "What would you like to remember?",
    ],
    steps: shoot,
  },
];
