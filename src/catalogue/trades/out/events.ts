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
    services: offers(
      {
        Weddings: "We meet you both, write the ceremony and marry you.",
        "Legal paperwork": "We take the notice, check the documents and register the marriage.",
        Elopements: "We keep it small: the two of you, two witnesses and a place you love.",
        "Vow renewals": "We write a ceremony about the years since, with old vows or new.",
        "Naming ceremonies":
          "We help choose words, readings and the people who promise to be there.",
        "Small ceremonies at home":
          "We marry you in the lounge room or the garden, with a handful of people.",
      },
      {
        Weddings: "bridal-bouquet",
        "Vow renewals": "ring",
        "Legal paperwork": "signature",
        Elopements: "suitcase-rolling",
      },
    ),
    questions: [
      {
        question: "When does the notice have to be lodged?",
        answer:
          "At least one month before the wedding, and up to eighteen months before. Bring your passports, and papers on how an earlier marriage ended.",
        source: "Marriage Act 1961 (Cth), section 42",
      },
      {
        question: "Can the dog carry the rings?",
        answer:
          "Yes, with someone it listens to at either end, and the rings tied on with a bow that holds.",
      },
      {
        question: "Can you help us write vows?",
        answer:
          "Yes. Write down what you’d say to each other at the kitchen table, and we’ll help you get it onto one page.",
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
    services: offers(
      {
        Ceremonies: "We set out chairs, indoors or under the trees.",
        Receptions: "We set tables for dinner, and leave room to dance.",
        Birthdays: "We set the room for a lunch, a long night or a hall full of cousins.",
        "Work functions": "We host dinners, launches and end-of-year parties.",
        "Garden parties": "We set up under the trees.",
        "Staying the night": "We make up beds, so that nobody has to drive.",
      },
      {
        Ceremonies: "bridal-bouquet",
        "Work functions": "identification-badge",
        Receptions: "champagne",
        Birthdays: "cake",
      },
    ),
    questions: [
      {
        question: "Can we come and look first?",
        answer:
          "Please do, at the time of day you’d marry: the light is part of it. Ask for a day with nothing else on.",
      },
      {
        question: "Where do we go when it rains?",
        answer:
          "We’ll show you the wet-weather spot when you visit. With a plan you like, you won’t mind if it rains.",
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
        note: "Setting up, cleaning up and who locks the gate.",
      },
    ],
    headings: { unpriced: "What the place is for", priced: "Spaces and prices", menu: "The venue" },
    enquiry: { details: ["Date", "Number of guests"], question: "What do you have in mind?" },
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
    services: offers(
      {
        "Whole weddings": "We plan from the first list of guests to the last taxi.",
        "On the day": "We meet the suppliers, watch the clock and carry the spare pins.",
        "Styling and flowers": "We plan colours, flowers and tables with you.",
        "Finding a venue": "We look for places that suit the number, the season and the budget.",
        "Work events": "We plan launches, dinners and parties, with a running sheet.",
        "Birthdays and showers": "We plan the party from the guest list to the cake.",
      },
      {
        "Whole weddings": "ring",
        "Finding a venue": "tent",
        "On the day": "clock",
        "Styling and flowers": "bridal-bouquet",
        "Work events": "identification-badge",
      },
    ),
    questions: [
      {
        question: "What if the weather turns?",
        answer:
          "We plan for it early: a second place, a roof, umbrellas for the photos. Then it is only rain.",
      },
      {
        question: "Where do we begin?",
        answer:
          "With the date, the number of guests and what you want to spend. Everything else follows from those three.",
      },
      "Can we book you for the day only?",
      "How do you charge for a small wedding?",
      "Can you work with our list of suppliers?",
    ],
    opening: ["Said yes? What comes first?", "A date, a number and a feeling: start with those."],
    steps: eventBooking,
    enquiry: {
      details: ["Date", "Suburb or town", "Number of guests"],
      question: "What do you have in mind?",
    },
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
      "Jumping castles": "We bring it, peg it down, blow it up and take it away.",
      "Tables and chairs": "We deliver chairs, trestles and rounds.",
      Marquees: "We put up shade and walls on grass or hard ground.",
      "Glasses and plates":
        "We count out crates for your table, and lend a tub for the dirty ones.",
      "Lights and sound": "We hang festoons, and set up speakers and a microphone.",
      "Photo booths": "We set up the camera, the backdrop and the box of hats.",
    }),
    questions: [
      {
        question: "What happens if it is windy?",
        answer:
          "Some things can’t go up in strong wind. Watch the forecast with us, and have a spot in mind that is out of it.",
      },
      {
        question: "What should the ground be like?",
        answer:
          "Level, and clear of sticks, stones and what the dog left. Tell us about sprinklers and pipes under the grass.",
      },
      "Do you set up and pack down?",
      "Do you need a power point nearby?",
      "Can we keep it overnight?",
    ],
    opening: [
      "How many chairs is that?",
      "Send the size of the lawn, and count the cousins.",
      "What’s the party, and how many are coming?",
    ],
    steps: eventBooking,
    headings: { unpriced: "What you can hire", priced: "Hire and prices", menu: "Hire" },
    enquiry: { details: ["Dates", "Suburb or town"], question: "What would you like to hire?" },
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
    services: offers(
      {
        Weddings: "We play from the ceremony to the last dance.",
        Birthdays: "We play for every age on the floor.",
        "School formals": "We play what students ask for.",
        "Work parties": "We play for workmates, from background to dancing.",
        "Lights and microphones": "We bring what the dance floor and the speeches need.",
        Karaoke: "We bring the songs, the screen and the microphones.",
      },
      { Weddings: "bridal-bouquet", "Work parties": "disco-ball" },
    ),
    questions: [
      {
        question: "Can we say what not to play?",
        answer:
          "Please do. A short list of songs you love and songs you can’t stand tells us more than a genre.",
      },
      {
        question: "What do you need from the venue?",
        answer:
          "Power nearby, a roof over the gear, room to dance, and the time by which the music has to stop.",
      },
      "Can guests ask for songs?",
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
      "wedding band, covers band, live music, string quartet, live band, acoustic duo, jazz band, musician for hire, live musicians, wedding singer, accordion player, harpist, wedding musicians",
    ),
    mood: "play",
    colour: "#7a2f3a",
    services: offers(
      {
        Weddings: "We play for the dancing at weddings.",
        "Pub and club nights": "We play in pubs, clubs and bars.",
        Festivals: "We play on festival stages, large and small.",
        "Work parties": "We play live at work parties.",
        "Songs for the ceremony": "We play for the walk in, the signing and the walk out.",
        "Acoustic sets": "We play unplugged, for smaller rooms.",
      },
      {
        Weddings: "bridal-bouquet",
        "Work parties": "cheers",
        "Pub and club nights": "beer-stein",
        Festivals: "stage-light",
        "Songs for the ceremony": "music-stand",
        "Acoustic sets": "guitar",
      },
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
    colour: "#d0641f",
    services: offers(
      {
        "Birthday parties": "We run games from musical statues to treasure hunts.",
        "Magic shows": "We put on a show the birthday child can help with.",
        "Face painting": "We paint tigers, butterflies and superheroes.",
        "School and kinder visits": "We fit a show between roll call and recess.",
        "Games and music": "We keep the circle going, winners and wallflowers alike.",
        "Holiday programs": "We bring a show or a workshop for a hall full of children.",
      },
      {
        "School and kinder visits": "school",
        "Face painting": "face-painting",
        "Birthday parties": "cake",
        "Games and music": "balloon",
      },
    ),
    questions: [
      {
        question: "What if my child is shy?",
        answer:
          "Then we start with something small and let them watch. Joining in comes by itself, or it doesn’t have to.",
      },
      {
        question: "How many children are right?",
        answer:
          "As many as you can remember the names of. Tell us the ages, and who might need a quiet corner.",
      },
      "Which ages is it for?",
      "How much room do you need?",
      "Do you come to childcare centres?",
    ],
    opening: ["How old are they turning?", "Cake at three. What happens at two?"],
    steps: eventBooking,
    enquiry: {
      details: ["Date", "Suburb or town", "Number of guests"],
      question: "What do you have in mind?",
    },
  },
];
