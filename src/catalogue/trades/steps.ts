import { type Steps, type Ways, ways } from "./trade.ts";

// How a job usually goes, in the ways that many trades share: what customers do, as an invitation, and
// what the business does, begun with “We”. Most are told in several ways, so that neighbours do not read
// alike. To be confirmed like all that is usual: no number, no promise.

/** For work that is looked at and priced first. */
export const quoteThenWork: Ways = ways(
  {
    "Tell us what needs doing": "What it is, where it is, and a photo if that helps.",
    "We put a quote together": "You see what is in it, what is not, and when the work could start.",
    "We do the job":
      "Look it over with us at the end, and speak up about anything that isn’t right.",
  },
  {
    "Describe the job": "A few words, the address and a photo or two. Rough is fine.",
    "Go through the quote": "Strike out, add or query whatever you like.",
    "Settle on a day": "Tell us how to get in and where to park. Then the work begins.",
  },
  {
    "Show us the job": "Send photos, or point it out to us on the spot.",
    "See what it would cost": "The work, the materials and anything that could change the price.",
    "Give the go-ahead": "If it suits, we book it in. If it doesn’t, say what would.",
  },
  {
    "Start with a photo": "Take it from where it’s safe, and say what you’d like done.",
    "Talk it over": "Access, materials, timing and cost, before anything is decided.",
    "See the result": "Look at it with us, and say so if anything isn’t right.",
  },
);

/** For what is carried from one place to another. */
export const carriage: Ways = ways(
  {
    "Tell us what’s going where": "Both addresses, the day, and who or what is travelling.",
    "Agree on a price": "What it covers, and when the pick-up could be.",
    "On the day": "Have a number handy that will be answered, in case we need to find you.",
  },
  {
    "Ask about the trip": "From where, to where, when, and who or what is coming along.",
    "See what it costs": "Distance, time and anything awkward go into the price.",
    "Be ready to go": "Clear the way, and tell us who will be at the other end.",
  },
);

/** For work on the land. */
export const farmWork: Ways = ways(
  {
    "Tell us about the job": "Which paddock, how much there is, and how soon it needs doing.",
    "Agree on a price": "What’s included, how to get in, and what the weather may change.",
    "We get to work": "Tell us who to ask about gates, stock and power lines.",
  },
  {
    "Walk us through it": "Over the fence or in a few lines: what, where and by when.",
    "Settle the terms": "By the day, by the hectare or by the job: agree on it first.",
    "Open the gate": "Tell us which ones to shut, where the stock is, and where not to drive.",
  },
);

/** For what is broken. */
export const callOut: Ways = ways(
  {
    "Tell us what is wrong":
      "What it does, when it started, and a photo if you can take one safely.",
    "Find a time": "Tell us when someone will be there, and where to park.",
    "We find the cause, then fix it": "You hear what is wrong, and what it costs to put right.",
  },
  {
    "Say what’s happening": "Where it is, since when, and whether it is getting worse.",
    "Settle a time": "Leave a number that gets answered, and a word on gates, dogs and parking.",
    "See what it needs": "We look, explain and name a price. Then you decide.",
  },
  {
    "Describe the problem":
      "Plain words are fine. A photo or a short film helps, if it’s safe to take one.",
    "We come and look": "Show us everything you’ve noticed, even if it seems unimportant.",
    "You give the go-ahead": "Hear the cause and the cost first, then say yes or no.",
  },
);

/** For what is measured and made to fit. */
export const measureAndMake: Ways = ways(
  {
    "Tell us what you have in mind": "A sketch, rough sizes and a photo are plenty to begin with.",
    "We measure, you choose":
      "Materials and colours are easier to choose with samples in your hand.",
    "We make it and fit it":
      "Making it takes time. The day for fitting is settled when it is nearly done.",
  },
  {
    "Start with rough sizes": "A photo and a tape measure are enough for a first idea.",
    "Agree on the details": "Material, finish and fixings, and what it all costs.",
    "We make it": "You hear when it is nearly done, so that you can plan the day.",
  },
);

/** For a long job with plans. */
export const designAndBuild: Ways = ways(
  {
    "Talk it over": "The address, a budget and the things you would never give up.",
    "Plans and approval": "Drawings, a quote and whatever the council wants to see.",
    "We build": "From the ground up, with visits to the site along the way.",
  },
  {
    "Bring the idea": "Pictures, sketches, a budget, and where it is to stand.",
    "Turn it into a plan": "What can be built there, what it costs, and who has to approve it.",
    "See it take shape": "Come and look as it grows. Changes are easier early than late.",
  },
);

/** For what is done once or again and again. */
export const regularVisits: Ways = ways(
  {
    "Tell us what needs doing": "What it looks like now, and how often you would like us to come.",
    "Settle the first visit": "Tell us how to get in, and what to leave alone.",
    "Change it as you go": "The list can grow, shrink or move to another day.",
  },
  {
    "Send a photo or two": "How big it is, how it looks, and what bothers you most.",
    "Agree on the list": "What is done each time, what only now and then, and what it costs.",
    "Once, or again and again": "See the first result, then say whether and when we come back.",
  },
  {
    "Say what you’d like done": "A list, a photo or a few words.",
    "Find a day": "Tell us about keys, gates and animals.",
    "Tell us what to change": "After the first visit, you know better what matters to you.",
  },
);

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
export const order: Ways = ways(
  {
    "Tell us what it is for": "The date, how many people, and any allergies or special diets.",
    Choose: "We’ll tell you what is in season, and what travels well.",
    "Settle how you get it": "The time and the place are agreed when you order.",
  },
  {
    "Name the day": "When you need it, for how many, and what must not be in it.",
    "Put the order together": "Tell us what you like. We tell you what we can make.",
    "Enjoy it": "You hear how to store it, and how to serve it.",
  },
);

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
    note: "You’ll know the spot, the starting time and who meets you.",
  },
];

/** For a date. */
export const eventBooking: Ways = ways(
  {
    "Ask about the date": "The day, the place, the number of guests and what sort of day it is.",
    "Talk it through": "What you’d love, what you’d rather not, and what the day needs.",
    "On the day": "You’ll know the times, the parking and who meets you.",
  },
  {
    "Name the day": "The date, the place and what you are planning.",
    "Put the details together": "Times, space, power, guests: whatever bears on our part in it.",
    "The day itself": "Tell us who to look for when we arrive, and who keeps the time.",
  },
  {
    "Check the date": "Tell us when and where, and roughly how many people.",
    "Say what you have in mind": "A mood, a plan, a picture, or just a budget.",
    "Settle the booking": "What is included, what it costs, and what happens if things change.",
  },
);

/** For what is used for a while and brought back. */
export const hiring: Ways = ways(
  {
    "Tell us what it is for": "What you have in mind, where, and on which days.",
    "Choose what suits": "We suggest what would do, and what you could do without.",
    "Yours until it’s due": "Before you go, we show you what to watch out for.",
  },
  {
    "Say when you need it": "From when to when, what for, and how you would pick it up.",
    "Settle on one": "Size, extras and price, before anything is put aside.",
    "Return it as it is": "And tell us what came loose, got stained or gave trouble.",
  },
);

/** For an animal that somebody is to look after, whatever it is called: “your dog”. */
function visitOf(animal: string): Ways {
  return ways(
    {
      [`Tell us about ${animal}`]: "Breed, age, size, habits, and what scares it.",
      "Find a time": "Allow a little longer for the first meeting.",
      "Hear how it went": "We tell you what to do at home, and when it’s time again.",
    },
    {
      "Say who we’d be meeting": "Name, age and temper, and anything that hurts or scares.",
      "The first time": `We go slowly, and let ${animal} look and sniff first.`,
      "Talk about what comes next": "What we saw, what helps at home, and how often to do it.",
    },
  );
}

export const animalVisit: Ways = visitOf("your animal");

export const dogVisit: Ways = visitOf("your dog");

export const horseVisit: Ways = visitOf("your horse");

/** For a dog that learns, and its people with it. */
export const dogLessons: Ways = ways(
  {
    "Tell us about your dog": "Breed, age, and what you’d like it to do, or to stop doing.",
    "Meet and begin": "We see what your dog does, and show you what to do.",
    "Practise at home": "A little every day, then tell us what worked and what didn’t.",
  },
  {
    "Say what you’d like to change": "Pulling, jumping, barking, or simply a good start.",
    "The first lesson": "Have treats and a lead ready, and a dog that isn’t too full or too tired.",
    "Keep it up": "A few minutes a day go further than an hour on Sunday.",
  },
);

/** For lessons. */
export const lessons: Ways = ways(
  {
    "Ask about a first lesson": "Who it is for, how old, and whether it is the very first time.",
    "Have a first lesson": "See how it feels, and tell us what you want from it.",
    "Keep going": "Then settle how often, and what comes next.",
  },
  {
    "Say where to start": "What’s been learned so far, even if it is nothing, and what it is for.",
    "Find a day": "Tell us which days and times suit, and who is coming.",
    "Take the first lesson":
      "It is for getting to know each other, and for finding the right pace.",
  },
  {
    "Tell us about the learner": "Age, experience, and what they’d like to be able to do.",
    "Try it": "One lesson tells you more than a page of words.",
    "Find a rhythm": "Settle on days and times that you can keep to.",
  },
);

/** For classes that people join. */
export const classes: Ways = ways(
  {
    "Ask about a class":
      "Tell us what you’ve done before, and what your body can and can’t do just now.",
    "Come a little early": "Say hello, find a spot and settle in.",
    "See how it feels": "After the first one, it’s easier to say which class suits and how often.",
  },
  {
    "Find a time": "Tell us which days suit, and whether it is your first time.",
    "Come as you are": "Wear something comfortable, and mention any injuries.",
    "Go at your own pace": "Rest when you need to, and ask about anything that isn’t clear.",
  },
  {
    "Say hello": "A few words about what you’d like to get from it.",
    "Try it once": "Say that you’re new, and what to be careful with.",
    "Make it a habit": "After a few times, you’ll know which days and classes are yours.",
  },
);

/** For an hour in the chair. */
export const beautyVisit: Ways = ways(
  {
    "Ask about a time": "Tell us what you would like, and how long you have.",
    "Talk about it first":
      "Tell us what you have in mind, and about allergies and anything your skin dislikes.",
    "Sit back": "At the end we tell you how to look after it at home.",
  },
  {
    "Choose a time": "Say what you’d like done, so that there is time enough for it.",
    "Say what you’re after":
      "And what you’d rather not have. Mention allergies and sensitive skin.",
    "Leave the rest to us": "Speak up if something pinches, pulls or should be different.",
  },
  {
    "Find a day": "If you need it for an occasion, tell us the date.",
    "Begin with a chat":
      "What you’d like, what you have had done before, and what didn’t agree with you.",
    "And afterwards": "You hear what to do, what to avoid, and when it is due again.",
  },
);

/** For a visit to somebody who looks after health. */
export const healthVisit: Ways = ways(
  {
    "Ask about a time":
      "Tell us briefly what’s bothering you. The details can wait until you’re in the room.",
    "The first visit": "Bring any referrals or scans, and a list of your medicines.",
    "Talk about what comes next": "What we found, what we suggest, and the other options.",
  },
  {
    "Find a time":
      "Say whether it’s your first visit, and whether stairs or travel are hard for you.",
    "Say what brings you":
      "What bothers you, what you’ve tried, and what you’d like to be different.",
    "Look at the options": "What we suggest, what else there is, and what happens if you wait.",
  },
  {
    "Get in touch": "A line about what you need is plenty. Keep the details for the visit.",
    "Have the first visit":
      "Have letters, scans and a list of medicines with you, if there are any.",
    "Plan the next steps": "What to do at home, what to look out for, and whether to come back.",
  },
);

/** For what is made for one person. */
export const commission: Ways = ways(
  {
    "Bring the idea": "Words, a sketch, a picture, something you saw somewhere.",
    "Talk it through": "Size, materials, time and price.",
    "We make it": "A piece takes shape slowly, and there is something to see along the way.",
  },
  {
    "Tell us what it’s for": "Who will have it, where it will go, and by when.",
    Choose: "Material, size and colour, and a price that suits you.",
    "Take it home": "You hear how to look after it.",
  },
  {
    "Begin with a question": "A rough idea is enough, and so is a photo of something close.",
    "Work it out together": "What can be made, from what, and what it would cost.",
    "Let it take its time": "Once the plan is settled, we make it and tell you when it is ready.",
  },
);

/** For what is brought in to be mended. */
export const repair: Ways = ways(
  {
    "Tell us what is wrong": "What it does, when it began, and a photo if it shows.",
    "Bring it in": "With every piece that came off, even the small ones.",
    "Agree before the work starts":
      "We tell you what’s wrong and what can be done about it, then you decide.",
  },
  {
    "Send a photo": "The whole thing, the damage, and the maker’s name if there is one.",
    "Let us look": "Some faults only show once it is on the bench.",
    "Decide with us": "Mend it, mend it simply, or leave it as it is: the choice is yours.",
  },
  {
    "Say what happened": "It fell, it stopped, it wore through: how it broke tells us a lot.",
    "Have it looked at": "We look inside, and tell you what it needs and what that costs.",
    "Put it back to work":
      "Try it with us when it’s done. Some repairs need gentle handling at first.",
  },
);

/** For what begins with a conversation. */
export const firstTalk: Ways = ways(
  {
    "Get in touch": "A sentence or two is plenty. The rest can wait.",
    "The first conversation": "How it works, what you are hoping for, and whether it feels right.",
    "Decide in your own time": "Come again, bring someone along, or leave it at that.",
  },
  {
    "Send a line": "Your name and how to reach you are enough.",
    "Have a first talk": "Say as much or as little as you like.",
    "See if it suits": "Go on, wait or stop: all three are fine.",
  },
);

/** For somebody who comes into the home. */
export const careVisit: Ways = ways(
  {
    "Talk about the week": "What’s hard, what’s going well, and who else helps.",
    "Meet first": "Meet whoever would be coming, at home and in your own time.",
    "Begin, and change as you go": "More, less or different: weeks change, and so can the visits.",
  },
  {
    "Tell us who it’s for": "What they like, what they need, and what they’d rather do themselves.",
    "Get to know each other": "Meet before anything is decided, and bring your questions.",
    "Try it for a while": "Then talk about what to keep, and what to do differently.",
  },
);

/** For lessons and trips that depend on the weather. */
export const outThere: Ways = ways(
  {
    "Tell us who is coming": "How many, how old, and who has done it before.",
    "Watch the forecast": "The weather has the last word on the day.",
    "Meet there": "Bring water, and whatever the weather calls for.",
  },
  {
    "Pick a day": "And a second one, in case the weather turns.",
    "Pack for it": "Dress for more sun and more wind than you expect, and bring water.",
    "Come with time to spare": "We explain what happens before we start.",
  },
  {
    "Say which days suit": "And who is in the group: ages, worries, experience.",
    "Keep an eye on the sky": "The weather has a say in what is possible on the day.",
    "Meet us and set off": "Listen to the safety talk first, and speak up if anything worries you.",
  },
);

/** For advice and paperwork. */
export const deskWork: Ways = ways(
  {
    "Tell us what you need": "A few words will do. The paperwork can come later.",
    "Meet, or talk": "What’s involved, how long it takes, and which papers to bring.",
    "The work begins": "You hear from us along the way, and it is never too late for a question.",
  },
  {
    "Write a few lines": "What it is about, and any date that matters.",
    "Talk it through": "Show us the letters and papers you have. We sort out what matters.",
    "Agree on what comes next": "What we do, what you do, and what it costs.",
  },
  {
    "Ask what you want to know": "Nothing needs to be in order yet.",
    "Go through it together": "What’s there, what’s missing, and which ways are open to you.",
    "Decide how to go on": "Settle the task, the cost and the time. Then the work begins.",
  },
  {
    "Get in touch": "Say who you are, what it concerns and how to reach you.",
    "Have a first talk": "It shows what is needed, and what can be left alone.",
    "Leave the rest with us":
      "We come back to you when something needs your word or your signature.",
  },
  {
    "Say what it’s about": "What you want to know, or what has to be done, and by when.",
    "Gather what there is": "Letters, figures and dates, in any order. We tell you what’s missing.",
    "Settle the way ahead": "What can be done, how long it takes, and what it costs.",
  },
);

/** For what is written, drawn or printed. */
export const designJob: Ways = ways(
  {
    "Tell us what it is for":
      "Who will see it, where, when you need it, and what you already have.",
    "Look at a first version":
      "Tell us what is right, what is wrong, and what you can’t quite name.",
    "We finish it": "Names and numbers get a last look before it goes out.",
  },
  {
    "Send the rough idea": "Words, a logo, a photo, an old version: whatever there is.",
    "Agree on the job": "What you get, by when, and what it costs.",
    "Look it over": "Go through names, numbers and spelling with us before it is final.",
  },
);

/** For pictures and films. */
export const shoot: Ways = ways(
  {
    "Tell us what, where and when": "Who or what is in it, what it’s for, and when you need it.",
    "On the day": "You’ll know what to have ready, and what happens if the weather turns.",
    "Choose the pictures": "Look through them in your own time, and pick the ones you want.",
  },
  {
    "Say what it’s for": "A wall, a website, an album: it decides how we shoot.",
    "Plan the shoot": "Light, place, clothes, and who or what has to be in it.",
    "Look through the pictures": "Sleep on it, and choose with fresh eyes.",
  },
);

/** For nights away. */
export const stayVisit: Ways = ways(
  {
    "Ask about dates": "How many people, how many nights, and whether a dog is coming.",
    "Settle the booking": "Dates, names and the time you expect to arrive.",
    "Come and stay": "You’ll have directions, and how to get in, before you set off.",
  },
  {
    "Pick your dates": "And say who is coming, children and animals included.",
    "Hear what is available": "And what it costs, with anything extra.",
    "Set off": "Tell us roughly when you’ll arrive, and again if you run late.",
  },
);

/** For what rolls, floats or mows. */
export const carVisit: Ways = ways(
  {
    "Tell us what it’s doing": "Make, model and year, and what you see or hear.",
    "Bring it in": "Or say where it is, if it won’t go.",
    "Agree before the work starts":
      "We tell you what’s wrong and what it would take, then you decide.",
  },
  {
    "Describe it": "What it is, how old, and what it does or should do.",
    "Book it in": "Tell us when you can spare it, and when you need it back.",
    "Hear what we found": "Then choose what is done now and what can wait.",
  },
  {
    "Say what it needs": "The make, the model, and a photo or a sound if that says more.",
    "Leave it with us": "Leave a number that gets answered, and say when you need it back.",
    "Give the go-ahead": "You hear what’s wrong and what it would cost, and say yes or no.",
  },
);

/** For what is too heavy or too fixed to be brought in. */
export const repairThere: Steps = [
  {
    name: "Tell us what it needs",
    note: "What it does or doesn’t do, its age, and a photo if it shows.",
  },
  { name: "Find a time", note: "Tell us where it stands, and about any stairs." },
  {
    name: "Say yes or no",
    note: "You hear what can be done and what it costs, then the work begins.",
  },
];

/** For a day out, whatever the weather. */
export const dayOut: Ways = ways(
  {
    "Ask about a day": "How many you are, how old, and which day would suit.",
    "Settle the time": "Where to come, how long to allow, and what to bring.",
    "Come along": "Tell us on the day if anyone needs a rest or a hand.",
  },
  {
    "Find a day": "Tell us how many you are, and about any children in the group.",
    "Know before you go": "Where to meet, what to wear and how long it takes.",
    "Enjoy it": "Questions are part of it, so bring plenty.",
  },
  {
    "Tell us who’s coming": "Ages, numbers, and anyone who needs a seat or a flat path.",
    "Book the time": "You hear where to be, when, and what it costs.",
    "Then just come": "Leave a little time for the way, and for parking.",
  },
);

/** For what is learned in one go. */
export const oneDay: Ways = ways(
  {
    "Choose a date": "Tell us how many are coming, and whether you’ve done it before.",
    "Settle the details": "What to wear, what to bring, and where to park.",
    "Come along": "Nobody expects you to know it already.",
  },
  {
    "Say who is coming": "One or several, and what they would like to try.",
    "Get ready": "We tell you what to bring, and what may get dirty.",
    "Have a go": "Mistakes are part of the day.",
  },
);

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
  { name: "We drop it off and pick it up", note: "Tell us if you need it for longer." },
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
export const menu: Ways = ways(
  {
    "Tell us about the day": "The date, the place, how many, and anything that’s off the menu.",
    "Put a menu together": "Dishes come and go until it suits the people and the budget.",
    "The day itself": "We set up, serve and pack away.",
  },
  {
    "Check the date": "When, where, how many, and who can’t eat what.",
    "Choose the food": "Hot or cold, sitting or standing, and how much of it.",
    "Leave the cooking to us": "Tell us where to set up, and when people will be hungry.",
  },
);
