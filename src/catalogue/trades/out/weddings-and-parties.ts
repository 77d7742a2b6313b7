import { eventBooking, hiringThere } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const weddingsAndParties: readonly Trade[] = [
  {
    id: "horse-carriage",
    name: "horse and carriage hire",
    above: "event",
    synonyms: list(
      "horse and carriage, horse drawn carriage, carriage rides, wedding carriage, horse & carriage weddings, horse and cart",
    ),
    services: offers(
      {
        Weddings: "We bring the bridal party to the ceremony behind horses.",
        "Formals and birthdays": "We arrive where everyone can see.",
        "Town and vineyard rides": "We drive guests through town or vines.",
        Funerals: "We draw the hearse at a walk.",
        "Film and parades": "We bring horses that are used to noise.",
      },
      { Weddings: "carriage", Funerals: "wreath" },
    ),
    opening: ["White horses or bay?"],
  },
  {
    id: "pony-parties",
    name: "pony parties",
    above: "event",
    traits: ["kids"],
    synonyms: list(
      "pony parties, pony rides, pony hire, mobile petting zoo, petting zoo, farm animal parties, animal farm visits",
    ),
    mood: "play",
    services: offers(
      {
        "Pony rides": "We lead children around on quiet ponies.",
        "Birthday parties": "We come to the yard or the park, with helmets.",
        "Petting zoo": "We bring rabbits, lambs and chicks.",
        "Fetes and schools": "We set up a pen and a track.",
        "Dress-ups": "We plait ribbons and paint hooves.",
      },
      { "Petting zoo": "sheep", "Fetes and schools": "tent" },
    ),
    opening: ["Who is turning five?"],
    questions: ["How much room do the ponies need?"],
  },
  {
    id: "fairy-parties",
    name: "fairy parties",
    above: "childrens-parties",
    traits: ["kids"],
    synonyms: list(
      "fairy parties, fairy party, princess parties, superhero parties, character parties, kids discos",
    ),
    services: offers(
      {
        "Fairy parties": "We come in wings, with stories, songs and games.",
        "Face painting": "We paint butterflies, tigers and sparkles.",
        "Princesses and heroes": "We come as someone else if you like.",
        "Games and craft": "We lead games and make wands.",
        "Kinders and fetes": "We visit for story time, songs and fun days.",
      },
      {
        "Games and craft": "crayons",
        "Face painting": "face-painting",
        "Princesses and heroes": "tiara",
        "Kinders and fetes": "school",
      },
    ),
  },
  {
    id: "bouncy-castles",
    name: "jumping castle hire",
    above: "party-hire",
    traits: ["kids"],
    synonyms: list(
      "jumping castles, jumping castle hire, bouncy castles, bouncy castle hire, inflatables, water slides hire, kids party hire",
    ),
    services: offers(
      {
        "Jumping castles": "We bring, blow up and peg down castles.",
        "Slides and obstacle courses": "We set up slides for bigger children.",
        Fetes: "We bring several, with attendants.",
        "Fairy floss and popcorn": "We hire machines with supplies.",
        Parks: "We bring a generator and the council papers.",
      },
      { Fetes: "tent", Parks: "tree" },
    ),
    opening: ["How big is the yard?"],
  },
  {
    id: "light-hire",
    name: "festoon and event lighting hire",
    above: "party-hire",
    synonyms: list(
      "festoon lights, fairy light hire, event lighting, festoon lighting hire, lighting hire, wedding lights, stage lighting, pa hire, sound hire, av hire, audio visual hire, festoon and fairy light hire",
    ),
    services: offers(
      {
        Festoons: "We hang festoon lights over dance floors and lawns.",
        "Fairy lights": "We drape ceilings and trees.",
        Sound: "We hire speakers and microphones.",
        "Stage lights": "We light bands, speeches and walls.",
        "Set-up": "We hang, test and take down.",
      },
      { "Fairy lights": "fairy-lights", "Set-up": "ladder" },
    ),
    opening: ["Lights over the lawn, or over the stage?"],
  },
  {
    id: "photo-booth",
    name: "photo booth hire",
    above: "party-hire",
    synonyms: list("photo booth, photo booth hire, 360 booth, photobooth, magazine booth"),
    services: offers(
      {
        Booths: "We bring a booth, lights and a backdrop.",
        Prints: "We print strips on the spot.",
        "Props and albums": "We bring props and a guest book.",
        "Turning videos": "We film slow-motion clips on a turning platform.",
        "Set-up": "We set it up, and stay or leave it running.",
      },
      { Prints: "film-strip", "Props and albums": "sunglasses", "Set-up": "plug" },
    ),
    questions: [
      {
        question: "Where should the booth go?",
        answer:
          "Near the dance floor but out of the way, on level ground, with a power point close by and room for a queue.",
      },
      {
        question: "Can we choose the backdrop and the prints?",
        answer:
          "Tell us your colours and what you’d like written on the prints, and we’ll show you what’s possible.",
      },
      {
        question: "Can it go outside?",
        answer:
          "Under cover, yes. Sun, wind and rain spoil the pictures, so have a spot indoors in mind.",
      },
      "How much room does a booth need?",
      "How many prints do we get?",
    ],
    opening: ["Who’s first behind the curtain?", "A booth for the party {where}? Say which night."],
  },
  {
    id: "chinese-wedding",
    name: "cultural wedding host",
    above: "event",
    synonyms: list(
      "chinese wedding tea ceremony, tea ceremony, chinese wedding, chinese wedding mc, indian wedding planner, indian weddings, vietnamese wedding, sangeet, cultural weddings, mandap hire",
    ),
    services: offers(
      {
        "Tea ceremonies": "We set up, explain and lead the tea ceremony with both families.",
        "Door games and processions": "We plan the morning at the bride’s house.",
        "Hosting in two languages": "We host so that both families can follow.",
        "Sets and decoration": "We bring tea sets, mandaps and lanterns.",
        "Timing the day": "We fit tradition between photos and dinner.",
      },
      { "Sets and decoration": "paper-lantern", "Door games and processions": "door" },
    ),
  },
  {
    id: "wedding-cars",
    name: "wedding car hire",
    above: "hire-car",
    synonyms: list(
      "wedding cars, wedding car hire, classic car hire, limousine hire, stretch limo, vintage car hire, kombi hire, chauffeur for weddings, bridal cars",
    ),
    services: offers(
      {
        Weddings: "We drive the bridal party, ribbons and all.",
        Formals: "We drop a group at the red carpet.",
        "Classic cars": "We drive cars that turn heads at the lights.",
        "Wine tours": "We wait while you taste.",
        Photos: "We park where the light is good.",
      },
      { Weddings: "bridal-bouquet", "Classic cars": "classic-car" },
    ),
    steps: eventBooking,
    opening: [
      "Who is arriving in what?",
      "How many seats, how many stops, and how big is the dress?",
    ],
  },
  {
    id: "glamping-hire",
    name: "glamping hire",
    above: "hire",
    synonyms: list(
      "glamping hire, bell tent hire, camping hire, tent hire, picnic hire, teepee hire, sleepover tents, teepee parties",
    ),
    mood: "stay",
    services: offers(
      {
        "Bell tents": "We pitch and furnish bell tents.",
        Sleepovers: "We set up small tents in living rooms.",
        Gear: "We hire stoves, swags and fridges.",
        "Weddings and festivals": "We pitch a whole village of tents.",
        Picnics: "We lay rugs, cushions and a low table.",
      },
      { Sleepovers: "sleeping-bag", Gear: "swag", "Weddings and festivals": "lamp-pendant" },
    ),
    steps: hiringThere,
    enquiry: { details: ["Dates", "Suburb or town"], question: "What would you like to hire?" },
    opening: ["A bed, a rug, a lamp, and no roof but canvas.", "How many are sleeping over?"],
  },
  {
    id: "events-and-fairs",
    name: "event manager",
    above: "event",
    synonyms: list(
      "event manager, event planner, event management, festival organiser, conference organiser, corporate events, market organiser, community events, trivia nights, quiz nights, pop up markets, car boot market, car boot sale, sunday market",
    ),
    topics: list(
      "event, events, event planning, festival, conference, fete, markets, trade show, expo, gala, trivia, quiz",
    ),
    services: offers(
      {
        "Plans and budgets": "We write the plan, the budget and the run sheet.",
        "Venues and suppliers": "We find the room, the food and the sound.",
        Permits: "We apply to council and write traffic and risk plans.",
        "On the day": "We run it, from bump-in to the last bin.",
        "Markets and trivia": "We run stalls, quizzes and raffles.",
      },
      { "Venues and suppliers": "tent" },
    ),
  },
];
