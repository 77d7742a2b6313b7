import { type Business, list } from "./business.ts";
import { eventBooking } from "./steps.ts";

export const events: readonly Business[] = [
  {
    noun: "marriage celebrant",
    mood: "play",
    drawing: "flower",
    colour: "#a8607a",
    words: list(
      "(?<!funeral )celebrant, marriage ceremon, elopement, wedding celebrant, vow renewal, naming ceremon",
    ),
    services: list(
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
    noun: "wedding venue",
    mood: "play",
    drawing: "flower",
    colour: "#8a6a7a",
    words: list(
      "wedding venue, function cent, function room, event venue, reception venue, venue hire, hall hire",
    ),
    services: list(
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
    noun: "wedding planner",
    mood: "play",
    drawing: "flower",
    colour: "#a8607a",
    words: list(
      "wedding plan, event plan, event styl, event manage, event decorat, balloon, party plan, event organis",
    ),
    services: list(
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
    noun: "party hire",
    mood: "play",
    drawing: "van",
    colour: "#b04a8a",
    words: list(
      "jumping castle, party hire, marquee, event hire, sound system, lighting hire, pa hire, photo booth, chair hire, bouncy, furniture hire, table hire, firework, glassware",
    ),
    services: list(
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
    noun: "DJ",
    mood: "play",
    drawing: "guitar",
    colour: "#4a2f7a",
    words: list("dj, disco, karaoke, deejay, disc jockey, silent disco"),
    services: list(
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
    noun: "band",
    mood: "play",
    drawing: "guitar",
    colour: "#7a2f3a",
    words: list(
      "wedding band, covers band, live music, band, string quartet, musician, live band, acoustic duo",
    ),
    services: list(
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
    noun: "children’s entertainer",
    mood: "play",
    drawing: "van",
    colour: "#d0641f",
    words: list(
      "magician, clown, children’s part, kids part, entertainer, puppet, face paint, fairy, birthday part, juggl, storytell, petting zoo, magic show",
    ),
    services: list(
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
