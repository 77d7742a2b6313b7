import { dayOut, deskWork, stayVisit } from "../steps.ts";
import { list, offers, type Trade, ways } from "../trade.ts";

export const stays: readonly Trade[] = [
  {
    id: "farm-stay",
    name: "farm stay",
    above: "stay",
    synonyms: list(
      "farmstay, glamping, eco lodge, bell tents, farm accommodation, off grid cabin, camping on a farm",
    ),
    mood: "stay",
    colour: "#8a5a2f",
    offer: "farm stay",
    services: offers(
      {
        Rooms: "We make up beds in the house, with the paddocks outside the window.",
        Cabins: "We have a door of your own for you, away from the house.",
        Camping: "We show you a flat spot, and tell you where fires are allowed.",
        "Feeding the animals": "We take guests along to feed the animals.",
        Breakfast: "We put out eggs, bread and coffee before the day begins.",
        "Family weekends": "We find something for every age, from mud to marshmallows.",
      },
      { Rooms: "double-bed", "Feeding the animals": "sheep", "Family weekends": "tractor" },
    ),
    questions: [
      {
        question: "Can the children help with the animals?",
        answer:
          "There is usually something small hands can do, at feeding time. Bring boots, and ask before you open a gate.",
      },
      {
        question: "What should we bring?",
        answer:
          "Boots, a torch, something warm for the evening, and food for the first night. The shops are a drive away.",
      },
      "Is there phone reception?",
      "Can we bring our dog?",
      "What should we bring to cook?",
    ],
    opening: ["Magpies, a tractor, someone’s rooster?", "Boots by the door, kettle on."],
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
    colour: "#4a7a5a",
    services: offers(
      {
        "Powered sites": "We have sites where you can plug in the van.",
        "Unpowered sites": "We have sites for tents and vans that don’t need power.",
        Cabins: "We let cabins with kitchens and beds made up.",
        "Long stays": "We have sites for long stays.",
        "Camp kitchen": "We have a shared kitchen for campers.",
        "Laundry and showers": "We have hot water, washing machines and a line to dry on.",
      },
      { "Long stays": "touring-caravan", "Camp kitchen": "camp-kitchen", Cabins: "house-simple" },
    ),
    questions: [
      {
        question: "What do you need to know about our van?",
        answer:
          "Its length with the drawbar, whether there is an annexe, and how you like to park: in forwards, or backed in by someone patient.",
      },
      {
        question: "Can we arrive after dark?",
        answer: "Tell us when you book, so that we can say where to go and how to find the site.",
      },
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
    colour: "#7a5a6a",
    services: offers(
      {
        "Double rooms": "We make up one big bed, with towels on the end of it.",
        "Twin rooms": "We make up two beds, for friends, sisters or snorers.",
        Breakfast: "We cook it in the morning, so tell us what you don’t eat.",
        "Longer stays": "We change sheets and towels along the way.",
        "Weekends for two": "We point you to a walk, a table and a view.",
        "Picnic baskets": "We pack a basket to take out for the day.",
      },
      {
        "Double rooms": "double-bed",
        "Twin rooms": "twin-beds",
        "Longer stays": "suitcase-rolling",
        "Weekends for two": "cheers",
      },
    ),
    questions: [
      {
        question: "What should we tell you about breakfast?",
        answer: "What you don’t eat, when you like to be up, and whether coffee comes first.",
      },
      {
        question: "Can we leave our bags for the day?",
        answer: "Tell us when you book, and we’ll find a corner for them.",
      },
      "How late can we arrive?",
      "Do you take children?",
      "Can we have separate beds?",
    ],
    opening: [
      "Eggs how you like them?",
      "A night or two {where}, and nothing to wash up.",
      "When could you get away?",
    ],
    steps: ways(
      {
        "Name the nights": "And say who is coming: two of you, three friends, a baby.",
        "Sort out the room": "One bed or two, stairs or none, and when you expect to be here.",
        "Put your bags down": "You hear where the key is, and where to park, before you set off.",
      },
      {
        "Say what brings you": "A wedding, a walk, an anniversary, or nothing at all.",
        "See what it costs": "With breakfast, and with anything extra you would like.",
        "Arrive when you said": "Tell us if the road takes longer, so that a light is on.",
      },
    ),
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
    colour: "#7a4a4a",
    services: offers(
      {
        "Single rooms": "We have quiet ones for people who travel for work.",
        "Double rooms": "We have rooms for two.",
        "Family rooms": "We have extra beds in one room, so nobody is next door.",
        "Workers’ stays": "We house workers while a job lasts.",
        "Group bookings": "We put teams, tours and wedding guests close together.",
        "Parking for trucks": "We say where a rig can turn, and where to plug in.",
      },
      {
        "Single rooms": "single-bed",
        "Double rooms": "double-bed",
        "Family rooms": "bunk-beds",
        "Group bookings": "bus",
        "Parking for trucks": "truck-trailer",
      },
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
    colour: "#3a7a8a",
    services: offers(
      {
        "The whole cabin or house": "We let it to one group at a time.",
        Weekends: "We tell you how to get in after dark, so that Friday can be late.",
        Weeks: "We leave you time to unpack properly, and shop once.",
        "Linen and towels": "We make the beds and leave towels before you arrive.",
        "Pets by arrangement": "We say which places have a fence, and where dogs sleep.",
        "Winter stays": "We say how it is heated, and what is open out of season.",
      },
      {
        Weekends: "key",
        Weeks: "suitcase-rolling",
        "Pets by arrangement": "dog",
        "Winter stays": "fireplace",
      },
    ),
    questions: [
      {
        question: "What is in the kitchen?",
        answer:
          "Ask us about anything you can’t cook without. Bring your own knife if you love it, and coffee for the first morning.",
      },
      {
        question: "How far is the beach or the shops?",
        answer:
          "Ask with the address in front of you, and we’ll tell you the way we would walk, and where to buy milk late.",
      },
      {
        question: "What should we do before we leave?",
        answer:
          "Dishes done, rubbish in the right bins, windows shut. Tell us if something broke: glasses do.",
      },
      "How many nights do we have to stay?",
      "Is there a fence for the dog?",
    ],
    opening: [
      "Who gets the room with the view?",
      "When would you like to come, and who is coming along?",
      "A weekend, a week, or just one night?",
    ],
    steps: stayVisit,
    headings: { unpriced: "Where you’ll stay", priced: "Nights and rates", menu: "Stay" },
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
    colour: "#2f6f6a",
    services: offers(
      {
        "Day tours": "We lead tours that fill a day.",
        "Half-day tours": "We show the main sights and are back for lunch.",
        "Private tours": "We lead tours just for your group.",
        "Small groups": "We take a few people at a time, so everyone can hear.",
        "School groups": "We show school groups around.",
        "Pick-up from town": "We collect guests from hotels and the station.",
      },
      {
        "Day tours": "binoculars",
        "Small groups": "van",
        "Private tours": "camera",
        "Pick-up from town": "bus",
        "Half-day tours": "signpost",
        "School groups": "backpack",
      },
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
    steps: dayOut,
    headings: {
      unpriced: "Tours",
      priced: "Tours and prices",
      menu: "Tours",
      ask: "Ask about a date",
      question: "When, how many, and how far would you like to walk?",
    },
    enquiry: {
      details: ["Date", "Number of people"],
      question: "What else would you like to ask?",
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
    colour: "#2f6f8a",
    services: offers(
      {
        Flights: "We find flights that join up.",
        Cruises: "We compare ships, cabins and ports for a cruise.",
        "Round-the-world trips": "We plan trips around the world.",
        Honeymoons: "We plan the trip after the wedding.",
        "Group travel": "We book tours and rooms for groups.",
        "Work travel": "We book flights, rooms and cars around your meetings.",
      },
      { Honeymoons: "tree-palm", "Group travel": "bus", "Work travel": "suitcase-rolling" },
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
