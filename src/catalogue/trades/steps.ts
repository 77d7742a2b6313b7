import type { Steps } from "./trade.ts";

// How a job usually goes, in the ways that many trades share. To be confirmed like all that is usual:
// no number, no promise.

/** For work that is looked at and priced first. */
export const quoteThenWork: Steps = [
  {
    name: "Say what needs doing",
    note: "A photo and the suburb help with the first idea of tools, time and cost.",
  },
  { name: "Talk about the quote", note: "Ask about anything in it before you say yes." },
  {
    name: "The work gets done",
    note: "Walk around together at the end, and point out anything that isn’t right.",
  },
];

/** For what is broken. */
export const callOut: Steps = [
  {
    name: "Describe what is wrong",
    note: "What it does, when it started, and a photo if you can take one safely.",
  },
  { name: "Find a time", note: "Say when somebody is home, and where to park." },
  {
    name: "Find the cause, then fix it",
    note: "Ask what it will cost before the repair goes ahead.",
  },
];

/** For what is measured and made to fit. */
export const measureAndMake: Steps = [
  {
    name: "Say what you have in mind",
    note: "A sketch, rough sizes and a photo of the place are plenty to begin with.",
  },
  {
    name: "Measure and choose",
    note: "Materials and colours are easier to choose with samples in your hand.",
  },
  {
    name: "Made and fitted",
    note: "Ask how long the making takes, and plan around the day it goes in.",
  },
];

/** For a long job with plans. */
export const designAndBuild: Steps = [
  {
    name: "Talk it over",
    note: "Bring the address, a budget and the things you would never give up.",
  },
  { name: "Plans and approval", note: "Drawings, a quote and whatever the council wants to see." },
  { name: "Building", note: "Agree early on who to ring, and how changes are priced." },
];

/** For what is done once or again and again. */
export const regularVisits: Steps = [
  {
    name: "Say what needs doing",
    note: "How big the place is, what it looks like now, and how often you would like a visit.",
  },
  { name: "Settle the first visit", note: "Say how to get in, and what to leave alone." },
  { name: "See how it went", note: "Keep to it, change the list, or ask for another day." },
];

/** For a garden. */
export const designAndPlant: Steps = [
  {
    name: "Walk around the garden",
    note: "Where the sun falls, where the water runs, who will use it.",
  },
  { name: "Look at a plan", note: "Plants, materials and a price to talk about." },
  { name: "Digging and planting", note: "Ask how to water it through its first summer." },
];

/** For rooms and what stands in them. */
export const designTalk: Steps = [
  {
    name: "Talk about the room",
    note: "Who uses it, what must stay, and what you have saved pictures of.",
  },
  { name: "Look at ideas", note: "Colours, layouts and samples, with what they would cost." },
  {
    name: "Put it together",
    note: "Order, paint, hang, arrange: as much or as little help as you want.",
  },
];

/** For what is ordered ahead. */
export const order: Steps = [
  {
    name: "Say what it is for",
    note: "The date, how many people, and anything somebody can’t eat.",
  },
  { name: "Choose", note: "Ask what is in season, and what travels well." },
  {
    name: "Pick it up, or have it delivered",
    note: "Agree on the time and the place when you order.",
  },
];

/** For food that comes to the guests. */
export const eventFood: Steps = [
  { name: "Say when and where", note: "How many people, how long, and where a van can stand." },
  { name: "Choose what is served", note: "Talk about who pays, and what somebody can’t eat." },
  { name: "The day itself", note: "Agree on the time to start, the spot and a number to ring." },
];

/** For a date. */
export const eventBooking: Steps = [
  {
    name: "Ask about the date",
    note: "The day, the place, the number of guests and what sort of day it is.",
  },
  {
    name: "Talk it through",
    note: "What you would love, what you would rather not, and what it costs.",
  },
  { name: "The day itself", note: "Settle times, parking and who to ring well before." },
];

/** For an animal that somebody is to look after. */
export const animalVisit: Steps = [
  { name: "Describe your animal", note: "Breed, age, size, habits, and what it is afraid of." },
  { name: "Find a time", note: "Allow a little longer for the first meeting." },
  { name: "Hear how it went", note: "Ask what to do at home, and when to come again." },
];

/** For lessons. */
export const lessons: Steps = [
  {
    name: "Ask about a first lesson",
    note: "Who it is for, how old, and whether it is the very first time.",
  },
  { name: "Have a go", note: "Ask what to bring and what to wear." },
  { name: "Keep going", note: "Talk about how often, how far, and what comes next." },
];

/** For classes that people join. */
export const classes: Steps = [
  { name: "Choose a class", note: "Say what your body can and can’t do just now." },
  {
    name: "Come a little early",
    note: "Meet the teacher, find the toilets and a spot on the floor.",
  },
  { name: "See how it feels", note: "Ask which class, and how often, would suit from there." },
];

/** For an hour in the chair. */
export const beautyVisit: Steps = [
  { name: "Ask about a time", note: "Say what you would like, and how long you have." },
  {
    name: "Talk about it first",
    note: "Bring a picture, and mention allergies and anything your skin dislikes.",
  },
  { name: "Sit back", note: "Ask at the end how to look after it at home." },
];

/** For a visit to somebody who looks after health. */
export const healthVisit: Steps = [
  {
    name: "Ask about a time",
    note: "Say briefly what it is about. The details can wait until you are in the room.",
  },
  {
    name: "The first visit",
    note: "Bring referrals, scans and a list of medicines, if there are any.",
  },
  {
    name: "Talk about what comes next",
    note: "Ask what is suggested and why, what it costs, and what else could be done.",
  },
];

/** For what is made for one person. */
export const commission: Steps = [
  { name: "Bring the idea", note: "Words, a sketch, a picture, something you saw somewhere." },
  { name: "Talk it through", note: "Size, materials, time and what it would cost." },
  { name: "It gets made", note: "Ask when you may see it along the way." },
];

/** For what begins with a conversation. */
export const firstTalk: Steps = [
  { name: "Write or ring", note: "A sentence or two is plenty. The rest can wait." },
  {
    name: "The first conversation",
    note: "Ask how it works, what it costs and what stays private.",
  },
  { name: "Decide in your own time", note: "Come again, come with somebody, or leave it at that." },
];

/** For somebody who comes into the home. */
export const careVisit: Steps = [
  { name: "Talk about the week", note: "What is hard, what goes well, and who else helps." },
  { name: "Meet first", note: "Ask for somebody you would gladly open the door to." },
  { name: "Begin, and change as you go", note: "More, less or different: say so early." },
];

/** For lessons and trips that depend on the weather. */
export const outThere: Steps = [
  { name: "Ask about a day", note: "How many, how old, and who has done it before." },
  { name: "Watch the forecast", note: "Ask what happens when wind and weather say no." },
  { name: "Meet there", note: "Bring a towel, water and sunscreen. Ask what else." },
];

/** For advice and paperwork. */
export const deskWork: Steps = [
  { name: "Say what it is about", note: "In your own words. Papers can come later." },
  {
    name: "Meet, or talk by phone",
    note: "Ask what it would cost, how long it takes and what you have to bring.",
  },
  {
    name: "The work gets done",
    note: "Ask to have anything explained that you are about to sign.",
  },
];

/** For what is written, drawn or printed. */
export const designJob: Steps = [
  {
    name: "Say what it is for",
    note: "Who will see it, where, by when, and what you already have.",
  },
  {
    name: "Look at a first version",
    note: "Say what is right, what is wrong, and what you can’t quite name.",
  },
  { name: "Finish it", note: "Check names and numbers yourself before it goes out." },
];

/** For pictures and films. */
export const shoot: Steps = [
  { name: "Say what, where and when", note: "Who is in it, what it is for, and when you need it." },
  {
    name: "The day itself",
    note: "Ask what to wear, what to tidy, and what happens if the weather turns.",
  },
  {
    name: "Choose the pictures",
    note: "Ask how many there are, how you get them and what you may do with them.",
  },
];

/** For nights away. */
export const stayVisit: Steps = [
  {
    name: "Ask about dates",
    note: "How many people, how many nights, and whether a dog is coming.",
  },
  { name: "Settle the booking", note: "Ask what you pay now, and what happens if plans change." },
  { name: "Come and stay", note: "Ask for the way, the key and the time before you set off." },
];

/** For what rolls, floats or mows. */
export const carVisit: Steps = [
  { name: "Say what it does", note: "Make, model, year, and the noise in your own words." },
  { name: "Bring it in", note: "Or ask what can be done where it stands." },
  {
    name: "Agree before the work starts",
    note: "Ask what it will cost, and to be rung if there is more to do.",
  },
];
