import { list, offers, type Trade } from "../trade.ts";

export const carriers: readonly Trade[] = [
  {
    id: "bike-hire",
    name: "bike hire and tours",
    above: "hire",
    synonyms: list(
      "bike hire, ebike hire, bicycle hire, scooter hire, bike tours, cargo bike hire, rail trail bike hire",
    ),
    mood: "vehicles",
    services: offers(
      {
        "By the day": "We hire bikes, helmets and locks.",
        "E-bikes": "We hire e-bikes with a charger.",
        Children: "We have trailers, seats and small bikes.",
        "Drop-off": "We bring bikes to where you stay.",
        Routes: "We mark a few routes on the map.",
      },
      { "By the day": "bicycle", "Drop-off": "van", Children: "child-bicycle", Routes: "path" },
    ),
    opening: ["How far would you like to ride?"],
    questions: [
      {
        question: "How do I choose a bike?",
        answer:
          "Tell us how tall you are and where you want to ride. We’ll set the seat and let you try it before you go.",
      },
      {
        question: "What if I get a flat?",
        answer: "Tell us where you are. We’ll tell you what to do next.",
      },
      {
        question: "Can children come along?",
        answer: "Ask us about small bikes, seats and trailers, and tell us their age and height.",
      },
      "Which size bike do I need?",
      "Are helmets and locks included?",
    ],
    enquiry: { details: ["Dates", "Number of people"], question: "What would you like to hire?" },
  },
  {
    id: "bike-courier",
    name: "bike courier",
    above: "courier",
    synonyms: list(
      "bike courier, bicycle courier, bicycle messenger, bike courier cbd, cargo bike delivery, push bike courier",
    ),
    services: offers(
      {
        "Urgent documents": "We ride documents across town.",
        Parcels: "We carry parcels that fit a bag or a cargo box.",
        "Court and council": "We file, lodge and wait for the stamp.",
        "Regular rounds": "We do the post and the banking.",
        "Food and flowers": "We deliver for shops and florists.",
      },
      { "Urgent documents": "envelope", "Regular rounds": "bicycle" },
    ),
    opening: ["Where is it, and where does it need to go?"],
  },
  {
    id: "freight",
    name: "freight and trucking company",
    above: "courier",
    synonyms: list(
      "freight, trucking, road freight, interstate transport, pallet delivery, container transport, bulk haulage, grain cartage, tipper trucks, hot shot transport, truckies, machinery transport, heavy haulage, oversize transport, grain carting, refrigerated transport, refrigerated freight",
    ),
    services: offers(
      {
        "General freight": "We carry pallets and loose freight.",
        Bulk: "We tip grain, gravel and fertiliser.",
        Machinery: "We float machines with permits and pilots.",
        "Shipping containers": "We move containers from the wharf.",
        "Hot shots": "We drop everything to run one urgent part.",
      },
      {
        "General freight": "loaded-pallet",
        Bulk: "tipper-truck",
        Machinery: "excavator",
        "Hot shots": "ute",
      },
    ),
  },
  {
    id: "campervan-hire",
    name: "campervan hire",
    above: "vehicle-hire",
    synonyms: list(
      "campervan hire, motorhome hire, caravan hire, camper trailer hire, van life hire, rv hire",
    ),
    mood: "stay",
    services: offers(
      {
        Campervans: "We hire vans for two to five.",
        Caravans: "We hire caravans, delivered or towed.",
        "Camping gear": "We pack chairs, bedding and a stove.",
        Handover: "We show how everything folds, fills and empties.",
        Routes: "We tell you where we’d stop.",
      },
      { "Camping gear": "camp-stove", Routes: "signpost" },
    ),
  },
  {
    id: "taxi",
    name: "taxi and airport transfer",
    above: "hire-car",
    synonyms: list(
      "taxi, cab, airport transfers, airport shuttle, maxi taxi, chauffeur, private car, corporate cars, school run driver",
    ),
    services: offers(
      {
        Airport: "We pick up, watch the flight and wait.",
        "Around town": "We drive to appointments, dinners and home.",
        Groups: "We drive maxi cabs with room for bags.",
        "By arrangement": "We drive regulars at the same time each week.",
        "Children and older people": "We see children and older people to the door.",
      },
      { Groups: "van", "Children and older people": "hand-heart" },
    ),
    opening: ["Where to?", "When, from where, and how many bags?"],
  },
  {
    id: "water-taxi",
    name: "water taxi",
    above: "transport",
    synonyms: list(
      "water taxis, boat taxi, boat transfers, island transfers, barge service, ferry service",
    ),
    mood: "vehicles",
    colour: "#2a6a8a",
    services: offers(
      {
        "Across the water": "We pick up and drop off at wharves, jetties and beaches.",
        Groups: "We take parties and wedding guests over, and come back for them.",
        "Luggage and shopping": "We carry bags, boxes and the odd mattress.",
        "Early and late": "We run before and after the ferry by arrangement.",
        "Looking around": "We take the long way home, so that you see the bay.",
      },
      { Groups: "life-jacket", "Early and late": "moon-stars" },
    ),
    questions: [
      {
        question: "Where can you pick us up?",
        answer:
          "Tell us the nearest wharf, jetty or beach and the time. The tide decides what a boat can reach.",
      },
      {
        question: "What if it blows?",
        answer:
          "Then we may use another wharf or wait. Leave a number that gets answered on the day.",
      },
      {
        question: "Can we bring the dog?",
        answer:
          "Ask when you book. On a lead, with a towel for sandy feet, it can often come along.",
      },
    ],
    opening: ["Which jetty, and when?"],
    enquiry: {
      details: ["From", "To", "Date and time"],
      question: "How many people, and how much luggage?",
    },
  },
  {
    id: "coach-charter",
    name: "coach and minibus charter",
    above: "transport",
    synonyms: list(
      "coach charter, bus charter, minibus hire, coach charters, bus hire with driver, school bus, minibus, charter buses, tour coach, party bus",
    ),
    services: offers(
      {
        Groups: "We drive groups to weddings, sport and shows.",
        "School trips": "We take classes to camps and excursions.",
        "Day tours": "We plan and drive a day out.",
        Airport: "We move groups and their bags.",
        "Wheelchair access": "We run buses with a lift.",
      },
      { Groups: "bus", "Day tours": "signpost" },
    ),
    opening: ["How many seats, and where to?"],
    enquiry: {
      details: ["From", "To", "Date and time"],
      question: "How many people, and what else is there to know?",
    },
  },
];
