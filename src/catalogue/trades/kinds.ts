import {
  animalVisit,
  beautyVisit,
  careVisit,
  carriage,
  carVisit,
  classes,
  commission,
  dayOut,
  deskWork,
  eventBooking,
  healthVisit,
  hiring,
  lessons,
  order,
  quoteThenWork,
  regularVisits,
  repair,
  shoot,
  stayVisit,
} from "./steps.ts";
import { list, offers, type Trade } from "./trade.ts";

/**
 * The shapes that businesses come in. Each trade stands below one, and a trade that nobody knows has
 * the page of the nearest: their texts name no trade.
 */
export const kinds: readonly Trade[] = [
  {
    id: "visits",
    name: "tradesperson who comes to you",
    examples: ["handyman-work", "plumbing", "carpentry"],
    synonyms: list(
      "installation, installer, installs, contractor, contracting, fitting, maintenance, removal, tradie, on site service",
    ),
    mood: "trades",
    colour: "#2f5a7a",
    services: offers({
      "A look at the job": "We come and have a look, measure up and talk through the options.",
      Installation: "We fit the new and, if you like, take the old away.",
      "Repairs and maintenance": "We fix what has failed and service what still works.",
      "Larger jobs": "We plan bigger work in stages, and start with what matters most.",
    }),
    questions: [
      {
        question: "Can you give me a rough idea from a photo?",
        answer:
          "Often, yes. Send a photo from further back and one from close up, and tell us where it is. Some things only show once we have looked at the job itself.",
        notOf: list(
          "snake-catcher, bee-remover, home-butcher, water-diviner, lift-service, building-inspector",
        ),
      },
      {
        question: "What should I tell you first?",
        answer:
          "Where it is, what’s wrong or what you have in mind, and when you need it done. The street address helps us plan the trip.",
        notOf: list("snake-catcher, bee-remover, building-inspector"),
      },
      {
        question: "What should I have ready when you come?",
        answer:
          "Clear access to the job and somewhere to park. It helps if whoever decides is there, and pets are best shut away while gates are open.",
        notOf: list("building-inspector, steel-rigger, water-diviner"),
      },
      {
        question: "Can you work around us?",
        answer:
          "Mostly. Tell us when you need the driveway, the power or some quiet, and we’ll plan the day around it.",
        notOf: list("snake-catcher, bee-remover, water-diviner, home-butcher"),
      },
      {
        question: "What if something else turns up on the day?",
        answer:
          "Then we stop and show you before we go on. You decide what is done now and what can wait.",
        notOf: list("snake-catcher, bee-remover, home-butcher"),
      },
      {
        question: "What if I don’t know what it’s called?",
        answer:
          "Describe it your way: where it is, what it looks like, what it does. We’ll work out the rest.",
        notOf: list("building-inspector, snake-catcher, bee-remover, home-butcher, water-diviner"),
      },
      {
        question: "Can I send a list or a sketch?",
        answer: "Please do. Even the back of an envelope saves questions on both sides.",
        notOf: list("snake-catcher, bee-remover, home-butcher"),
      },
      "Do you charge for coming to look?",
      "How soon can you usually come?",
      "How can I pay?",
    ],
    opening: ["What needs doing, and where?", "A job {where}? Send a photo and a few words."],
    steps: quoteThenWork,
    enquiry: { details: ["Suburb or town"], question: "What needs doing?" },
  },
  {
    id: "repairs",
    name: "repairer",
    examples: ["furniture-restoration", "appliance-repairer", "electronics-repair"],
    synonyms: list(
      "repairs, repair, restoration, restorer, restored, i fix, mending, servicing, reconditioning",
    ),
    mood: "trades",
    colour: "#5a4a3a",
    services: offers({
      "A first look": "We look at what you have and tell you what can be done.",
      Repairs: "We find the fault and repair or replace the part that failed.",
      Restoration:
        "We bring worn and damaged pieces back to life, and keep as much of the original as we can.",
      Servicing: "We clean, adjust and check things so they keep working.",
    }),
    questions: [
      {
        question: "Is it worth mending?",
        answer:
          "It depends on what failed, what a part costs and what the thing means to you. We’ll have a look first, and tell you plainly if it isn’t worth it.",
      },
      {
        question: "What should I tell you about the fault?",
        answer:
          "What it does, when it began, and whether anything happened just before: a fall, a spill, a move. The maker’s name and the model help with parts.",
      },
      {
        question: "Should I try to fix it first?",
        answer:
          "Better not. Put any loose pieces in a bag and keep them with it: the odd screw is often the one we need.",
      },
      {
        question: "What if it can’t be saved?",
        answer: "Then we’ll say so, and tell you what might still be of use.",
      },
      {
        question: "Will it be as it was?",
        answer:
          "Not in every case. Tell us what matters more to you, that it works or that it looks the way it did.",
        notOf: ["saw-doctor", "piano-tuner", "pool-table-repairer"],
      },
      {
        question: "It belonged to my grandfather. Does that matter?",
        answer: "It does. Tell us what you’d like to keep as it is, scratches and all.",
        notOf: ["saw-doctor", "coffee-machine-repairer"],
      },
      "Can you still get parts for it?",
      "Do you charge for a first look?",
      "How long does a repair usually take?",
    ],
    opening: ["Broken, worn or just not right?", "Something to mend {where}? Say what it does."],
    steps: repair,
  },
  {
    id: "cleaning",
    name: "cleaning service",
    examples: ["house-cleaning", "commercial-cleaner", "pressure-washing"],
    synonyms: list("cleaning, cleans, washing, clean ups, sanitising"),
    mood: "home",
    colour: "#2f7a7a",
    services: offers(
      {
        "One-off cleans": "We give the place a thorough clean when it has been a while.",
        "Regular cleans": "We come back as often as suits you, and keep on top of it.",
        "Stains and grime": "We work on what has set in, and tell you what may not come out.",
        "Homes and businesses": "We work around the people who live or work there.",
      },
      { "One-off cleans": "mop-bucket" },
    ),
    questions: [
      {
        question: "Do I have to be there?",
        answer:
          "Not usually, as long as we can get in and know where to find water and power. Some people like to be there the first time, to show us what matters to them.",
      },
      {
        question: "What should I do before you come?",
        answer:
          "Put away what is fragile, private or easily lost, and tell us about surfaces that need special care. The rest can stay as it is.",
      },
      {
        question: "Will every mark come out?",
        answer:
          "Not every one. Wear, sun and old stains can change the surface itself, and no amount of cleaning brings that back. If in doubt, we’ll try a hidden spot first.",
        notOf: list("gutter-cleaner, duct-cleaner"),
      },
      {
        question: "Can I show you what matters to me?",
        answer:
          "Please do, on the first day or with a note on the bench. Everyone means something else by clean.",
      },
      {
        question: "What should I tell you about the place?",
        answer:
          "What it’s made of, who is at home, and anything with a story: the cracked tile, the cat that slips out.",
      },
      "Do you bring everything you need?",
      "What if I have to change the day?",
      "How can I pay?",
    ],
    opening: ["How long has it been?", "Something to clean {where}? Send a photo."],
    steps: regularVisits,
    enquiry: { details: ["Suburb or town"], question: "What needs cleaning?" },
  },
  {
    id: "shop",
    name: "shop",
    examples: ["gift-shop", "clothes-shop", "hardware-shop"],
    synonyms: list(
      "shop, store, sales, supplies, retailer, stockist, boutique shop, online store, online shop, emporium",
    ),
    mood: "shop",
    colour: "#7a4a5a",
    services: offers(
      {
        "In the shop": "We keep a range on the shelf and show you what we have.",
        "Special orders": "We track down what isn’t in stock and order it in.",
        "Help to choose": "We ask what it’s for and suggest what would suit.",
        Gifts: "We help you find a present, whoever it’s for.",
      },
      { "Special orders": "package", "Help to choose": "shopping-bag" },
    ),
    questions: [
      {
        question: "Can you help me choose?",
        answer:
          "Yes, that is part of the job. Tell us what it is for and roughly what you would like to spend, and we’ll start from there.",
        notOf: ["pawnbroker", "phone-and-electronics-repair"],
      },
      {
        question: "What if you don’t have what I’m after?",
        answer:
          "Ask us. We can tell you whether it can be ordered and how long that is likely to take, or what would do instead.",
        notOf: list("pawnbroker, vintage-clothing, collectables, second-hand-books, gallery"),
      },
      {
        question: "What if something turns out to be faulty?",
        answer:
          "Then the Australian Consumer Law gives you rights to a repair, a replacement or a refund. Tell us what is wrong: a photo of it helps, and so does the receipt.",
        source: "ACCC, Repair, replace, refund, cancel",
      },
      {
        question: "Can I ask before I drive over?",
        answer: "Please do. Tell us what you’re after, and we’ll have a look.",
      },
      {
        question: "Can I just have a look?",
        answer: "Of course. Come in, take your time, and ask if you’d like a hand.",
        notOf: list("grain-storage, ice-supplier, phone-and-electronics-repair, oil-drums"),
      },
      {
        question: "What should I bring with me?",
        answer: "If it has to fit or match something: measurements, a photo or the old one.",
        notOf: list(
          "ice-supplier, pawnbroker, phone-and-electronics-repair, vape-tobacconist, bottle-shop, vintage-clothing, books, newsagent, nursery, school-uniform-shop, gel-blaster-shop, pharmacy",
        ),
      },
      {
        question: "It’s a present. Where do I start?",
        answer:
          "Tell us who it’s for, what they’re fond of and roughly what you’d like to spend. We’ll suggest a few things.",
        notOf: list(
          "grain-storage, ice-supplier, phone-and-electronics-repair, oil-drums, moving-boxes, turf-and-soil, mobility-shop, school-uniform-shop, workwear-shop, pawnbroker, vacuum-shop, bedding-shop, vape-tobacconist, pool-shop, fodder-store, pet-shop, wig-shop",
        ),
      },
      "Is there parking?",
      "Can I swap something that doesn’t suit?",
      "Do you post or deliver?",
    ],
    opening: ["What are you looking for?", "Come for one thing, look at the rest."],
    steps: [],
    headings: { menu: "In the shop" },
  },
  {
    id: "food-shop",
    name: "food shop",
    examples: ["deli", "grocer", "butcher"],
    synonyms: list("food shop, grocer’s shop, provisions"),
    mood: "food",
    colour: "#4b7a2f",
    services: offers({
      "At the counter": "We weigh, slice or pack as much as you need.",
      "For the pantry": "We stock what keeps, by the packet and by the box.",
      Hampers: "We put a box together for a table or a present.",
      Orders: "We put things aside if you let us know ahead.",
    }),
    questions: [
      {
        question: "Can I order ahead?",
        answer:
          "Yes. Tell us what you need and for which day, and we’ll put it aside. Before holidays and long weekends, earlier is safer.",
      },
      {
        question: "How much do I need for my guests?",
        answer:
          "Tell us how many are coming, what else is on the table and how hungry they usually are. We’ll help you work it out, without too much left over.",
      },
      {
        question: "How do I find out what is in something?",
        answer:
          "Ask us, and tell us about any allergy first. Loose goods have no label, so we’ll look it up for you.",
      },
      {
        question: "What should I do with it at home?",
        answer:
          "Tell us when you’ll eat it and how you’ll cook it. We’ll say whether it belongs in the fridge, the freezer or on the bench until then.",
      },
      {
        question: "What’s good today?",
        answer:
          "Ask whoever is behind the counter. They unpacked it, and know what they’d take home.",
      },
      {
        question: "Can I buy just a little of something?",
        answer: "Ask us. Where it’s sold loose, you can have as much or as little as you need.",
      },
      "What has just come in?",
      "Do you deliver?",
      "Is there parking?",
    ],
    opening: ["What is for dinner?", "Say what you are cooking, and how many are coming."],
    steps: [],
    headings: { menu: "In the shop" },
  },
  {
    id: "food-maker",
    name: "food maker",
    examples: ["catering", "cake-decorating", "jams-and-preserves"],
    synonyms: list("foods, handmade food, home made food, cooking, sweets, snacks, baked goods"),
    mood: "food",
    colour: "#9a5a2f",
    services: offers({
      "Made in small batches": "We cook and bake in small lots, and say what goes in.",
      "By order": "We make it for the day you need it and the number of people coming.",
      Platters: "We put together trays for tables, offices and family days.",
      "For shops and cafés": "We supply others who sell it on.",
    }),
    questions: [
      {
        question: "What do you need to know for an order?",
        answer:
          "The day, how many people it is for, and any allergies or dietary needs. If it has to travel, tell us how far.",
        notOf: ["coffee-roaster", "beekeeping"],
      },
      {
        question: "How long does it keep?",
        answer: "We’ll tell you how to store each thing and how long it keeps.",
        notOf: ["home-cooking-and-meal-prep", "catering"],
      },
      {
        question: "What is in it?",
        answer:
          "Ask us about anything, and tell us about an allergy before you order. We know what went into what we made.",
      },
      {
        question: "Can you leave something out?",
        answer: "Ask us. Some things carry the whole recipe, and others nobody would miss.",
        notOf: ["beekeeping", "coffee-roaster"],
      },
      {
        question: "How does it travel?",
        answer:
          "Tell us how long it will be on the road and in what weather, and we’ll say what arrives well.",
        notOf: list(
          "home-cooking-and-meal-prep, catering, coffee-roaster, beekeeping, school-lunches",
        ),
      },
      {
        question: "Can you make something that isn’t on the list?",
        answer:
          "Ask us. Tell us what you remember of it and when you need it, and we’ll say whether we can.",
        notOf: ["beekeeping", "coffee-roaster"],
      },
      {
        question: "How much should I order?",
        answer:
          "Tell us who’s coming and what else there is to eat, and we’ll count it out with you.",
        notOf: list(
          "beekeeping, coffee-roaster, sauces-and-spices, jams-and-preserves, meal-kits, tiffin-service",
        ),
      },
      "How far ahead should I order?",
      "Do you deliver?",
      "Do you take a deposit?",
    ],
    opening: ["Who is it for, and when?", "Hungry {where}? Ask what is being made."],
    steps: order,
  },
  {
    id: "eatery",
    name: "place to eat",
    examples: ["restaurant", "cafes-and-restaurants", "food-trucks"],
    synonyms: list("takeaway, take away, kitchen, eats, grill, dine in, bar and grill"),
    mood: "food",
    colour: "#a0452f",
    services: offers({
      "Eat in": "We serve at the table and at the counter.",
      Takeaway: "We pack meals to take home or to the park.",
      "Groups and parties": "We set a long table and plan the menu with you.",
      Catering: "We cook for parties at your place too.",
    }),
    questions: [
      {
        question: "Do you cater for allergies and special diets?",
        answer:
          "Tell us before you order, and say whether it’s an allergy or a preference. We’ll tell you which dishes suit and which can be changed.",
      },
      {
        question: "Can you do a large order?",
        answer:
          "Yes, if we know ahead. Tell us the day, the time and how many are eating, and we’ll tell you what will work.",
        notOf: ["brewery"],
      },
      {
        question: "When is it quieter?",
        answer:
          "Before and after the usual meal times. If you like to sit and talk, come then; if you like a full room, come at them.",
        notOf: ["brewery"],
      },
      {
        question: "What’s good here?",
        answer:
          "Tell us what you feel like, light or filling, mild or spicy, sweet or not, and we’ll point you to something.",
      },
      {
        question: "Can we order ahead and pick it up?",
        answer: "Yes. Tell us when you’d like it, and we’ll say what can be ready by then.",
        notOf: list("brewery, high-tea, cat-cafe, small-bar, ice-cream, wine"),
      },
      {
        question: "What if we can’t agree on what to eat?",
        answer:
          "Then order a few things for the middle of the table, and let everyone find their own.",
        notOf: list("ice-cream, bubble-tea, juice-bar, coffee, small-bar, brewery, wine"),
      },
      "Can we book a table?",
      "Is there parking?",
      "Is there room for a pram or a wheelchair?",
    ],
    opening: ["Hungry?", "Sit down, or take it with you."],
    steps: [],
  },
  {
    id: "classes",
    name: "teacher",
    examples: ["craft-workshop", "maths-tutoring", "training-provider"],
    synonyms: list(
      "classes, lessons, school, academy, courses, workshops, coaching, teacher, training, tuition, learn to, instructor",
    ),
    mood: "learning",
    colour: "#3a5f8a",
    services: offers({
      "For beginners": "We start at the beginning and go at your pace.",
      "One to one": "We teach one person at a time, on what they want to learn.",
      "Small groups": "We teach a few people together who are at about the same stage.",
      "Going further": "We work on what comes next once you have the basics.",
    }),
    questions: [
      {
        question: "Where does a beginner start?",
        answer:
          "Tell us what you’ve done before, even if it’s nothing, and we’ll start from there.",
      },
      {
        question: "What if I’m nervous about the first time?",
        answer: "Most people are. Tell us, and we’ll start with something easy.",
      },
      {
        question: "Am I too old to begin?",
        answer:
          "People begin at every age. A little practice between lessons helps more than being young does.",
        not: ["kids"],
        notOf: list("training-provider, faith-teacher, gymnastics-club, maths-tutoring"),
      },
      {
        question: "Can I ask silly questions?",
        answer: "There are none. Every question tells us what to explain better.",
      },
      {
        question: "I learn slowly. Does that matter?",
        answer:
          "No. Tell us what helps you, seeing it, hearing it or doing it again, and we’ll go at your pace.",
      },
      {
        question: "What if it isn’t for me?",
        answer:
          "Then you’ll have found out. Tell us what you liked and what you didn’t: another way in may suit you better.",
      },
      {
        question: "How much should I do between lessons?",
        answer: "A little, often. It doesn’t have to be long, and it doesn’t have to be good.",
        notOf: list(
          "training-provider, driving-lessons, diving-and-snorkelling, flying-school, boats-and-sailing, surfing, cooking-school, craft-workshop, bushcraft-school, paint-and-sip, life-drawing, horses, swimming, science-and-making-for-children, faith-teacher, boxing-gym, martial-arts, theatre-and-drama, skateboarding",
        ),
      },
      "What do I bring along?",
      "What if I miss a lesson?",
      "Do I pay by the lesson or by the term?",
      "Can I try it once first?",
    ],
    opening: [
      "What would you like to learn?",
      "Never done it? That is where lessons {where} begin.",
    ],
    steps: lessons,
  },
  {
    id: "profession",
    name: "professional adviser",
    examples: ["consultant", "bookkeeping", "business-coach"],
    synonyms: list(
      "agent, broker, adviser, advisor, advice, agency, services, practice, professional services, certifier, assessor",
    ),
    mood: "profession",
    colour: "#2f4a6a",
    services: offers(
      {
        "A first conversation":
          "We listen, ask questions and tell you if someone else would suit you better.",
        Advice: "We explain the choices in plain words, on paper if you like.",
        "Paperwork and applications": "We prepare, check and lodge the paperwork.",
        "Written reports": "We go through what’s there and put our findings in writing.",
      },
      {
        "A first conversation": "consultation",
        Advice: "notebook",
        "Paperwork and applications": "signature",
        "Written reports": "report",
      },
    ),
    questions: [
      {
        question: "How do I begin?",
        answer:
          "Say in a line or two what it is about, and mention any deadline. The details can wait until we talk.",
        notOf: ["bookmaker"],
      },
      {
        question: "What should I get ready?",
        answer:
          "Whatever you have, in any order: letters, notes, earlier drafts. We’ll sort out what matters and tell you if anything is missing.",
        notOf: list(
          "travel-planning, security-service, bookmaker, auslan-interpreter, energy-assessor, talent-agent, hiring-and-people, virtual-assistance",
        ),
      },
      {
        question: "What if it isn’t a job for you?",
        answer:
          "Then we’ll say so, and tell you what kind of help to look for. A first conversation is the place to find that out.",
        notOf: ["bookmaker", "conveyancer"],
      },
      {
        question: "Can I ask before I decide?",
        answer: "Of course. Tell us what it’s about, ask what it would involve, and sleep on it.",
        notOf: list("bookmaker"),
      },
      {
        question: "What if I’ve left it late?",
        answer: "Say the date first. It helps to know what has to come before what.",
        notOf: ["bookmaker", "coworking-space"],
      },
      {
        question: "Do I have to understand all of it?",
        answer:
          "No. Stop us at any word you don’t know. If you couldn’t explain it to your family afterwards, we haven’t finished.",
        notOf: list(
          "auslan-interpreter, security-service, travel-planning, talent-agent, genealogy, coworking-space, illustration-and-design, hiring-and-people, virtual-assistance, translation, bookmaker",
        ),
      },
      {
        question: "I’ve made a start on my own. Is that a problem?",
        answer: "No. Send what you have, half done as it is, and we’ll go on from there.",
        notOf: list(
          "architect, insurance-broker, bookmaker, security-service, auslan-interpreter, notary, auctioneer, coworking-space, hiring-and-people, real-estate-agent, energy-assessor, building-certifier, talent-agent",
        ),
      },
      {
        question: "What if things change along the way?",
        answer:
          "Tell us as soon as you know. It’s easier to change direction early than to mend it at the end.",
        notOf: list("bookmaker, notary, coworking-space"),
      },
      "How do you charge?",
      "What does a first meeting cost?",
      "Where do we meet?",
    ],
    opening: ["Where would you like to start?", "A question is enough to begin with."],
    steps: deskWork,
  },
  {
    id: "maker",
    name: "maker",
    examples: ["woodworking", "home-artisan", "painting-and-drawing"],
    synonyms: list(
      "handmade, maker, made by hand, hand crafted, artisan, custom made, bespoke, art, craft, fabrication, made to order",
    ),
    mood: "studio",
    colour: "#6a4a2f",
    services: offers(
      {
        "Made to order": "We make one-off pieces from the idea you bring.",
        "Ready to take home": "We keep finished pieces to look at and to buy.",
        Repairs: "We repair our own work, and often other people’s.",
        "Larger commissions": "We talk through size, material and time before we begin.",
      },
      {
        "Made to order": "pencil",
        "Ready to take home": "gift",
        "Larger commissions": "blueprint",
      },
    ),
    questions: [
      {
        question: "Can you work from a drawing?",
        answer:
          "Yes, and a rough one will do. Add the measurements that matter, and a picture of anything you like the look of.",
        notOf: list(
          "hide-tanner, soap-and-natural-skincare, candles-and-home-scents, picture-framer, opal-cutter, bridal-alterations",
        ),
      },
      {
        question: "What do you need to know to begin?",
        answer:
          "What it’s for, where it will go, the size if that matters, and when you need it. A budget helps too: it tells us which materials to talk about.",
        notOf: ["hide-tanner"],
      },
      {
        question: "Can I change my mind along the way?",
        answer:
          "Early on, yes. Later it depends on how far the work has come, so tell us as soon as you have doubts.",
        notOf: ["hide-tanner"],
      },
      {
        question: "What if I only have a rough idea?",
        answer:
          "That’s how most pieces begin. Tell us who it’s for and what it should feel like, and we’ll come back with questions.",
        notOf: list(
          "boat-builder, hide-tanner, 3d-printing, sailmaker, fibreglass-moulder, bridal-alterations",
        ),
      },
      {
        question: "How do I look after it?",
        answer:
          "You’ll hear when you collect it: what it likes, what it doesn’t, and what the years do to it.",
        notOf: list(
          "sign-writer, candles-and-home-scents, soap-and-natural-skincare, 3d-printing, engraver",
        ),
      },
      {
        question: "Can I see it along the way?",
        answer: "Ask us for a photo. It’s a good moment to say what you’d change.",
        notOf: list(
          "candles-and-home-scents, soap-and-natural-skincare, hide-tanner, bridal-alterations",
        ),
      },
      {
        question: "Can it be a surprise?",
        answer:
          "Yes. Tell us how to reach you without giving it away, and when it has to be ready.",
        notOf: list(
          "boat-builder, hide-tanner, sailmaker, fibreglass-moulder, sign-writer, bridal-alterations, upholstery, tailor, leadlight, saddle-maker, canvas-maker",
        ),
      },
      "How long does it take to make?",
      "Do you take a deposit?",
      "Can you post it?",
    ],
    opening: ["What do you have in mind?", "One piece, made for one person."],
    steps: commission,
  },
  {
    id: "stay",
    name: "place to stay",
    examples: ["short-stays", "bed-and-breakfast", "farm-stay"],
    synonyms: list("stay, stays, rooms, retreat, overnight stays, sleeps"),
    mood: "stay",
    colour: "#4a6a5a",
    services: offers(
      {
        Rooms: "We make up the beds and show you around.",
        "Longer stays": "We make arrangements for a week or more.",
        Groups: "We host families and friends who travel together.",
        "What is near": "We tell you where to walk, swim and eat.",
      },
      {
        Rooms: "double-bed",
        "Longer stays": "suitcase-rolling",
        "What is near": "signpost",
        Groups: "bunk-beds",
      },
    ),
    questions: [
      {
        question: "What should we tell you when we book?",
        answer:
          "How many you will be, when you expect to arrive, and whether stairs, beds or bathrooms could be a problem for anyone.",
      },
      {
        question: "What if we arrive late?",
        answer:
          "Tell us when you book, or as soon as you know, so that we can arrange how you get in. On country roads, leave some daylight for the last stretch: kangaroos come out at dusk.",
      },
      {
        question: "What is there to do nearby?",
        answer:
          "Ask us when you arrive. We’ll tell you where we like to go and what’s open that day.",
      },
      "When can we arrive, and when do we leave?",
      "Is there parking?",
      "What happens if we have to cancel?",
      "Are pets welcome?",
    ],
    opening: ["How many nights?", "A bed, a door that shuts, and the morning."],
    steps: stayVisit,
    enquiry: {
      details: ["Dates", "Number of guests"],
      question: "What else would you like to ask?",
    },
  },
  {
    id: "health",
    name: "health practice",
    examples: ["counsellor", "massage", "naturopath"],
    synonyms: list(
      "clinic, therapy, therapist, practitioner, consultations, rehabilitation, health service",
    ),
    mood: "care",
    colour: "#2f7a7a",
    services: offers({
      "First appointments": "We take time to hear what brings you in and what you have tried.",
      "Follow-up visits": "We look at how things have gone and what comes next.",
      "Written plans": "We put the plan in writing for you and your doctor.",
      "Families and carers": "We talk with the people who help at home, if you wish.",
    }),
    questions: [
      {
        question: "What should I bring to a first visit?",
        answer:
          "Any letters, scans or test results about it, and a list of the medicines you take. If you have none of those, that’s fine.",
      },
      {
        question: "Can I bring someone with me?",
        answer:
          "Yes. A second pair of ears helps, and you can ask them to step out for part of it.",
      },
      {
        question: "What stays private?",
        answer:
          "What you tell us is health information, and the Privacy Act protects it. We share it with others who look after you when you agree, and otherwise only where the law allows or requires it.",
        source: "Office of the Australian Information Commissioner; Privacy Act 1988 (Cth)",
      },
      {
        question: "What if I’m embarrassed?",
        answer:
          "You won’t be the first. Say as much as you like, in your own words, and we’ll go from there.",
      },
      {
        question: "Do I have to decide on the day?",
        answer:
          "No. Ask what else there is and what happens if you wait, then take it home to think about.",
      },
      {
        question: "How do I get the most out of a visit?",
        answer: "Write down what you want to ask, and start with the one that worries you most.",
      },
      {
        question: "What if I don’t follow something?",
        answer: "Say so. We’ll put it another way, or write it down for you.",
      },
      "What does a visit cost, and what do I get back?",
      "How long is a first visit?",
      "What if I have to cancel?",
      "Is there parking, and are there stairs?",
    ],
    opening: ["What brings you in?", "A few words are enough to begin."],
    steps: healthVisit,
  },
  {
    id: "wellbeing",
    name: "wellbeing studio",
    examples: ["yoga-and-pilates", "mindfulness", "massage"],
    synonyms: list("wellness, wellbeing, healing, energy work, mind and body"),
    mood: "wellbeing",
    colour: "#5a7a6a",
    services: offers({
      "Single sessions": "We work with one person at a time, without rushing.",
      "Group sessions": "We hold sessions for several people together.",
      "Your first time": "We explain what will happen before we start.",
      "Gift vouchers": "We make out a voucher for someone you have in mind.",
    }),
    questions: [
      {
        question: "What happens the first time?",
        answer:
          "We ask what brings you, what your body likes and what it doesn’t, and go from there. You don’t need any experience.",
      },
      {
        question: "What should I tell you before the first session?",
        answer:
          "Any injuries or operations, and anything your doctor has told you to be careful with. We’ll change what we do to suit.",
      },
      {
        question: "What should I wear?",
        answer:
          "Something you can move or lie in comfortably. Leave jewellery and strong scent at home.",
      },
      {
        question: "Am I fit enough?",
        answer: "Come as you are. Tell us what you can and can’t do, and we’ll start there.",
        notOf: ["massage", "mindfulness"],
      },
      {
        question: "Can I stop in the middle?",
        answer: "At any time. Rest, leave something out or go home: you know best how you feel.",
      },
      "What if I have to cancel?",
      "Is there parking?",
      "Do I pay by the visit or by the month?",
    ],
    opening: ["How are you, really?", "An hour for yourself {where}."],
    steps: classes,
  },
  {
    id: "care",
    name: "support service",
    examples: ["disability-support", "aged-care-and-companionship", "babysitting-and-childcare"],
    synonyms: list("support, home support, community support, help at home"),
    mood: "care",
    colour: "#4a6a8a",
    services: offers({
      "Help at home": "We come to the house and help with what has become hard to do alone.",
      "Out and about": "We go along to appointments, shops and visits.",
      "A plan for the week": "We write down who comes when, and for what.",
      Families: "We keep family in the loop, with the person’s okay.",
    }),
    questions: [
      {
        question: "How do we begin?",
        answer:
          "With a conversation. Tell us about the person, the week as it is now, and what has become hard. No forms needed for that.",
      },
      {
        question: "Can the family have a say?",
        answer:
          "Yes, as far as the person wishes. It helps to know who to ring, who decides, and who just wants to be kept posted.",
      },
      {
        question: "What if it doesn’t suit after all?",
        answer:
          "Tell us early and plainly. Another time, or another way of doing it, often puts it right.",
      },
      {
        question: "What if we only need a little help?",
        answer: "Then start with a little. It’s easier to add something than to take it away.",
        notOf: ["grave-care"],
      },
      {
        question: "What should we write down for you?",
        answer: "Medicines, habits, who to ring, and what makes a good day.",
        notOf: list("grave-care, nanny-agency, support-coordinator"),
      },
      {
        question: "What if the person doesn’t want help?",
        answer:
          "That’s common. Begin with something small that they would like done, and go at their pace.",
        notOf: list("babysitting-and-childcare, nanny-agency, grave-care, sleep-consultant"),
      },
      "Who would come?",
      "How soon can someone start?",
      "How is it paid for?",
    ],
    opening: ["What would make the week easier?", "Start with the thing that is hardest."],
    steps: careVisit,
  },
  {
    id: "event",
    name: "event service",
    examples: ["childrens-parties", "party-hire", "events-and-fairs"],
    synonyms: list(
      "weddings, parties, functions, events, for hire, entertainment, performer, displays, ceremonies",
    ),
    mood: "play",
    colour: "#8a3a5a",
    services: offers(
      {
        Weddings: "We talk through the day with you both, and our part in it.",
        "Parties and birthdays": "We come to the party and bring what we need.",
        "Festivals and fetes": "We set up for a crowd and work with the organisers.",
        "Schools and businesses": "We fit in with your timetable and your rooms.",
      },
      {
        Weddings: "bridal-bouquet",
        "Parties and birthdays": "cake",
        "Festivals and fetes": "tent",
        "Schools and businesses": "school",
      },
    ),
    questions: [
      {
        question: "What do you need to know about the day?",
        answer:
          "The date, the place, the times and roughly how many guests. Tell us too about stairs, grass or a long carry from the car.",
        notOf: ["event-speaker"],
      },
      {
        question: "When should we book?",
        answer:
          "As soon as the date and the place are settled. Saturdays in spring and autumn go first, and December fills up with parties.",
        notOf: ["event-speaker"],
      },
      {
        question: "What happens if it rains?",
        answer:
          "Talk to us about a plan for rain while you book, not on the day. A roof, a hall or a second spot in mind is usually enough.",
        notOf: ["event-speaker"],
      },
      {
        question: "What if the times slip on the day?",
        answer: "They often do. Tell us who keeps the time, and let us know if things move.",
        notOf: ["event-speaker"],
      },
      {
        question: "Can we say what we don’t want?",
        answer: "Please do. What to leave out is as useful to know as what to bring.",
      },
      {
        question: "Who should we put you in touch with?",
        answer: "Someone who isn’t the centre of the day. A name and a number will do.",
      },
      {
        question: "Where do we begin?",
        answer:
          "With the date, the place and the number of guests. The rest can come one question at a time.",
      },
      "Do you take a deposit?",
      "What if we have to move the date?",
      "How much room do you need?",
    ],
    opening: ["What is the occasion?", "Name the day, and the place."],
    steps: eventBooking,
    enquiry: { details: ["Date", "Suburb or town"], question: "What do you have in mind?" },
  },
  {
    id: "attraction",
    name: "day out",
    examples: ["tours-and-local-history", "bushwalking", "play-centre"],
    synonyms: list("rides, experiences, adventures, park, attraction, hunts, treks, day out"),
    mood: "play",
    colour: "#3a7a5a",
    services: offers({
      "Day visits": "We show visitors around and tell them what they are looking at.",
      "Small groups": "We take a few people at a time.",
      Families: "We look after children and grandparents on the same outing.",
      "Private bookings": "We arrange a time for your group alone.",
    }),
    questions: [
      {
        question: "What should we wear?",
        answer:
          "Clothes you can move in and shoes that stay on your feet. If we go outside, add a hat, sunscreen and something for the wind.",
        notOf: list("ghost-tours, astronomy"),
      },
      {
        question: "Can we come as a group?",
        answer:
          "Yes. Tell us how many you will be and when you could come, and we’ll find a time that suits.",
      },
      {
        question: "Is there anything we should tell you first?",
        answer:
          "Tell us if walking, heights, noise or small spaces are hard for anyone in your group. There’s often another way of doing it.",
      },
      {
        question: "Is it right for small children?",
        answer:
          "Tell us how old they are and what they’re like, and we’ll say what they’d enjoy and where they’d need a hand.",
      },
      {
        question: "What if we’re held up on the way?",
        answer: "Tell us as soon as you know, and we’ll say what can still be done.",
      },
      {
        question: "What if someone changes their mind on the spot?",
        answer: "That happens. Nobody has to: they can watch, wait or cheer.",
        notOf: list("birdwatching, scenic-flights, cultural-tours, ghost-tours"),
      },
      {
        question: "What should we ask when we book?",
        answer:
          "How long it takes, how far you walk, and where the toilets are. We’d rather you asked too much than too little.",
        notOf: list("video-games, rage-room, play-centre, go-karts"),
      },
      "How long does it take?",
      "What happens if the weather turns?",
      "What if we have to cancel?",
      "Is there parking?",
    ],
    opening: ["What are you doing on Saturday?", "Bring a hat, and someone you like."],
    steps: dayOut,
  },
  {
    id: "land",
    name: "grower",
    examples: ["market-gardening", "livestock-and-wool", "nursery"],
    synonyms: list("grower, growing, breeding, plantation, harvest, stud"),
    mood: "shop",
    colour: "#6a7a2f",
    services: offers({
      "From the farm": "We sell what we grow when it is ready.",
      "By the box": "We pack larger amounts for families and kitchens.",
      "Visits by arrangement": "We show people around when the work allows it.",
      "For shops and restaurants": "We supply others who sell or cook it.",
    }),
    questions: [
      {
        question: "What is in season?",
        answer: "It changes from week to week. Ask us what’s ready now and what’s coming up.",
        notOf: list(
          "alpaca-farm, egg-farm, dairy-farm, compost-and-worm-farms, livestock-and-wool, emu-farm, insect-farm, christmas-tree-farm",
        ),
      },
      {
        question: "Can we visit the place?",
        answer:
          "Ask first: on a farm there are days when nobody can leave the work. Wear shoes that may get dirty, and leave gates as you find them.",
      },
      {
        question: "How do shops and restaurants order?",
        answer:
          "Ask us. Tell us how much you need and how often, and we’ll say what the season allows.",
        notOf: list("alpaca-farm, christmas-tree-farm, flower-farm, compost-and-worm-farms"),
      },
      {
        question: "How do I find out what you have just now?",
        answer:
          "Get in touch before you drive out. It depends on the weather, and on who came yesterday.",
        notOf: ["firewood-and-outdoors-work"],
      },
      {
        question: "Can we bring the children?",
        answer:
          "Ask first. They’ll want boots, a hat, and a hand to hold near animals, dams and machinery.",
        notOf: ["firewood-and-outdoors-work"],
      },
      "Where can I buy it?",
      "Do you deliver?",
      "How can I pay?",
    ],
    opening: ["What is ready?", "Something from the farm {where}?"],
    steps: [],
  },
  {
    id: "transport",
    name: "transport service",
    examples: ["courier", "hire-car", "moving-house"],
    synonyms: list("transport, cartage, delivery, deliveries, carrier, logistics, trucks"),
    mood: "vehicles",
    colour: "#3a5a7a",
    services: offers({
      "Local runs": "We pick up and deliver around the area.",
      "Longer trips": "We take loads to other towns and other states.",
      "Regular runs": "We come on the same days each week.",
      "Awkward loads": "We work out how to lift, tie down and carry odd loads.",
    }),
    questions: [
      {
        question: "What do you need to know for a price?",
        answer:
          "Where from, where to, who or what is travelling, and when. Tell us too about anything that makes either end hard to get to.",
      },
      {
        question: "What if there is a delay?",
        answer:
          "Roads close and trips run late. Leave us a number that will be answered on the day, so we can ring.",
      },
      {
        question: "Where can you stop?",
        answer:
          "Wherever it’s safe to pull up. If access is tight at either end, tell us the best spot.",
      },
      {
        question: "Can someone else be there for me?",
        answer: "Yes. Give us their name and number, and tell them what to expect.",
        notOf: list("coach-charter, wedding-cars, taxi, hire-car"),
      },
      {
        question: "What if my plans change?",
        answer: "Tell us as soon as you know. The earlier it is, the more can be moved.",
      },
      {
        question: "What’s the best way to reach you on the day?",
        answer:
          "Tell us beforehand how you’d like to hear from us. Whoever is driving can only answer at the next stop.",
      },
      "How soon can you come?",
      "How much fits?",
      "What if I have to change the time?",
    ],
    opening: ["Where from, and where to?", "What needs moving, and when?"],
    steps: carriage,
  },
  {
    id: "hire",
    name: "hire business",
    examples: ["party-hire", "equipment-hire", "vehicle-hire"],
    synonyms: list("hire, rental, rentals, hire service, rent, wet hire, dry hire"),
    mood: "play",
    colour: "#8a5a2f",
    services: offers({
      "By the day": "We hire it out for a day and show you how it works.",
      "Weekends and weeks": "We hire for longer, and tell you what that does to the price.",
      "Delivery and pick-up": "We bring it, set it up and come back for it.",
      "Help to choose": "We ask what you need it for and suggest what would suit.",
    }),
    questions: [
      {
        question: "Which one do I need?",
        answer:
          "Tell us what it’s for and where it’s going. We’ll suggest what would do the job and what would be too much.",
      },
      {
        question: "What if I need it longer?",
        answer:
          "Tell us before it’s due back. If nobody is waiting for it, you can usually keep it longer.",
      },
      {
        question: "What if something breaks?",
        answer: "Tell us straight away, so the next person isn’t left without.",
      },
      {
        question: "What if I’m not sure about the size?",
        answer:
          "Tell us the numbers you have: how many people, how wide, how high, how heavy. We’ll work it out with you.",
        notOf: ["photo-booth"],
      },
      {
        question: "When should I book?",
        answer: "As soon as you know the day. Long weekends and school holidays go first.",
        notOf: list(
          "crane-hire, plant-hire, self-storage, skip-bins, portable-toilets, equipment-hire, chipper-hire, dress-hire, suit-hire",
        ),
      },
      {
        question: "What if the day changes?",
        answer: "Tell us as soon as you know, and we’ll look for another.",
        notOf: ["self-storage", "plant-hire"],
      },
      "Is there a bond?",
      "Can you deliver it?",
      "What if I have to cancel?",
    ],
    opening: ["What do you need, and for how long?", "Use it, then bring it back."],
    steps: hiring,
  },
  {
    id: "animals",
    name: "animal service",
    examples: ["dog-grooming", "pet-sitting", "animal-breeder"],
    synonyms: list("animals, pets, dogs, cats, horses, birds, livestock, pet"),
    mood: "animals",
    colour: "#2f7a6a",
    services: offers({
      "A first meeting": "We meet the animal before anything else and let it get used to us.",
      "Regular visits": "We come back as often as your animal needs.",
      "Nervous and older animals": "We take it slowly, and stop when it has had enough.",
      "Advice for owners": "We show you what you can do at home.",
    }),
    questions: [
      {
        question: "What should I tell you about my animal?",
        answer:
          "Age, health, medicines, and anything that frightens it or makes it snap. We’d rather know than find out the hard way.",
      },
      {
        question: "What if my animal is nervous?",
        answer:
          "Tell us, and we’ll take it slowly. A favourite blanket or treat helps, and so does a calm owner.",
        notOf: ["agistment"],
      },
      {
        question: "Can we meet you first?",
        answer:
          "Yes, that is a good way to begin. Your animal can have a sniff, and you can ask whatever you like.",
        notOf: ["agistment"],
      },
      {
        question: "What if you notice something?",
        answer: "You hear what we saw, and whether it looks like something for the vet.",
        notOf: list("dog-bakery, animal-breeder, backyard-chickens, vet, pet-crematory"),
      },
      {
        question: "Does the breed matter?",
        answer:
          "A little. Tell us which it is and what yours is like: even two from one litter are different.",
        notOf: list(
          "dog-bakery, animal-breeder, backyard-chickens, bird-vet, agistment, horse-dentist, equine-therapist, farrier, equine-vet",
        ),
      },
      {
        question: "Should I stay or go?",
        answer: "Some animals are calmer with you there, others without. We’ll try what works.",
        notOf: list(
          "dog-bakery, animal-breeder, backyard-chickens, agistment, dog-walking, boarding-kennel, dog-training, dog-waste, farrier",
        ),
      },
      "Which vaccinations do you ask for?",
      "What if I have to cancel?",
      "How can I pay?",
    ],
    opening: ["Who are we talking about?", "Tell us about your animal."],
    steps: animalVisit,
  },
  {
    id: "beauty",
    name: "salon",
    examples: ["hairdressing", "beauty-salon", "make-up-and-skin"],
    synonyms: list("salon, styling, grooming for people, skin and body, parlour"),
    mood: "beauty",
    colour: "#a05a7a",
    services: offers({
      "A first appointment": "We ask what you’d like and talk about what would suit.",
      "Regular visits": "We keep it as you like it, every few weeks.",
      "For an occasion": "We get you ready for a wedding, a formal or a night out.",
      "Care at home": "We show you how to look after it until the next visit.",
    }),
    questions: [
      {
        question: "Can I bring a picture?",
        answer:
          "Please do. A couple of them show more than words can, and one of what you don’t want helps as much.",
        notOf: ["mens-waxing", "day-spa"],
      },
      {
        question: "What should I tell you before we start?",
        answer:
          "Allergies, sensitive skin, medicines that affect it, and anything you’ve had done lately. With some products we’ll try a small spot first.",
      },
      {
        question: "What if I don’t like it?",
        answer:
          "Tell us before you leave, or get in touch soon after, and we’ll talk about what can be done.",
      },
      {
        question: "What if I don’t know what I want?",
        answer:
          "Start with what you don’t want. We’ll ask a few questions and suggest something that suits how you live.",
        notOf: ["mens-waxing", "day-spa"],
      },
      {
        question: "Can I just sit quietly?",
        answer: "Of course. Say so, and we’ll let you be.",
        notOf: ["fashion-and-styling"],
      },
      {
        question: "Is there anything I should do the day before?",
        answer:
          "Ask when you book. It depends on what you’re having done, and sometimes the answer is to leave it alone.",
        notOf: ["fashion-and-styling", "day-spa"],
      },
      "How long should I allow?",
      "What if I have to cancel?",
      "Do you take a deposit?",
      "Is there parking?",
    ],
    opening: ["What are we doing today?", "Bring a picture, and an hour."],
    steps: beautyVisit,
  },
  {
    id: "vehicles",
    name: "vehicle workshop",
    examples: ["car-repair", "auto-electrician", "panel-beater"],
    synonyms: list(
      "automotive, garage, auto, motors, cars, trucks and trailers, vehicles, engines",
    ),
    mood: "vehicles",
    colour: "#3a4a5a",
    services: offers({
      Servicing: "We check it over, change what’s worn and write down what we found.",
      Repairs: "We find the fault first, then talk about the repair.",
      "Parts and fitting": "We order parts and fit them, or fit what you bring.",
      "Checks before you buy": "We look over a vehicle before money changes hands.",
    }),
    questions: [
      {
        question: "What should I tell you first?",
        answer:
          "Make, model and year, and what it does or what you would like done. A short video of a noise says more than a description.",
        notOf: list("battery-shop, mobile-car-wash"),
      },
      {
        question: "Is it safe to keep using it?",
        answer:
          "If it’s the brakes, the steering or a red warning light, leave it where it is and get in touch. For anything else, describe it and we’ll tell you what we think.",
        notOf: list(
          "battery-shop, marine-mechanic, farm-and-small-engines, ute-trays, engine-reconditioner",
        ),
      },
      {
        question: "What should I leave with it?",
        answer:
          "The keys, the service book if there is one, and a number where you can be reached. Take out what you will need before it is back.",
        notOf: ["battery-shop", "farm-and-small-engines"],
      },
      {
        question: "What if it turns out to be more?",
        answer: "You hear about it before we go on, and decide what’s done now and what can wait.",
        notOf: ["battery-shop"],
      },
      {
        question: "What’s worth doing at its age?",
        answer:
          "Tell us how long you mean to keep it, and we’ll tell you what’s worth doing until then.",
        notOf: list("battery-shop, ute-trays, windscreen-repairer"),
      },
      {
        question: "What if I can’t describe it?",
        answer:
          "Then show us. A photo, a short film or a drive around the block tells us what words can’t.",
        notOf: ["battery-shop"],
      },
      "How long will you need it?",
      "Will you ring before you do more?",
      "Do you have something I can drive meanwhile?",
    ],
    opening: ["What is it doing?", "A noise, a light, or just due."],
    steps: carVisit,
  },
  {
    id: "pictures",
    name: "picture maker",
    examples: ["photography", "video", "drones"],
    synonyms: list("photos, film, shoots, images, footage, pictures"),
    mood: "pictures",
    colour: "#3a3a4a",
    services: offers(
      {
        People: "We photograph people as they are, alone and together.",
        "Places and things": "We show rooms, buildings and products in good light.",
        Occasions: "We cover the day from the first guest to the last.",
        Editing: "We choose, correct and send the finished files.",
      },
      { People: "family-portrait" },
    ),
    questions: [
      {
        question: "What should we do before the shoot?",
        answer:
          "Send us a few pictures you like and say what you like about them. Clear away what shouldn’t be in the frame: that is easier than taking it out later.",
        notOf: ["film-transfer"],
      },
      {
        question: "What if the weather is bad?",
        answer:
          "Cloud is often kinder than sun. In case of rain or wind, we’ll settle on another day or a place indoors.",
      },
      {
        question: "Can you work around the people who are there?",
        answer:
          "Yes. Tell us what is going on that day. We keep to the edges where we can, and ask before we come close.",
      },
      {
        question: "What do you need to know first?",
        answer: "What it’s for, where it will be seen, and the one thing that has to be in it.",
        notOf: ["film-transfer"],
      },
      "How many pictures do we get?",
      "How can we use them?",
      "When do we get them?",
      "Do you take a deposit?",
    ],
    opening: ["What should it look like?", "Hold still, or don’t."],
    steps: shoot,
  },
  {
    id: "club",
    name: "community group",
    examples: ["charity", "football-codes", "church"],
    synonyms: list("club, society, association, community, group, volunteers, members"),
    mood: "care",
    colour: "#4a5a8a",
    services: offers({
      Meetings: "We meet regularly and new faces are welcome.",
      "Open days": "We open the doors and show what we do.",
      "Lending a hand": "We find a job for anyone who’d like one.",
      Newsletters: "We write down what is on and who to ring.",
    }),
    questions: [
      {
        question: "How do I join?",
        answer:
          "Come along once, or write to us first. Someone will say hello and tell you how it works.",
      },
      {
        question: "Do I need to know someone already?",
        answer: "No. Say you’re new, and we’ll introduce you.",
      },
      {
        question: "How can I help?",
        answer:
          "Tell us what you like doing and how much time you have, even if it is an hour now and then. There is a job for nearly everyone.",
      },
      {
        question: "Can I come and just watch?",
        answer:
          "Of course. Stand at the back, stay as long as you like, and ask whoever is next to you.",
        notOf: ["wildlife-carer"],
      },
      "When do you meet?",
      "What does it cost to belong?",
      "Is there parking, and are there stairs?",
    ],
    opening: ["Come along.", "New {where}? Come and say hello."],
    steps: [],
  },
];
