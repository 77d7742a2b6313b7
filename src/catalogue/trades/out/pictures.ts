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
      "Drone photos": "We photograph from a drone.",
      "Video tours": "We film tours through a house.",
      "Virtual furniture": "We furnish empty rooms on the screen.",
    }),
    questions: [
      {
        question: "What should I tidy before you come?",
        answer:
          "Benches clear, beds made, bins and cars out of sight, lights working. Leave the curtains: we decide by the light.",
      },
      {
        question: "Which time of day shows a house well?",
        answer: "When the sun is on the front. Tell us which way it faces, and we choose the hour.",
      },
      {
        question: "Do you photograph rentals too?",
        answer:
          "Yes, if the tenant agrees on a time. What is private is put away or left out of the frame.",
      },
      "What happens if it rains?",
      "How do I get the pictures?",
    ],
    opening: ["Going on the market?", "Lights on, cars out of the drive, cushions up."],
    steps: shoot,
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
    services: offers({
      "Roof inspections": "We inspect roofs from the air.",
      "Aerial photos": "We photograph sites and places from above.",
      "Mapping and surveys": "We fly maps and surveys.",
      "Farm and crop work": "We fly over crops and stock.",
      "Video from the air": "We film from the air.",
      "Progress photos": "We photograph building sites as they rise.",
    }),
    questions: [
      "Can you fly near the airport?",
      "How close can you get to people?",
      "What wind is too much?",
      "What format does the data come in?",
    ],
    opening: [
      "What does it look like from up there?",
      "Roof, paddock or building site {where}: mark it on a map.",
    ],
    steps: shoot,
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
    services: offers({
      Weddings: "We film weddings.",
      "Business films": "We make films for businesses.",
      Events: "We film events.",
      Interviews: "We film interviews.",
      "Short clips for social media": "We cut short clips for social media.",
      "Old tapes to digital": "We copy old tapes to digital.",
    }),
    questions: [
      "How long will the finished film be?",
      "Can you film and photograph on one day?",
      "Which music may we use?",
      "Do we get what is cut out, too?",
    ],
    opening: ["Who should watch it, and where?", "A day, a story, a minute and a half: which one?"],
    steps: shoot,
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
    services: offers({
      Weddings: "We photograph the day from start to finish.",
      Families: "We photograph families as they are.",
      Newborns: "We photograph babies in their first weeks.",
      Portraits: "We take portraits in the studio or outside.",
      "Businesses and products": "We photograph people, products and places for websites.",
      Events: "We cover parties, launches and sport.",
    }),
    questions: [
      {
        question: "What should we wear?",
        answer:
          "What you feel like yourselves in. Plain colours that go together work better than stripes or big print.",
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
        source: "Australian Copyright Council; Copyright Act 1968 (Cth)",
      },
      "How many pictures do we get?",
    ],
    opening: ["Who should be in the picture?", "Beach, bush or the back step {where}?"],
    steps: shoot,
  },
];
