/** In which words visitors ask for one kind of thing that a business says of itself. */
type WaysToAsk = {
  /** One of these is enough. */
  tells?: string;
  /** What else is in such questions, without telling anything. */
  goesWith?: string;
};

/** By the name of the fact. */
export const waysToAsk: Readonly<Record<string, WaysToAsk>> = {
  hours: {
    tells:
      "open, hours, what time, what day, now, today, tomorrow, monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend, weekday, clock time, morning, afternoon, evening",
    goesWith:
      "time, start, finish, late, early, available, come, day, work, until, before, after, anyone, lunch, dinner, breakfast, around, week, book, contact",
  },
  hoursNote: { goesWith: "open, hours, phone, work, day, around, between" },
  area: {
    tells: "area, based",
    goesWith: "come, service, near, nearby, visit, based, work, live, home, local, address",
  },
  address: { tells: "address, based", goesWith: "find, street, shop, office" },
  phone: { tells: "phone, contact, book", goesWith: "who, someone, order, next, week" },
  email: { tells: "email, contact", goesWith: "address, order" },
  credentials: { tells: "licensed", goesWith: "number, fully, tradesman" },
  abn: { tells: "abn" },
  profiles: { tells: "instagram", goesWith: "page, account, profile, follow" },
  links: { tells: "book", goesWith: "online, order, link, website, address" },
  steps: { tells: "how it works, book", goesWith: "first, next, start, then, week" },
  menu: { tells: "what do you do", goesWith: "food, eat, drink, dish, order, serve, kitchen" },
  timetable: {
    tells: "timetable, schedule, learn",
    goesWith: "learn, session, day, start, finish, begin, run, be there, week, weekly, hours",
  },
  team: { goesWith: "who, run, teach, work" },
  services: { tells: "price, what do you do", goesWith: "list, included, kind, sort, type" },
};

/** What a service is asked for by, beside its own words. */
export const serviceVerbs =
  "repair, replace, install, service, treat, handle, supply, sell, work, treatment, job, available, someone, somebody, come";

/** Words of any question, which tell nothing of what it asks. */
export const smallTalk =
  "a an the this that these those it its is are am was be been being do does did doing done dont doesnt didnt have has had having havent can cant could couldnt will would wouldnt shall should may might must i im id ill ive me my mine we were wed weve us our you your youre u ur yours he hes him his he she shes her they theyre them their there theres here and or but so if of for to in on at by with from as about into out up off over what whats which how when where some any anything something got get gets getting need needs want wants wanted like looking look looks know tell please pls thanks thank hi hello hey gday ok okay just also too really very well able offer offers offering provide provides providing take takes accept accepts use uses using make makes going go give gives see let much possible wondering wonder help helps question questions business company team guys mate yes no not each per still yet maybe possibly ask just only next way bit lot lots again back actually currently normally usually kind sort option options available policy able soon while without both else via work works working see sell sells selling buy good great nice regular regularly required require requires necessary send sends done stuff things thing handle fully s t re ve ll d m";

/** What people call the place of any business: told where it says something of it, and nothing elsewhere. */
export const placesOfBusiness =
  "clinic, workshop, cafe, shop, store, studio, salon, office, practice, reception, place, building, staff, someone, somebody, people, day, time, come, bring, allowed, welcome, friendly, period, when, before";

/** What a text must have in it to answer how long, how often and how many. */
export const toldBy: Readonly<Record<string, string>> = {
  duration: "minute, hour, day, week, month, year",
  age: "year, month",
  often: "day, week, month, year, times, once",
  many: "one, two, three, four, five, six, seven, eight, nine, ten",
};
