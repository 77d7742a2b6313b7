import type { Steps } from "./trade.ts";

// How a job usually goes, in the ways that many trades share. To be confirmed like all that is usual:
// no number, no promise.

/** For work that is looked at and priced first. */
export const quoteThenWork: Steps = [
  {
    name: "Say what needs doing",
    note: "A photo and the suburb help with the first idea of tools, time and cost.",
  },
  {
    name: "Talk about the quote",
    note: "What is in it, what is not, and when the work could start.",
  },
  {
    name: "The work gets done",
    note: "A walk around together at the end shows what was done.",
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
    note: "The fault comes first. Then there is a repair to talk about.",
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
    note: "The making takes its time. The fitting needs a clear spot to work in.",
  },
];

/** For a long job with plans. */
export const designAndBuild: Steps = [
  {
    name: "Talk it over",
    note: "The address, a budget and the things you would never give up.",
  },
  { name: "Plans and approval", note: "Drawings, a quote and whatever the council wants to see." },
  { name: "Building", note: "From the ground up, with time on site to look at it together." },
];

/** For what is done once or again and again. */
export const regularVisits: Steps = [
  {
    name: "Say what needs doing",
    note: "How big the place is, what it looks like now, and how often you would like a visit.",
  },
  { name: "Settle the first visit", note: "Say how to get in, and what to leave alone." },
  { name: "See how it went", note: "The list can grow, shrink or move to another day." },
];

/** For a garden. */
export const designAndPlant: Steps = [
  {
    name: "Walk around the garden",
    note: "Where the sun falls, where the water runs, who will use it.",
  },
  { name: "Look at a plan", note: "Plants, materials and a price to talk about." },
  {
    name: "Digging and planting",
    note: "New plants want water, mulch and a little patience in their first summer.",
  },
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
    note: "Order, paint, hang and arrange, with as much or as little help as you want.",
  },
];

/** For what is ordered ahead. */
export const order: Steps = [
  {
    name: "Say what it is for",
    note: "The date, how many people, and anything somebody can’t eat.",
  },
  { name: "Choose", note: "What is in season, and what travels well to where you are." },
  {
    name: "Pick it up, or have it delivered",
    note: "The time and the place are settled with the order.",
  },
];

/** For food that comes to the guests. */
export const eventFood: Steps = [
  { name: "Say when and where", note: "How many people, how long, and where a van can stand." },
  { name: "Choose what is served", note: "Talk about who pays, and what somebody can’t eat." },
  {
    name: "The day itself",
    note: "The spot, the time to start and a number to ring are settled beforehand.",
  },
];

/** For a date. */
export const eventBooking: Steps = [
  {
    name: "Ask about the date",
    note: "The day, the place, the number of guests and what sort of day it is.",
  },
  {
    name: "Talk it through",
    note: "What you would love, what you would rather not, and what the day needs.",
  },
  { name: "The day itself", note: "Times, parking and who to ring are settled well before." },
];

/** For an animal that somebody is to look after. */
export const animalVisit: Steps = [
  { name: "Describe your animal", note: "Breed, age, size, habits, and what it is afraid of." },
  { name: "Find a time", note: "Allow a little longer for the first meeting." },
  { name: "Hear how it went", note: "What to do at home, and when to come again." },
];

/** For lessons. */
export const lessons: Steps = [
  {
    name: "Ask about a first lesson",
    note: "Who it is for, how old, and whether it is the very first time.",
  },
  { name: "Have a go", note: "Come in what you can move in. Nobody starts out knowing how." },
  {
    name: "Keep going",
    note: "How often, how far and what comes next depend on what you want from it.",
  },
];

/** For classes that people join. */
export const classes: Steps = [
  { name: "Choose a class", note: "Say what your body can and can’t do just now." },
  {
    name: "Come a little early",
    note: "Meet the teacher, find the toilets and a spot on the floor.",
  },
  {
    name: "See how it feels",
    note: "Which class, and how often, is easier to say after the first.",
  },
];

/** For an hour in the chair. */
export const beautyVisit: Steps = [
  { name: "Ask about a time", note: "Say what you would like, and how long you have." },
  {
    name: "Talk about it first",
    note: "Bring a picture, and mention allergies and anything your skin dislikes.",
  },
  { name: "Sit back", note: "At the end, a word on how to look after it at home." },
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
    note: "What was found, what is suggested, and what else could be done.",
  },
];

/** For what is made for one person. */
export const commission: Steps = [
  { name: "Bring the idea", note: "Words, a sketch, a picture, something you saw somewhere." },
  { name: "Talk it through", note: "Size, materials, time and price." },
  {
    name: "It gets made",
    note: "A piece takes shape slowly, and there is something to see along the way.",
  },
];

/** For what begins with a conversation. */
export const firstTalk: Steps = [
  { name: "Write or ring", note: "A sentence or two is plenty. The rest can wait." },
  {
    name: "The first conversation",
    note: "How it works, what you are hoping for, and whether it feels right.",
  },
  { name: "Decide in your own time", note: "Come again, come with somebody, or leave it at that." },
];

/** For somebody who comes into the home. */
export const careVisit: Steps = [
  { name: "Talk about the week", note: "What is hard, what goes well, and who else helps." },
  { name: "Meet first", note: "Meet whoever would come, at home and without hurry." },
  {
    name: "Begin, and change as you go",
    note: "More, less or different: weeks change, and so can the visits.",
  },
];

/** For lessons and trips that depend on the weather. */
export const outThere: Steps = [
  { name: "Ask about a day", note: "How many, how old, and who has done it before." },
  { name: "Watch the forecast", note: "Wind, swell and rain have the last word on the day." },
  { name: "Meet there", note: "Bring a towel, water and sunscreen." },
];

/** For advice and paperwork. */
export const deskWork: Steps = [
  { name: "Say what it is about", note: "In your own words. Papers can come later." },
  {
    name: "Meet, or talk by phone",
    note: "What it takes, how long, and which papers to bring.",
  },
  {
    name: "The work gets done",
    note: "Anything to sign is gone through together first.",
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
  { name: "Finish it", note: "Names and numbers get a last look before it goes out." },
];

/** For pictures and films. */
export const shoot: Steps = [
  { name: "Say what, where and when", note: "Who is in it, what it is for, and when you need it." },
  {
    name: "The day itself",
    note: "What to wear, what to tidy and what the weather may do are talked over beforehand.",
  },
  {
    name: "Choose the pictures",
    note: "Look through them in your own time, and pick the ones you want.",
  },
];

/** For nights away. */
export const stayVisit: Steps = [
  {
    name: "Ask about dates",
    note: "How many people, how many nights, and whether a dog is coming.",
  },
  { name: "Settle the booking", note: "Dates, names and the time you expect to arrive." },
  { name: "Come and stay", note: "Directions, and how to get in, reach you before you set off." },
];

/** For what rolls, floats or mows. */
export const carVisit: Steps = [
  { name: "Say what it does", note: "Make, model, year, and the noise in your own words." },
  { name: "Bring it in", note: "Or say where it stands, if it won’t go." },
  {
    name: "Agree before the work starts",
    note: "What was found, and what could be done about it, comes before the spanners.",
  },
];
