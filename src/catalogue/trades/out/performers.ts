import { list, offers, type Trade } from "../trade.ts";

export const performers: readonly Trade[] = [
  {
    id: "falconry",
    name: "falconry display",
    above: "event",
    synonyms: list(
      "falconry, falconry displays, birds of prey, raptor shows, wildlife displays, wildlife shows, reptile shows, reptile parties, animal shows",
    ),
    mood: "play",
    services: offers(
      {
        "Flying displays": "We fly falcons, hawks and owls over the crowd.",
        "Meet the birds": "We let guests stand beside a bird on the glove.",
        Schools: "We talk about prey, feathers and habitat.",
        Weddings: "We let an owl bring the rings.",
        "Bird control": "We fly hawks to move pest birds on.",
      },
      { Weddings: "ring", "Bird control": "grains" },
    ),
    opening: ["Arm out. Keep still."],
  },
  {
    id: "magic-and-circus",
    name: "magician",
    above: "event",
    synonyms: list(
      "magician, magic shows, close up magic, mentalist, illusionist, corporate magician, magician for corporate events, balloon twister, fire twirler, stilt walkers, roving entertainers",
    ),
    topics: list(
      "magic, circus, juggling, clowning, hula hoop, fire twirling, aerial silks, busking, illusion, balloon twisting, entertainer circus",
    ),
    services: offers(
      {
        "Close-up magic": "We do tricks between the tables.",
        "Stage shows": "We fill half an hour or an hour on stage.",
        "Corporate events": "We work dinners, launches and trade shows.",
        Weddings: "We keep guests busy during the photos.",
        "Fire and stilts": "We walk on stilts, and twirl fire outdoors.",
      },
      {
        "Close-up magic": "cards",
        Weddings: "bridal-bouquet",
        "Stage shows": "magic-wand",
        "Corporate events": "identification-badge",
      },
    ),
  },
  {
    id: "comedian",
    name: "comedian",
    above: "event",
    traits: ["adults"],
    synonyms: list(
      "comedian, stand up comedian, comedy nights, stand up comedian for hire, comedy, improv comedy",
    ),
    services: offers(
      {
        "Stand-up sets": "We do twenty minutes or an hour.",
        MC: "We host nights and keep them moving.",
        "Corporate gigs": "We write jokes about your own workplace, kindly.",
        "Comedy nights": "We book a line-up for pubs and clubs.",
        "Comedy roasts": "We help friends write a roast.",
      },
      { "Corporate gigs": "identification-badge" },
    ),
  },
  {
    id: "cultural-performers",
    name: "cultural dance troupe",
    above: "event",
    synonyms: list(
      "lion dance, dragon dance, dance troupe, polynesian dancers, island dancers, belly dancer, belly dancing, flamenco show, bollywood dancers, african drummers, cultural performers, irish dancers, fire dancers, samba dancers, dancers for hire",
    ),
    services: offers(
      {
        Weddings: "We dance the couple in.",
        Festivals: "We perform for New Year, harvest and council festivals.",
        Openings: "We bring drums, lions and luck to new shops.",
        Schools: "We teach steps and explain what they mean.",
        Workshops: "We teach a group before a party.",
      },
      {
        Weddings: "bridal-bouquet",
        Schools: "school",
        Festivals: "stage-light",
        Openings: "scissors",
      },
    ),
  },
  {
    id: "karaoke-bar",
    name: "karaoke bar",
    above: "small-bar",
    synonyms: list("karaoke, karaoke bar, karaoke rooms, karaoke lounge, private karaoke"),
    traits: ["adults"],
    services: offers(
      {
        "Private rooms": "We give your group a room, a screen and the songs.",
        "Songs in many languages": "We keep lists of songs in several languages.",
        "Drinks and snacks": "We bring drinks and food to the room.",
        Parties: "We book birthdays, hens and work nights.",
        "Open nights": "We hand the microphone around.",
      },
      { "Drinks and snacks": "martini", Parties: "disco-ball" },
    ),
  },
  {
    id: "nightclub",
    name: "nightclub",
    above: "small-bar",
    synonyms: list("nightclub, night club, club nights, dance club, live music venue, music venue"),
    traits: ["adults"],
    services: offers(
      {
        DJs: "We book DJs for the floor.",
        "Live nights": "We put bands on stage.",
        "Booths and tables": "We hold tables for groups.",
        Birthdays: "We put you and your friends on the list.",
        Hire: "We let the room for functions, with its bar, sound and door staff.",
      },
      { Birthdays: "cake", "Booths and tables": "couch", Hire: "key" },
    ),
  },
];
