import { type Business, list } from "./business.ts";
import { shoot } from "./steps.ts";

export const pictures: readonly Business[] = [
  {
    noun: "property photographer",
    mood: "pictures",
    drawing: "camera",
    colour: "#3a3a3a",
    words: list(
      "property photo, real estate photo, estate photograph, floor plan, virtual staging, property media",
    ),
    services: list(
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
    noun: "drone operator",
    mood: "pictures",
    drawing: "camera",
    colour: "#12808f",
    words: list("drone, aerial, uav, orthomosaic, drone roof, aerial survey, crop spray"),
    offer: "aerial imaging",
    services: list(
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
    noun: "videographer",
    mood: "pictures",
    drawing: "camera",
    colour: "#3a3f5a",
    words: list(
      "videograph, film production, video production, filmmak, wedding film, vhs, digiti[sz], live stream, video edit",
    ),
    offer: "video",
    services: list(
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
    noun: "photographer",
    mood: "pictures",
    drawing: "camera",
    colour: "#4a4a4a",
    words: list(
      "photograph, photo shoot, portraits, newborn photo, photograpy, wedding photo, family photo, headshot, photo studio",
    ),
    offer: "photography",
    services: list("Weddings, Families, Newborns, Portraits, Businesses and products, Events"),
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
