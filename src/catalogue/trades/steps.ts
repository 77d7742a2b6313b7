import type { Steps } from "./trade.ts";

// How a job usually goes, in the ways that many trades share: what customers do, as an invitation, and
// what the business does, begun with “We”. To be confirmed like all that is usual: no number, no promise.

/** For work that is looked at and priced first. */
export const quoteThenWork: Steps = [
  {
    name: "Tell us what needs doing",
    note: "What it is, where it is, and a photo if that helps.",
  },
  {
    name: "We put a quote together",
    note: "You see what is in it, what is not, and when the work could start.",
  },
  {
    name: "We do the work",
    note: "Look it over with us at the end, and speak up about anything that isn’t right.",
  },
];

/** For what is carried from one place to another. */
export const carriage: Steps = [
  {
    name: "Tell us what’s going where",
    note: "Both addresses, the day, and who or what is travelling.",
  },
  { name: "Agree on a price", note: "What it covers, and when the pick-up could be." },
  { name: "On the day", note: "Have a number handy that will be answered, so that we can ring." },
];

/** For work on the land. */
export const farmWork: Steps = [
  {
    name: "Tell us about the job",
    note: "Which paddock, how much there is, and how soon it needs doing.",
  },
  {
    name: "Agree on a price",
    note: "What’s included, how to get in, and what the weather may change.",
  },
  {
    name: "We get to work",
    note: "Tell us who to ring about gates, stock and power lines.",
  },
];

/** For what is broken. */
export const callOut: Steps = [
  {
    name: "Tell us what is wrong",
    note: "What it does, when it started, and a photo if you can take one safely.",
  },
  { name: "Find a time", note: "Tell us when someone will be there, and where to park." },
  {
    name: "We find the cause, then fix it",
    note: "You hear what is wrong, and what it costs to put right.",
  },
];

/** For what is measured and made to fit. */
export const measureAndMake: Steps = [
  {
    name: "Tell us what you have in mind",
    note: "A sketch, rough sizes and a photo are plenty to begin with.",
  },
  {
    name: "We measure, you choose",
    note: "Materials and colours are easier to choose with samples in your hand.",
  },
  {
    name: "We make it and fit it",
    note: "Making it takes time. The day for fitting is settled when it is nearly done.",
  },
];

/** For a long job with plans. */
export const designAndBuild: Steps = [
  {
    name: "Talk it over",
    note: "The address, a budget and the things you would never give up.",
  },
  { name: "Plans and approval", note: "Drawings, a quote and whatever the council wants to see." },
  { name: "We build", note: "From the ground up, with visits to the site along the way." },
];

/** For what is done once or again and again. */
export const regularVisits: Steps = [
  {
    name: "Tell us what needs doing",
    note: "What it looks like now, and how often you would like us to come.",
  },
  { name: "Settle the first visit", note: "Tell us how to get in, and what to leave alone." },
  { name: "Tell us how it went", note: "The list can grow, shrink or move to another day." },
];

/** For a garden. */
export const designAndPlant: Steps = [
  {
    name: "Walk around the garden with us",
    note: "Where the sun falls, where the water runs, who will use it.",
  },
  { name: "Look at a plan", note: "Plants, materials and a price to talk about." },
  {
    name: "We dig and plant",
    note: "New plants want water, mulch and a little patience in their first summer.",
  },
];

/** For rooms and what stands in them. */
export const designTalk: Steps = [
  {
    name: "Tell us about the room",
    note: "Who uses it, what must stay, and what you have saved pictures of.",
  },
  { name: "Look at ideas", note: "Colours, layouts and samples, with what they would cost." },
  {
    name: "Put it together",
    note: "We order, paint, hang and arrange as much or as little of it as you want.",
  },
];

/** For what is ordered ahead. */
export const order: Steps = [
  {
    name: "Tell us what it is for",
    note: "The date, how many people, and any allergies or special diets.",
  },
  { name: "Choose", note: "We’ll tell you what is in season, and what travels well." },
  {
    name: "Pick it up, or have it delivered",
    note: "Settle the time and the place when you order.",
  },
];

/** For food that comes to the guests. */
export const eventFood: Steps = [
  {
    name: "Tell us when and where",
    note: "How many people, for how long, and where a van can park.",
  },
  {
    name: "Choose what is served",
    note: "Tell us whether guests pay for their own, and about any allergies or special diets.",
  },
  {
    name: "On the day",
    note: "You’ll know the spot, the starting time and the number to ring.",
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
    note: "What you’d love, what you’d rather not, and what the day needs.",
  },
  { name: "On the day", note: "You’ll know the times, the parking and who to ring." },
];

/** For what is used for a while and brought back. */
export const hiring: Steps = [
  { name: "Tell us what it is for", note: "What you have in mind, where, and on which days." },
  { name: "Choose", note: "We suggest what would suit, and what you could do without." },
  { name: "Take it, and bring it back", note: "Before you go, we show you what to watch out for." },
];

/** For an animal that somebody is to look after. */
export const animalVisit: Steps = [
  {
    name: "Tell us about your animal",
    note: "Breed, age, size, habits, and what it is afraid of.",
  },
  { name: "Find a time", note: "Allow a little longer for the first meeting." },
  { name: "Hear how it went", note: "We tell you what to do at home, and when it’s time again." },
];

/** For lessons. */
export const lessons: Steps = [
  {
    name: "Ask about a first lesson",
    note: "Who it is for, how old, and whether it is the very first time.",
  },
  { name: "Have a first lesson", note: "See how it feels, and tell us what you want from it." },
  {
    name: "Keep going",
    note: "Then settle how often, and what comes next.",
  },
];

/** For classes that people join. */
export const classes: Steps = [
  { name: "Choose a class", note: "Tell us what your body can and can’t do just now." },
  {
    name: "Come a little early",
    note: "Meet the teacher, find a spot and settle in.",
  },
  {
    name: "See how it feels",
    note: "After the first one, it’s easier to say which class suits and how often.",
  },
];

/** For an hour in the chair. */
export const beautyVisit: Steps = [
  { name: "Ask about a time", note: "Tell us what you would like, and how long you have." },
  {
    name: "Talk about it first",
    note: "Tell us what you have in mind, and about allergies and anything your skin dislikes.",
  },
  { name: "Sit back", note: "At the end we tell you how to look after it at home." },
];

/** For a visit to somebody who looks after health. */
export const healthVisit: Steps = [
  {
    name: "Ask about a time",
    note: "Tell us briefly what’s bothering you. The details can wait until you’re in the room.",
  },
  {
    name: "The first visit",
    note: "Bring any referrals or scans, and a list of your medicines.",
  },
  {
    name: "Talk about what comes next",
    note: "What we found, what we suggest, and the other options.",
  },
];

/** For what is made for one person. */
export const commission: Steps = [
  { name: "Bring the idea", note: "Words, a sketch, a picture, something you saw somewhere." },
  { name: "Talk it through", note: "Size, materials, time and price." },
  {
    name: "We make it",
    note: "A piece takes shape slowly, and there is something to see along the way.",
  },
];

/** For what is brought in to be mended. */
export const repair: Steps = [
  { name: "Tell us what is wrong", note: "What it does, when it began, and a photo if it shows." },
  { name: "Bring it in", note: "With the pieces that came off, and whatever belongs to it." },
  {
    name: "Agree before the work starts",
    note: "We tell you what’s wrong and what can be done about it, then you decide.",
  },
];

/** For what begins with a conversation. */
export const firstTalk: Steps = [
  { name: "Get in touch", note: "A sentence or two is plenty. The rest can wait." },
  {
    name: "The first conversation",
    note: "How it works, what you are hoping for, and whether it feels right.",
  },
  {
    name: "Decide in your own time",
    note: "Come again, bring someone along, or leave it at that.",
  },
];

/** For somebody who comes into the home. */
export const careVisit: Steps = [
  { name: "Talk about the week", note: "What’s hard, what’s going well, and who else helps." },
  { name: "Meet first", note: "Meet whoever would be coming, at home and in your own time." },
  {
    name: "Begin, and change as you go",
    note: "More, less or different: weeks change, and so can the visits.",
  },
];

/** For lessons and trips that depend on the weather. */
export const outThere: Steps = [
  { name: "Ask about a day", note: "How many, how old, and who has done it before." },
  { name: "Watch the forecast", note: "The weather has the last word on the day." },
  { name: "Meet there", note: "Bring water, and whatever the weather calls for." },
];

/** For advice and paperwork. */
export const deskWork: Steps = [
  { name: "Tell us what you need", note: "A few words will do. The paperwork can come later." },
  {
    name: "Meet, or talk by phone",
    note: "What’s involved, how long it takes, and which papers to bring.",
  },
  {
    name: "We do the work",
    note: "You hear from us along the way, and it is never too late for a question.",
  },
];

/** For what is written, drawn or printed. */
export const designJob: Steps = [
  {
    name: "Tell us what it is for",
    note: "Who will see it, where, when you need it, and what you already have.",
  },
  {
    name: "Look at a first version",
    note: "Tell us what is right, what is wrong, and what you can’t quite name.",
  },
  { name: "We finish it", note: "Names and numbers get a last look before it goes out." },
];

/** For pictures and films. */
export const shoot: Steps = [
  {
    name: "Tell us what, where and when",
    note: "What it is to show, what it is for, and when you need it.",
  },
  {
    name: "On the day",
    note: "You’ll know what to have ready, and what happens if the weather turns.",
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
  { name: "Come and stay", note: "You’ll have directions, and how to get in, before you set off." },
];

/** For what rolls, floats or mows. */
export const carVisit: Steps = [
  { name: "Tell us what it’s doing", note: "Make, model and year, and what you see or hear." },
  { name: "Bring it in", note: "Or say where it is, if it won’t go." },
  {
    name: "Agree before the work starts",
    note: "We tell you what’s wrong and what it would take, then you decide.",
  },
];

/** For what is too heavy or too fixed to be brought in. */
export const repairThere: Steps = [
  {
    name: "Tell us what it needs",
    note: "What it does or doesn’t do, its age, and a photo if it shows.",
  },
  { name: "Find a time", note: "Tell us where it stands, and about any stairs." },
  { name: "We do the work", note: "You hear first what can be done, and what it costs." },
];

/** For a day out, whatever the weather. */
export const dayOut: Steps = [
  { name: "Ask about a day", note: "How many you are, how old, and which day would suit." },
  { name: "Settle the time", note: "Where to come, how long to allow, and what to bring." },
  { name: "Come along", note: "Tell us on the day if anyone needs a rest or a hand." },
];

/** For what is learned in one go. */
export const oneDay: Steps = [
  {
    name: "Choose a date",
    note: "Tell us how many are coming, and whether you’ve done it before.",
  },
  { name: "Settle the details", note: "What to wear, what to bring, and where to park." },
  { name: "Come along", note: "Nobody expects you to know it already." },
];

/** For one person’s body, at their own pace. */
export const training: Steps = [
  {
    name: "Ask about a first session",
    note: "Tell us what you’d like to be able to do, and what hurts.",
  },
  { name: "Start where you are", note: "The first session shows what you can do today." },
  { name: "Build from there", note: "We add a little at a time, and change what doesn’t suit." },
];

/** For what is brought, left and fetched again. */
export const hiringThere: Steps = [
  { name: "Tell us what it is for", note: "What you need, where it goes, and on which days." },
  { name: "Settle the spot", note: "Tell us how a truck gets in, and what it mustn’t drive over." },
  { name: "We drop it off and pick it up", note: "Ring if you need it for longer." },
];

/** For what is washed and polished. */
export const carCare: Steps = [
  {
    name: "Tell us about the car",
    note: "Its size, its colour, and what bothers you when you look at it.",
  },
  { name: "Find a time", note: "Allow longer if there are children, dogs or beach sand involved." },
  { name: "Look it over", note: "Walk around it with us at the end." },
];

/** For an animal that finds a home. */
export const newAnimal: Steps = [
  {
    name: "Tell us what you are looking for",
    note: "Who is at home, how much room there is, and what you’ve kept before.",
  },
  { name: "Come and meet them", note: "See where they live, and bring your questions." },
  { name: "Take one home", note: "You’ll know what it eats, and what it needs in the first days." },
];

/** For an animal whose people are out. */
export const petCare: Steps = [
  { name: "Tell us about your animal", note: "Its age, its habits, and what it is afraid of." },
  {
    name: "Meet first",
    note: "Keys, food, favourite spots and the vet’s number are best talked through at home.",
  },
  {
    name: "Hear how it went",
    note: "You hear what we saw, and whether anything was out of the ordinary.",
  },
];

/** For what has to fit the one who wears it. */
export const fitting: Steps = [
  {
    name: "Tell us what it is for",
    note: "The day you need it, and whether it is new or to be altered.",
  },
  { name: "Try it on", note: "Bring the shoes and the underwear that go with it." },
  { name: "Try it once more", note: "With time left for a last stitch." },
];

/** For a menu that is made for the day. */
export const menu: Steps = [
  {
    name: "Tell us about the day",
    note: "The date, the place, how many, and anything that’s off the menu.",
  },
  {
    name: "Put a menu together",
    note: "Dishes come and go until it suits the people and the budget.",
  },
  {
    name: "The day itself",
    note: "We set up, serve and pack away.",
  },
];
