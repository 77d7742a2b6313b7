import { deskWork, outThere, stayVisit } from "../steps.ts";
import { list, named, offers, type Trade } from "../trade.ts";

export const stays: readonly Trade[] = [
  {
    id: "farm-stay",
    name: "farm stay",
    above: "stay",
    synonyms: list(
      "farmstay, glamping, eco lodge, bell tents, farm accommodation, off grid cabin, camping on a farm",
    ),
    mood: "stay",
    drawing: "hills",
    colour: "#8a5a2f",
    offer: "farm stay",
    services: named("Rooms, Cabins, Camping, Feeding the animals, Breakfast, Family weekends"),
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
    id: "caravan-park",
    name: "caravan park",
    above: "stay",
    synonyms: list(
      "holiday park, campground, camping ground, tourist park, powered sites, camp sites",
    ),
    mood: "stay",
    drawing: "hills",
    colour: "#4a7a5a",
    services: named(
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
    id: "bed-and-breakfast",
    name: "bed and breakfast",
    above: "stay",
    synonyms: list("b&b, guesthouse, guest house, bnb, bed & breakfast"),
    mood: "stay",
    drawing: "house",
    colour: "#7a5a6a",
    services: named(
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
    id: "motel",
    name: "motel",
    above: "stay",
    synonyms: list(
      "hotel, motor inn, hostel, backpackers, serviced apartments, workers accommodation, lodge",
    ),
    mood: "stay",
    drawing: "house",
    colour: "#7a4a4a",
    services: named(
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
    id: "short-stays",
    name: "holiday house",
    above: "stay",
    synonyms: list(
      "holiday rental, holiday cottage, cottages, cabins, beach house, short stay accommodation, accommodation, airbnb, holiday home, self contained",
    ),
    topics: list(
      "short stay, bed and breakfast, b&b, host, hosting, hotel, farm stay, tiny house, glamping site, guest house, property management, rentals",
    ),
    misspellings: list("accomodation"),
    mood: "stay",
    drawing: "house",
    colour: "#3a7a8a",
    services: named(
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
    id: "tours-and-local-history",
    name: "tour operator",
    above: "attraction",
    synonyms: list(
      "tours, tour guide, guided tours, day tours, day trips, walking tours, sightseeing tours, tour company",
    ),
    topics: list(
      "tourism, guide, history, local history, heritage, ghost tour, sightseeing, travel guide, museum, archaeology, indigenous culture, culture",
    ),
    mood: "stay",
    drawing: "hills",
    colour: "#2f6f6a",
    services: named(
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
    id: "travel-planning",
    name: "travel agent",
    above: "profession",
    synonyms: list(
      "travel agency, travel planner, holidays, cruises, travel adviser, holiday planner, honeymoons, travel agent for cruises, cruise holidays, tour packages",
    ),
    topics: list(
      "travel, travelling, traveller, backpacking, backpacker, trip, road trip, itinerary, adventure, luggage",
    ),
    mood: "profession",
    drawing: "hills",
    colour: "#2f6f8a",
    services: offers({
      Flights: "We find flights that join up.",
      Cruises: "We compare ships, cabins and ports for a cruise.",
      "Round-the-world trips": "We plan trips around the world.",
      Honeymoons: "We plan honeymoons.",
      "Group travel": "We book tours and rooms for groups.",
      "Work travel": "We arrange work trips.",
    }),
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
