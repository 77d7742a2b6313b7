import { type Business, list } from "./business.ts";
import { deskWork, outThere, stayVisit } from "./steps.ts";

export const stays: readonly Business[] = [
  {
    noun: "farm stay",
    mood: "stay",
    drawing: "hills",
    colour: "#8a5a2f",
    words: list(
      "farm stay, farmstay, guests stay, twin room, a night, camp site, glamping, off-?grid, eco lodge, bell tent, shepherd",
    ),
    offer: "farm stay",
    services: list("Rooms, Cabins, Camping, Feeding the animals, Breakfast, Family weekends"),
    questions: [
      "Can the children help with the animals?",
      "Is there phone reception?",
      "Can we bring our dog?",
      "What should we bring to cook?",
    ],
    opening: ["Magpies, a tractor, somebody’s rooster?", "Boots by the door, kettle on."],
    steps: stayVisit,
    headings: { unpriced: "Where you sleep, what you do", priced: "Rooms and rates", menu: "Stay" },
  },
  {
    noun: "caravan park",
    mood: "stay",
    drawing: "hills",
    colour: "#4a7a5a",
    words: list(
      "caravan park, campground, camping ground, powered site, caravan site, holiday park, tourist park, unpowered",
    ),
    services: list(
      "Powered sites, Unpowered sites, Cabins, Long stays, Camp kitchen, Laundry and showers",
    ),
    questions: [
      "How big a van fits?",
      "Are dogs allowed?",
      "Can we have a fire?",
      "How far is it to the water?",
    ],
    opening: ["Van, tent or cabin?", "Somewhere to put the chairs out {where}?"],
    steps: stayVisit,
    headings: { unpriced: "Sites and cabins", priced: "Sites and rates", menu: "Sites" },
  },
  {
    noun: "bed and breakfast",
    mood: "stay",
    drawing: "house",
    colour: "#7a5a6a",
    words: list("bed and breakfast, b&b, guesthouse, guest house, b and b, bnb"),
    services: list(
      "Double rooms, Twin rooms, Breakfast, Longer stays, Weekends for two, Picnic baskets",
    ),
    questions: [
      "What is for breakfast?",
      "How late can we arrive?",
      "Do you take children?",
      "Can we have separate beds?",
    ],
    opening: ["Eggs how you like them?", "A night or two {where}, and nothing to wash up."],
    steps: stayVisit,
    headings: { unpriced: "Rooms and breakfast", priced: "Rooms and rates", menu: "Rooms" },
  },
  {
    noun: "motel",
    mood: "stay",
    drawing: "house",
    colour: "#7a4a4a",
    words: list(
      "motel, hotel, motor inn, hostel, backpacker, lodge, worker accom, workers accom, accomodation for work, serviced apartment, inn",
    ),
    services: list(
      "Single rooms, Double rooms, Family rooms, Workers’ stays, Group bookings, Parking for trucks",
    ),
    questions: [
      "What time can we check in?",
      "Can I park a trailer?",
      "Is there somewhere to eat nearby?",
      "What about one night only?",
    ],
    opening: [
      "How far is left to drive?",
      "One night on the way through, or a week of work {where}?",
    ],
    steps: stayVisit,
    headings: { unpriced: "Rooms", priced: "Rooms and rates", menu: "Rooms" },
  },
  {
    noun: "holiday house",
    mood: "stay",
    drawing: "house",
    colour: "#3a7a8a",
    words: list(
      "holiday house, holiday rental, cottage, cabins, short stay, accommodation, retreat, cottages, cabin, holiday let, holiday home, beach house, airbnb, accomodation",
    ),
    services: list(
      "Whole house, Weekends, Weeks, Linen and towels, Pets by arrangement, Winter stays",
    ),
    questions: [
      "What is in the kitchen?",
      "How many nights do we have to stay?",
      "How far is the beach or the shops?",
      "Is there a fence for the dog?",
    ],
    opening: [
      "Who gets the room with the view?",
      "When would you like to come, and who is coming along?",
    ],
    steps: stayVisit,
    headings: { unpriced: "The house", priced: "The house and rates", menu: "The house" },
  },
  {
    noun: "tour operator",
    mood: "stay",
    drawing: "hills",
    colour: "#2f6f6a",
    words: list(
      "tours, tour guide, guided walk, charter, cruise, whale, food tour, walking tour, ghost tour, fishing charter, day trip, bushwalk, whale watch, stargaz, mountain bik",
    ),
    services: list(
      "Day tours, Half-day tours, Private tours, Small groups, School groups, Pick-up from town",
    ),
    questions: [
      "How far do we walk?",
      "What happens in bad weather?",
      "Is lunch part of it?",
      "Can my mother come, if she walks slowly?",
    ],
    opening: [
      "How would a local show it to a friend?",
      "A day {where}: on foot, by boat or from a window seat?",
    ],
    steps: outThere,
    headings: {
      unpriced: "Tours",
      priced: "Tours and prices",
      menu: "Tours",
      ask: "Ask about a date",
      question: "When, how many, and how far would you like to walk?",
    },
  },
  {
    noun: "travel agent",
    mood: "profession",
    drawing: "hills",
    colour: "#2f6f8a",
    words: list("travel agen, travel advi, cruise agen, travel plan, holiday plan, honeymoon"),
    services: list(
      "Flights, Cruises, Round-the-world trips, Honeymoons, Group travel, Work travel",
    ),
    questions: [
      "What do you charge for planning?",
      "What happens when a flight is cancelled?",
      "Can you plan around my mother’s wheelchair?",
      "What should I pay now, and what later?",
    ],
    opening: ["Window or aisle?", "Where to, for how long, and who is feeding the cat?"],
    steps: deskWork,
  },
];
