import { quoteThenWork } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const metalAndLifting: readonly Trade[] = [
  {
    id: "fibreglass-moulder",
    name: "fibreglass moulder",
    above: "maker",
    synonyms: list(
      "fibreglass, fibreglass moulds, fibreglass mould making, mould making, fibreglassing, composites, resin casting",
    ),
    mood: "trades",
    colour: "#3a6a7a",
    services: offers(
      {
        Moulds: "We make moulds from a pattern, a drawing or an old part.",
        Parts: "We lay up fibreglass parts, one or many.",
        Repairs: "We cut out cracks and laminate them again.",
        "Gelcoat and finish": "We match gelcoat colours and polish.",
        "Carbon and resin": "We cast and laminate in other materials.",
      },
      { Moulds: "boat" },
    ),
  },
  {
    id: "sandblaster",
    name: "sandblaster and powder coater",
    above: "visits",
    synonyms: list(
      "sandblasting, powder coating, abrasive blasting, media blasting, powdercoating, dustless blasting, rust removal, metal coating",
    ),
    mood: "trades",
    colour: "#5a4a4a",
    services: offers(
      {
        Blasting: "We blast rust, paint and scale off steel.",
        "Powder coating": "We coat gates, frames, wheels and furniture and bake the colour on.",
        "Cars and trailers": "We strip panels, chassis and trailers back to metal.",
        "Masonry and timber": "We blast brick, stone and timber gently.",
        Priming: "We prime bare steel before it flashes.",
      },
      { Blasting: "blast-nozzle", "Powder coating": "spray-gun" },
    ),
    questions: [
      {
        question: "What has to come off before I bring it in?",
        answer:
          "Glass, rubber, bearings, wiring and anything plastic. What stays on is blasted or baked with the rest.",
      },
      {
        question: "How soon does bare steel need a coat?",
        answer: "As soon as it is blasted: in damp air it begins to rust within hours.",
      },
      {
        question: "Can old paint be blasted off timber or brick?",
        answer:
          "Often, gently. Soft brick and thin timber can be hurt, so a small spot is tried first.",
      },
    ],
    opening: ["Rust under the paint?", "Gate, wheel or chassis: what needs stripping?"],
    steps: [
      { name: "Send a photo", note: "What it is, how big it is, and what is on it now." },
      { name: "Choose a finish", note: "Colour, gloss or matt, and whether it lives outside." },
      { name: "Bring it in bare", note: "Without anything that can’t stand heat or grit." },
    ],
  },
  {
    id: "crane-hire",
    name: "crane hire",
    above: "hire",
    synonyms: list(
      "crane, mobile crane hire, cranes, mobile crane, crane truck, franna, lifting and rigging, rigger, rigging, hiab",
    ),
    mood: "trades",
    colour: "#b07a2f",
    services: offers(
      {
        Lifts: "We bring the crane, the operator and the rigging.",
        "Crane trucks": "We lift and carry in one visit.",
        "Roofs and steel": "We lift trusses, beams and air conditioners into place.",
        "Site visits": "We look at access, ground and wires before the day.",
        Machinery: "We move machines, tanks and containers.",
      },
      { "Roofs and steel": "girders", Machinery: "shipping-container", "Site visits": "hard-hat" },
    ),
    steps: quoteThenWork,
    opening: ["How heavy, how high, how far in?", "What has to go over the house?"],
  },
  {
    id: "steel-rigger",
    name: "tower rigger",
    above: "visits",
    synonyms: list(
      "rigger for towers, tower rigging, mobile phone tower rigger, telecommunications rigger, tower climbing, rope access",
    ),
    mood: "trades",
    colour: "#4a4a5a",
    services: offers(
      {
        "Tower work": "We climb towers to install antennas, dishes and cables.",
        Inspections: "We check bolts, guys, lights and corrosion and photograph them.",
        "Rope access": "We work on ropes where no platform reaches.",
        "Rigging and lifting": "We lift and fix gear at height.",
      },
      { "Tower work": "lattice-mast" },
    ),
  },
  {
    id: "conveyor-service",
    name: "conveyor belt service",
    above: "visits",
    synonyms: list(
      "conveyor belts, conveyor belt repairs, belt splicing, conveyors, materials handling",
    ),
    services: offers(
      {
        Splicing: "We join belts hot, cold or with fasteners.",
        "New belts": "We supply and fit conveyor belts and rollers.",
        "Tracking and scrapers": "We set belts straight and fit scrapers.",
        Breakdowns: "We come out to torn belts and seized rollers.",
      },
      { Splicing: "belt-join", "New belts": "belt-roll", "Tracking and scrapers": "conveyor" },
    ),
  },
  {
    id: "forklift-repairer",
    name: "forklift service",
    above: "vehicles",
    synonyms: list(
      "forklift repairs, fork lift repairs, forklift servicing, forklifts, forklift sales and hire",
    ),
    services: offers(
      {
        Servicing: "We service gas, diesel and electric forklifts.",
        "Mast and hydraulics": "We repair masts, chains, hoses and rams.",
        "Batteries and chargers": "We test, water and replace forklift batteries.",
        Breakdowns: "We come to the warehouse or yard.",
        "Tyres and forks": "We press tyres and measure forks.",
      },
      { Breakdowns: "toolbox", Servicing: "oil-can" },
    ),
    opening: ["Won’t lift, won’t start, won’t stop?", "Which make, how old, and what does it do?"],
  },
];
