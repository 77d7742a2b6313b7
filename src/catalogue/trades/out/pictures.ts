import { shoot } from "../steps.ts";
import { list, named, offers, type Trade } from "../trade.ts";

export const pictures: readonly Trade[] = [
  {
    id: "property-photographer",
    name: "property photographer",
    above: "photography",
    synonyms: list(
      "real estate photography, real estate photographer, property photography, floor plans, virtual staging, architectural photography",
    ),
    mood: "pictures",
    drawing: "camera",
    colour: "#3a3a3a",
    services: named(
      "House photos, Twilight photos, Floor plans, Drone photos, Video tours, Virtual furniture",
    ),
    questions: [
      "What should I tidy before you come?",
      "What happens if it rains?",
      "How do I get the pictures?",
      "Do you photograph rentals too?",
    ],
    opening: ["Going on the market?", "Lights on, cars out of the drive, cushions up."],
    steps: shoot,
  },
  {
    id: "drones",
    name: "drone operator",
    above: "pictures",
    synonyms: list(
      "drone pilot, aerial photography, drone photography, drone survey, drone filming, uav",
    ),
    topics: list("drone, drones, aerial, fpv, mapping, survey"),
    mood: "pictures",
    drawing: "camera",
    colour: "#12808f",
    offer: "aerial imaging",
    services: named(
      "Roof inspections, Aerial photos, Mapping and surveys, Farm and crop work, Video from the air, Progress photos",
    ),
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
    drawing: "camera",
    colour: "#3a3f5a",
    offer: "video",
    services: named(
      "Weddings, Business films, Events, Interviews, Short clips for social media, Old tapes to digital",
    ),
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
    drawing: "camera",
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
      "How many pictures do we get?",
      "What should we wear?",
      "What if the children won’t sit still?",
      "Can we print the pictures ourselves?",
    ],
    opening: ["Who should be in the picture?", "Beach, bush or the back step {where}?"],
    steps: shoot,
  },
];
