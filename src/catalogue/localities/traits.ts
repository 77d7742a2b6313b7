import type { Boards, LifeBySize, Traits } from "./locality.ts";

/** What a trait means for people’s days, and whose needs it sharpens. */
export const localLife: Traits = {
  mining: {
    segments: ["workers", "families", "homeowners"],
    about: ["workers"],
    consequence: "rosters take one adult away for a week or two at a time",
  },
  farming: {
    segments: ["farms", "clubs"],
    about: ["farms"],
    consequence: "properties lie far apart and a trip into town is saved up for",
  },
  tourism: {
    segments: ["visitors", "businesses"],
    about: ["visitors"],
    consequence: "visitors arrive for a few days, spend easily and know nobody to ask",
  },
  retirees: {
    segments: ["older", "homeowners"],
    about: ["older", "homeowners"],
    consequence: "many people came to retire, and left their family and their tradies in a city",
  },
  university: {
    segments: ["renters"],
    about: ["renters"],
    consequence: "students arrive each February, rent rooms and know nobody",
  },
  defence: {
    segments: ["newcomers", "families", "renters"],
    about: ["newcomers", "renters"],
    consequence: "families are posted in and out every few years and begin again from nothing",
  },
  commuters: {
    segments: ["families", "workers", "homeowners"],
    about: ["workers"],
    consequence: "many people leave before seven and are not home before six",
  },
  growth: {
    segments: ["homeowners", "families", "newcomers"],
    about: ["newcomers", "homeowners"],
    consequence: "streets fill with families faster than services follow",
  },
  industry: {
    segments: ["workers"],
    about: ["workers"],
    consequence: "shifts start at six, and free time falls on odd hours",
  },
  services: {
    segments: ["workers", "families"],
    about: ["workers"],
    consequence: "wards, schools and offices keep a lot of people on shifts and busy weekdays",
  },
  apartments: {
    segments: ["renters"],
    about: ["renters"],
    consequence: "most people live without a shed, a garden or a spare room",
  },
  wine: {
    segments: ["visitors", "businesses", "couples"],
    about: ["visitors"],
    consequence: "visitors come to eat, drink and take something home",
  },
  remote: {
    segments: ["families", "workers", "clubs", "homeowners", "farms", "enthusiasts"],
    about: ["families", "workers", "clubs", "homeowners", "farms", "enthusiasts"],
    consequence: "the next large town is hours away, and what nobody does here doesn’t get done",
  },
  snow: {
    segments: ["visitors", "businesses", "workers"],
    about: ["visitors", "businesses", "workers"],
    consequence: "half the year is rush and the other half is waiting",
  },
  fishing: {
    segments: ["enthusiasts", "visitors", "workers"],
    about: ["workers"],
    consequence: "the day follows the weather and the boats",
  },
  newcomers: {
    segments: ["newcomers", "families"],
    about: ["newcomers"],
    consequence: "many families have come from other countries and are still finding their way",
  },
  tropics: {
    segments: ["homeowners", "visitors"],
    about: ["homeowners", "visitors"],
    consequence: "the year has a wet half and a dry half, and everything is planned around them",
  },
};

/** What the size of a place means for somebody who begins. */
export const lifeBySize: LifeBySize = {
  capital: "in a city of that size the first task is to be found by the right fifty people",
  city: "the city is large enough to find fifty customers and small enough to be recommended",
  town: "people know each other, so one good job travels further than an advertisement",
  small: "everybody hears of something new within a week, so begin well",
  suburb: "neighbours ask each other first, so being near counts",
};

/** The one board that everybody in such a place passes. */
export const boards: Boards = {
  capital: "in the local community Facebook group",
  city: "in the local community Facebook group",
  town: "on the council’s community noticeboard",
  small: "on the board at the post office",
  suburb: "in the suburb’s Facebook group",
  remote: "on the board outside the supermarket",
};
