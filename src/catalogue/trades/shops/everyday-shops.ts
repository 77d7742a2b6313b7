import { list, offers, type Trade } from "../trade.ts";

export const everydayShops: readonly Trade[] = [
  {
    id: "clothes-shop",
    name: "clothes shop",
    above: "shop",
    synonyms: list(
      "boutique, clothing, clothing store, fashion, fashion boutique, ladies fashion, dress shop, clothing shop, apparel",
    ),
    mood: "shop",
    colour: "#5a4a6a",
    services: offers(
      {
        Dresses: "We have some for the office, some for the races and some for Sunday.",
        "Everyday clothes": "We keep shirts, jeans, knits and jackets that go with what you have.",
        Workwear: "We have what stands up to a day on your feet, indoors or out.",
        "Shoes and bags": "We keep a few that go with the rest, so bring the outfit.",
        "Special occasions":
          "We help put an outfit together for weddings, formals and christenings.",
        Alterations: "We take up hems and take in seams.",
      },
      { Workwear: "boot", "Special occasions": "high-heel", "Shoes and bags": "handbag" },
    ),
    questions: [
      {
        question: "What if I’m between sizes?",
        answer:
          "Try both. Cuts differ from one maker to the next, and a hem or a waist can often be altered.",
      },
      {
        question: "What should I bring to find an outfit?",
        answer: "The shoes you mean to wear, and a photo of what it has to go with.",
        not: ["online"],
        notOf: ["school-uniform-shop", "workwear-shop", "lingerie-shop"],
      },
      "Do your sizes run small?",
      "Can I swap it if it doesn’t fit?",
      "Can you put it aside until Friday?",
      "Who makes the clothes?",
    ],
    opening: [
      "What is missing between the jeans and the good dress?",
      "A wedding coming up, and nothing to wear?",
    ],
    steps: [],
    headings: { unpriced: "On the racks", menu: "Clothes" },
  },
  {
    id: "shoe-shop",
    name: "shoe shop",
    above: "shop",
    synonyms: list("shoes, shoe store, footwear, boots, school shoes, sneakers"),
    mood: "shop",
    colour: "#6a4a3a",
    services: offers(
      {
        "Work boots": "We check toe room, ankle and sole, and ask what you stand on all day.",
        "School shoes": "We measure feet and fit for the term.",
        "Walking shoes": "We look at where you walk and how, then find a sole to match.",
        Sandals: "We have ones for the beach, for town and for a long walk.",
        "Wide fittings": "We measure wide feet and stock shoes for them.",
        "Inserts and laces":
          "We have what makes an old pair good again: insoles, laces, polish and brushes.",
      },
      { Sandals: "sandal", "Inserts and laces": "lace-up-shoe" },
    ),
    questions: [
      {
        question: "When is the best time to try shoes on?",
        answer:
          "Later in the day, when feet are a little wider. Bring the socks you’ll wear, and any insoles.",
        not: ["online"],
      },
      {
        question: "How do I know that they fit?",
        answer:
          "There’s a thumb’s width in front, the heel stays put, and nothing pinches when you go up on your toes. Walk around in them before you decide.",
      },
      "Do you measure children’s feet?",
      "Which shoe fits a wide foot?",
      "Can I try them at home?",
      "Can you order my size?",
    ],
    opening: ["How far will they have to walk?", "Stand up in them. Walk to the door and back."],
    steps: [],
  },
  {
    id: "surf-shop",
    name: "surf shop",
    above: "shop",
    synonyms: list(
      "surfboards, wetsuits, skate shop, board shop, skateboards, snowboards, board repairs",
    ),
    mood: "shop",
    colour: "#1f86a6",
    services: offers(
      {
        Surfboards: "We sell boards, new and second-hand.",
        Wetsuits: "We help with thickness and fit, so try it on dry.",
        "Board hire": "We have foamies to learn on, and longer boards for small days.",
        "Ding repairs": "We mend dings and snapped fins.",
        Skateboards: "We set up deck, trucks and wheels, or replace the one that’s worn.",
        "Fins and wax": "We sell fins, wax and leg ropes.",
      },
      { "Board hire": "paddleboard", "Fins and wax": "surf-fin", "Ding repairs": "paint-brush" },
    ),
    questions: [
      "Which board suits a beginner of my size?",
      "Can you repair a snapped board?",
      "How thick a wetsuit for winter?",
      "Do you buy second-hand boards?",
    ],
    opening: ["How’s the swell?", "How tall, how heavy, how often: start there."],
    steps: [],
  },
  {
    id: "camping-shop",
    name: "camping shop",
    above: "shop",
    synonyms: list(
      "camping gear, camping store, camping supplies, swags, swags and tents, tents, outdoor store, hiking gear",
    ),
    mood: "shop",
    colour: "#4a6a3a",
    services: offers({
      "Swags and tents": "We put them up in the shop, so that you can lie down in one.",
      "Sleeping bags and mats":
        "We ask where you camp and how cold it gets, then find the right one.",
      "Stoves and eskies": "We stock stoves, gas, eskies and camp kitchens.",
      "Packs and boots": "We fit the pack to your back and the boots to your feet.",
      "Lights and water": "We stock head torches, lanterns and water containers.",
    }),
    questions: [
      {
        question: "Swag or tent?",
        answer:
          "A swag is up in a minute and warm in winter. A tent gives you room to stand, and somewhere to sit out the rain.",
      },
      {
        question: "How warm should a sleeping bag be?",
        answer:
          "Warmer than the coldest night you expect: you can open a warm bag, but not close a cold one further.",
      },
      {
        question: "What does a first trip need?",
        answer:
          "A bed off the ground, a light each, water, and something to cook on. Borrow the rest until you know what you miss.",
      },
    ],
    opening: [
      "Where are you sleeping on Saturday?",
      "One night or the whole lap: what is missing?",
    ],
    steps: [],
  },
  {
    id: "fishing",
    name: "fishing and outdoor shop",
    above: "shop",
    synonyms: list(
      "bait and tackle, tackle shop, bait shop, crab pots, fishing tackle, outdoor gear, metal detectors, gold prospecting gear",
    ),
    topics: list(
      "fish, fishing, angler, angling, lure, rod, bait, tackle, fly fishing, crabbing, spearfishing, barramundi, bass fishing",
    ),
    mood: "shop",
    colour: "#3a6a5a",
    services: offers(
      {
        "Rods and reels": "We sell rods and reels for river, beach and boat.",
        "Bait and tackle": "We sell bait, lures, hooks and line.",
        "Camping gear": "We sell swags, stoves and eskies.",
        "Boating gear": "We sell life jackets, anchors and ropes.",
        "Reel repairs": "We strip, grease and put new parts into worn ones.",
        "Metal detectors": "We sell detectors, and show you how to swing them.",
      },
      {
        "Bait and tackle": "lure",
        "Reel repairs": "fishing-reel",
        "Metal detectors": "metal-detector",
      },
    ),
    questions: [
      "What are they biting on?",
      "Which rod for a child?",
      "Do I need a licence here?",
      "Can you spool my reel?",
    ],
    opening: ["Are they biting?", "River, jetty or beach: say where you fish."],
    steps: [],
  },
  {
    id: "second-hand-furniture",
    name: "second-hand furniture shop",
    above: "shop",
    synonyms: list(
      "second hand furniture, secondhand furniture, used furniture, preloved furniture, vintage furniture, mid century furniture",
    ),
    mood: "shop",
    colour: "#7a5a42",
    services: offers({
      "Tables and chairs": "We check joints and legs before they go on the floor.",
      "Sideboards and wardrobes": "We open every drawer and mend the ones that stick.",
      "Lounges and armchairs": "We air and clean what has fabric on it.",
      "Lamps and mirrors": "We find the small things that finish a room.",
      "Buying from you": "We look at photos of what you no longer need, and make an offer.",
    }),
    questions: [
      {
        question: "Will it fit through my door?",
        answer:
          "Measure the door, the hall and the turn of the stairs, and bring the numbers. We’ll measure the piece with you.",
      },
      {
        question: "What do you buy?",
        answer:
          "Solid, sound and not too big. Send a few photos, with one of the back and one of any damage.",
      },
      {
        question: "Can I come back and think about it?",
        answer: "Ask us to put a name on it for a day. There is only one of each.",
      },
    ],
    opening: ["What would your grandmother’s kitchen have had?", "Looking for one with a past?"],
    steps: [],
  },
  {
    id: "furniture-shop",
    name: "furniture shop",
    above: "shop",
    synonyms: list("furniture, furniture store, bedding, lounges"),
    mood: "shop",
    colour: "#7a5a42",
    services: offers({
      Lounges: "We sell lounges, corner suites and armchairs.",
      "Tables and chairs": "We sell tables to sit four or the whole family.",
      "Beds and mattresses": "We sell beds and mattresses to lie on and try.",
      Shelves: "We sell bookcases, cube shelves and cabinets.",
      "Outdoor furniture": "We sell settings for decks and verandahs.",
      "Rugs and lamps": "We sell rugs and lamps to finish a room.",
    }),
    questions: [
      "Will it fit through my door?",
      "How long does an order take?",
      "Do you take the old one away?",
      "Can I take fabric samples home?",
    ],
    opening: ["Who’s sleeping on the couch?", "Measure the wall, the door and the lift."],
    steps: [],
  },
  {
    id: "newsagent",
    name: "newsagent",
    above: "shop",
    synonyms: list(
      "newsagency, stationery, lotto, post office, magazines, news agency, lotto outlet",
    ),
    mood: "shop",
    colour: "#2f5a8a",
    services: offers({
      "Newspapers and magazines": "We stock the papers and a wall of magazines.",
      "Greeting cards": "We have a card for a birthday, a baby, a boss and a sorry.",
      "School supplies": "We sell pens, books and paper for school.",
      Lotto: "We sell tickets and check your numbers.",
      Parcels: "We post what you send, and hold what you couldn’t be home for.",
      "Printing and copying": "We run off documents from your phone, a stick or paper.",
    }),
    questions: [
      "Can you keep my magazine each month?",
      "Do you have the school book list?",
      "Can I pick up a parcel here?",
      "Can you print from my phone?",
    ],
    opening: [
      "Paper, card, stamp, pen: what were you after?",
      "Whose birthday did you nearly forget?",
    ],
    steps: [],
  },
  {
    id: "hardware-shop",
    name: "hardware shop",
    above: "shop",
    synonyms: list(
      "hardware store, building supplies, timber yard, paint shop, trade supplies, hardware",
    ),
    mood: "shop",
    colour: "#3a5a3a",
    services: offers(
      {
        Tools: "We sell hand and power tools.",
        Paint: "We tint paint to the colour you bring.",
        "Timber and screws": "We sell timber, nails and screws, by length or by weight.",
        "Stock feed": "We stock feed for chooks, horses and dogs.",
        "Garden things": "We sell hoses, pots, seeds and tools for the garden.",
        "Keys cut": "We cut keys while you look around.",
        "Gas bottles": "We swap empty bottles for full ones.",
      },
      {
        "Stock feed": "feed-sack",
        "Garden things": "shovel",
        "Gas bottles": "gas-bottles",
        "Timber and screws": "handsaw",
      },
    ),
    questions: [
      "Can you mix a colour from a chip of paint?",
      "Will you cut timber to length?",
      "Which screw holds in plaster?",
      "Can you order in a part?",
    ],
    opening: ["What broke?", "Bring the old one in, and find another like it."],
    steps: [],
  },
  {
    id: "pharmacy",
    name: "pharmacy",
    above: "shop",
    synonyms: list("chemist, pharmacist, prescriptions, compounding pharmacy, webster packs"),
    misspellings: list("farmacy"),
    mood: "shop",
    colour: "#2f7a6a",
    services: offers(
      {
        Prescriptions: "We make them up, and explain how and when to take them.",
        Vaccinations: "We give flu shots and other vaccinations.",
        "Dose packs": "We pack medicines by day and time.",
        "Blood pressure checks": "We check it and write the numbers down.",
        "Baby and mother": "We stock nappies, formula, bottles and creams.",
        "Everyday medicines": "We help you choose something for coughs, cuts and hay fever.",
        "Returning old medicines":
          "We take what is left over or out of date, and see that it is destroyed safely.",
      },
      { "Dose packs": "pill-box", "Blood pressure checks": "heartbeat" },
    ),
    questions: [
      {
        question: "Can you keep my scripts on file?",
        answer:
          "Yes, ask us. Then you only need to send a message, and we’ll get the next one ready while there are repeats left.",
      },
      {
        question: "Which of these can I take together?",
        answer:
          "Bring all of it, vitamins and herbs too, and ask before you start something new. A list of what you take helps every doctor you see.",
      },
      {
        question: "What do I do with old medicines?",
        answer:
          "Bring them back to us. They don’t belong in the bin or down the sink, and there’s nothing to pay.",
        source: "Return Unwanted Medicines (The RUM Project), funded by the Australian Government",
      },
      "Do I need to book a vaccination?",
      "Do you deliver to people at home?",
    ],
    opening: [
      "Something to ask the pharmacist?",
      "Script, cough or a question you would rather whisper?",
    ],
    steps: [],
  },
  {
    id: "phone-and-electronics-repair",
    name: "phone repair shop",
    above: "shop",
    synonyms: list(
      "phone repairs, screen repairs, mobile phone repairs, phone screen repairs, tablet repairs, iphone repairs, console repairs",
    ),
    topics: list(
      "phone, electronics, electronic, gadget, gadgets, soldering, appliance repair, appliances, battery, arduino, raspberry pi, headphones, consoles",
    ),
    mood: "shop",
    colour: "#2f5a8a",
    services: offers(
      {
        "Cracked screens": "We replace the glass or the whole screen.",
        Batteries: "We replace batteries in phones.",
        "Charging ports": "We pick out the lint first, and replace the port if that was not it.",
        "Water damage": "We open and dry phones that got wet.",
        Tablets: "We repair screens, batteries and charging ports.",
        "Lost data": "We look for photos and contacts on dead phones.",
        "Cases and chargers": "We have covers, cables and plugs for most models.",
      },
      { "Lost data": "image" },
    ),
    questions: [
      {
        question: "Will my photos still be there?",
        answer:
          "They usually are, but copy them before you hand it over, if the screen still lets you.",
      },
      {
        question: "Should I dry it in rice?",
        answer: "Better not. Turn it off, leave it off, don’t charge it, and bring it in.",
      },
      "Can you do it while I wait?",
      "Is it worth repairing?",
      "Do you use original parts?",
    ],
    opening: ["Dropped it again?", "Say which model, and what it hit."],
    steps: [
      {
        name: "Tell us which model",
        note: "It is in the settings, or in small print on the back.",
      },
      {
        name: "Bring it in",
        note: "Make a copy of your photos first, if the screen still lets you.",
      },
      { name: "Pick it up", note: "Try the camera and the speaker before you leave." },
    ],
    enquiry: { details: ["Make and model"], question: "What’s wrong with it?" },
    headings: { menu: "Repairs" },
  },
  {
    id: "mobility-shop",
    name: "wheelchair and mobility shop",
    above: "shop",
    synonyms: list(
      "mobility scooters, wheelchairs, mobility aids, mobility equipment, walking frames, cpap machines, assistive equipment",
    ),
    mood: "shop",
    colour: "#3a6a7a",
    services: offers({
      Wheelchairs: "We fit manual and power wheelchairs to the person and the house.",
      "Mobility scooters": "We show scooters and let you ride one around the block.",
      "Walking frames": "We stock frames and walkers and set their height.",
      "Beds and lift chairs": "We stock beds that lift and chairs that help you stand.",
      Repairs: "We change tyres, batteries and brakes.",
      Hire: "We hire equipment for a holiday or after an operation.",
    }),
    questions: [
      "Can we try it at home?",
      "Do you repair one bought elsewhere?",
      "Can we hire for a few weeks?",
      "Can you write a quote for my NDIS plan?",
    ],
    opening: [
      "Where would you go, if getting there was easy?",
      "Measure the doorway, and the boot of the car.",
    ],
    steps: [
      { name: "Tell us what is hard", note: "Stairs, kerbs, long days, the boot of the car." },
      { name: "Try it", note: "At home if possible, through every door." },
      { name: "Take it with you", note: "Set to your height and reach." },
    ],
  },
];
