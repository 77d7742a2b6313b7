import { eventBooking } from "../steps.ts";
import { list, named, type Trade } from "../trade.ts";

export const events: readonly Trade[] = [
  {
    id: "marriage-celebrant",
    name: "marriage celebrant",
    above: "event",
    synonyms: list(
      "celebrant, wedding celebrant, civil celebrant, marriage ceremonies, elopements, vow renewals, naming ceremonies",
    ),
    misspellings: list("celebrent"),
    mood: "play",
    drawing: "flower",
    colour: "#a8607a",
    services: named(
      "Weddings, Legal paperwork, Elopements, Vow renewals, Naming ceremonies, Small ceremonies at home",
    ),
    questions: [
      "When does the notice have to be lodged?",
      "Can you help us write vows?",
      "Can the dog carry the rings?",
      "What happens if it rains on the beach?",
    ],
    opening: ["How did you two meet?", "Big, small, or just two witnesses and a dog?"],
    steps: eventBooking,
    headings: { unpriced: "Ceremonies" },
  },
  {
    id: "wedding-venue",
    name: "wedding venue",
    above: "event",
    synonyms: list(
      "function centre, function room, reception venue, event venue, venue hire, hall hire",
    ),
    mood: "play",
    drawing: "flower",
    colour: "#8a6a7a",
    services: named(
      "Ceremonies, Receptions, Birthdays, Work functions, Garden parties, Staying the night",
    ),
    questions: [
      "How many people fit, seated and standing?",
      "Can we bring our own caterer?",
      "Where do we go when it rains?",
      "What time does the music have to stop?",
    ],
    opening: ["Where will they all dance?", "Come and stand where you would say it."],
    steps: [
      { name: "Ask about the date", note: "And a second one, just in case." },
      { name: "Come and look", note: "Walk it as a guest would, from the car to the dance floor." },
      { name: "Plan the day", note: "Ask who sets up, who cleans and who locks the gate." },
    ],
    headings: { unpriced: "What the place is for", priced: "Spaces and prices", menu: "The venue" },
  },
  {
    id: "weddings",
    name: "wedding planner",
    above: "event",
    synonyms: list(
      "wedding planning, wedding stylist, wedding coordinator, event styling, wedding decorator",
    ),
    topics: list(
      "wedding, weddings, bride, bridal, celebrant, engagement, elopement, marriage, ceremony, hens party",
    ),
    mood: "play",
    drawing: "flower",
    colour: "#a8607a",
    services: named(
      "Whole weddings, On the day, Styling and flowers, Finding a venue, Work events, Birthdays and showers",
    ),
    questions: [
      "Can we book you for the day only?",
      "How do you charge for a small wedding?",
      "Can you work with our list of suppliers?",
      "What if the weather turns?",
    ],
    opening: ["Said yes? What comes first?", "A date, a number and a feeling: start with those."],
    steps: eventBooking,
  },
  {
    id: "party-hire",
    name: "party hire",
    above: "hire",
    synonyms: list(
      "marquee hire, event hire, table and chair hire, furniture hire for events, glassware hire",
    ),
    mood: "play",
    drawing: "van",
    colour: "#b04a8a",
    services: named(
      "Jumping castles, Tables and chairs, Marquees, Glasses and plates, Lights and sound, Photo booths",
    ),
    questions: [
      "Do you set up and pack down?",
      "What happens if it is windy?",
      "Do you need a power point nearby?",
      "Can we keep it overnight?",
    ],
    opening: ["How many chairs is that?", "Send the size of the lawn, and count the cousins."],
    steps: eventBooking,
    headings: { unpriced: "What you can hire", priced: "Hire and prices", menu: "Hire" },
  },
  {
    id: "djs-and-live-music",
    name: "DJ",
    above: "event",
    synonyms: list(
      "dj hire, disc jockey, mobile disco, wedding dj, deejay, silent disco, karaoke hire",
    ),
    topics: list(
      "djing, live music, band gigs, karaoke, speakers, sound system, party music, vinyl dj, electronic music",
    ),
    mood: "play",
    drawing: "guitar",
    colour: "#4a2f7a",
    services: named(
      "Weddings, Birthdays, School formals, Work parties, Lights and microphones, Karaoke",
    ),
    questions: [
      "Can guests ask for songs?",
      "Can we say what not to play?",
      "Do you bring the speakers and lights?",
      "How late can you play?",
    ],
    opening: ["What gets your aunties dancing?", "First dance, last song, and everything between."],
    steps: eventBooking,
  },
  {
    id: "band",
    name: "band",
    above: "event",
    synonyms: list(
      "wedding band, covers band, live music, string quartet, live band, acoustic duo, jazz band, musician for hire, live musicians",
    ),
    mood: "play",
    drawing: "guitar",
    colour: "#7a2f3a",
    services: named(
      "Weddings, Pub and club nights, Festivals, Work parties, Songs for the ceremony, Acoustic sets",
    ),
    questions: [
      "Can you learn our song?",
      "How long do you play, and with how many breaks?",
      "Do you bring your own sound?",
      "Can we come and hear you first?",
    ],
    opening: ["What’s the first song?", "A stage, a shed or a lounge room {where}?"],
    steps: eventBooking,
    headings: {
      unpriced: "Book the band for",
      priced: "Bookings and rates",
      menu: "Bookings",
      ask: "Book the band",
      question: "Where, when, and what kind of night?",
    },
  },
  {
    id: "childrens-parties",
    name: "children’s entertainer",
    above: "event",
    synonyms: list(
      "kids entertainer, kids party entertainer, childrens parties, birthday party entertainer, clown, puppet shows, face painting, face painter, storyteller, kids parties",
    ),
    topics: list(
      "party, parties, kids party, birthday, birthday party, face painting, balloons, balloon, magic show, party hire, entertainer, jumping castle, pinata",
    ),
    mood: "play",
    drawing: "van",
    colour: "#d0641f",
    services: named(
      "Birthday parties, Magic shows, Face painting, School and kinder visits, Games and music, Holiday programs",
    ),
    questions: [
      "Which ages is it for?",
      "How much room do you need?",
      "What if my child is shy?",
      "Do you come to childcare centres?",
    ],
    opening: ["How old are they turning?", "Cake at three. What happens at two?"],
    steps: eventBooking,
  },
];
