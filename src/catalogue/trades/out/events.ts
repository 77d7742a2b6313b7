import { eventBooking } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

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
    colour: "#a8607a",
    services: offers({
      Weddings: "We marry couples.",
      "Legal paperwork": "We prepare and lodge the paperwork of a marriage.",
      Elopements: "We marry couples who elope.",
      "Vow renewals": "We hold ceremonies for renewing vows.",
      "Naming ceremonies": "We hold naming ceremonies.",
      "Small ceremonies at home": "We hold small ceremonies at home.",
    }),
    questions: [
      {
        question: "When does the notice have to be lodged?",
        answer:
          "At least one month before the wedding, and up to eighteen months before. Bring your passports, and papers on how an earlier marriage ended.",
        source: "Attorney-General’s Department, Getting married; Marriage Act 1961 (Cth)",
      },
      {
        question: "Can the dog carry the rings?",
        answer:
          "Gladly, with somebody it obeys at either end, and the rings tied on with a bow that holds.",
      },
      {
        question: "Can you help us write vows?",
        answer:
          "Yes. Write down what you would say on the kitchen steps, and we help you make it one page.",
      },
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
    colour: "#8a6a7a",
    services: offers({
      Ceremonies: "We have a place for the ceremony.",
      Receptions: "We have a room for the reception.",
      Birthdays: "We host birthdays.",
      "Work functions": "We host work functions.",
      "Garden parties": "We hold parties in the garden.",
      "Staying the night": "We have rooms for the night.",
    }),
    questions: [
      {
        question: "Can we come and look first?",
        answer:
          "Please do, at the time of day when you would marry: the light is part of it. Ring us for a day when nobody else is.",
      },
      {
        question: "Where do we go when it rains?",
        answer:
          "We walk you through it on your visit, with the room and the way between. Plan for it gladly, and you won’t mind if it comes.",
      },
      {
        question: "What do you need to know from us?",
        answer:
          "The date or the season, how many guests, and what you have already settled: food, music, who marries you.",
      },
      "How many people fit, seated and standing?",
      "Can we bring our own caterer?",
      "What time does the music have to stop?",
    ],
    opening: ["Where will they all dance?", "Come and stand where you would say it."],
    steps: [
      { name: "Ask about the date", note: "And a second one, just in case." },
      { name: "Come and look", note: "Walk it as a guest would, from the car to the dance floor." },
      {
        name: "Plan the day",
        note: "Setting up, cleaning and locking the gate all find their place.",
      },
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
    colour: "#a8607a",
    services: offers({
      "Whole weddings": "We plan the whole wedding.",
      "On the day": "We run the day itself.",
      "Styling and flowers": "We arrange styling and flowers.",
      "Finding a venue": "We look for a venue that fits.",
      "Work events": "We plan events for workplaces.",
      "Birthdays and showers": "We plan birthdays and showers.",
    }),
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
    colour: "#b04a8a",
    services: offers({
      "Jumping castles": "We set up jumping castles.",
      "Tables and chairs": "We hire out tables and chairs.",
      Marquees: "We put up marquees.",
      "Glasses and plates": "We hire out glasses and plates.",
      "Lights and sound": "We set up lights and sound.",
      "Photo booths": "We set up photo booths.",
    }),
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
    colour: "#4a2f7a",
    services: offers({
      Weddings: "We play at weddings.",
      Birthdays: "We play at birthdays.",
      "School formals": "We play at school formals.",
      "Work parties": "We play at work parties.",
      "Lights and microphones": "We bring lights and microphones.",
      Karaoke: "We run karaoke.",
    }),
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
    colour: "#7a2f3a",
    services: offers({
      Weddings: "We play for the dancing at weddings.",
      "Pub and club nights": "We play in pubs and clubs.",
      Festivals: "We play at festivals.",
      "Work parties": "We play live at work parties.",
      "Songs for the ceremony": "We play songs for the ceremony.",
      "Acoustic sets": "We play acoustic sets.",
    }),
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
    colour: "#d0641f",
    services: offers({
      "Birthday parties": "We run the games at birthday parties.",
      "Magic shows": "We put on magic shows.",
      "Face painting": "We paint faces.",
      "School and kinder visits": "We visit schools and kinders.",
      "Games and music": "We play music and lead games.",
      "Holiday programs": "We put on shows in holiday programs.",
    }),
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
