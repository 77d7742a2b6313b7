import { type Business, list } from "./business.ts";

export const everydayShops: readonly Business[] = [
  {
    noun: "clothes shop",
    mood: "shop",
    drawing: "thread",
    colour: "#5a4a6a",
    words: list(
      "boutique, clothing, fashion, menswear, kidswear, bridal shop, uniform, clothes, dress shop, children’s wear, lingerie, swimwear, undies, thongs, workwear",
    ),
    services: list(
      "Dresses, Everyday clothes, Workwear, Shoes and bags, Special occasions, Alterations",
    ),
    questions: [
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
    noun: "shoe shop",
    mood: "shop",
    drawing: "thread",
    colour: "#6a4a3a",
    words: list("shoe shop, shoe store, shoes, footwear, boots, school shoes"),
    services: list(
      "Work boots, School shoes, Walking shoes, Sandals, Wide fittings, Inserts and laces",
    ),
    questions: [
      "Do you measure children’s feet?",
      "Which shoe fits a wide foot?",
      "Can I try them at home?",
      "Can you order my size?",
    ],
    opening: ["How far will they have to walk?", "Bring the socks you will wear."],
    steps: [],
  },
  {
    noun: "surf shop",
    mood: "shop",
    drawing: "wave",
    colour: "#1f86a6",
    words: list(
      "surf shop, surfboard, wetsuit, skate shop, skateboard, ski shop, snowboard, board repair, camping store, outdoor store",
    ),
    services: list("Surfboards, Wetsuits, Board hire, Ding repairs, Skateboards, Fins and wax"),
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
    noun: "fishing and outdoor shop",
    mood: "shop",
    drawing: "wave",
    colour: "#3a6a5a",
    words: list(
      "bait, tackle, fishing shop, fly fishing, camping shop, camping gear, outdoor gear, gold prospect, metal detect",
    ),
    services: list(
      "Rods and reels, Bait and tackle, Camping gear, Boating gear, Reel repairs, Metal detectors",
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
    noun: "furniture shop",
    mood: "shop",
    drawing: "house",
    colour: "#7a5a42",
    words: list(
      "furniture shop, furniture store, furniture, mattress, bedding, lighting shop, rug shop, rugs",
    ),
    services: list(
      "Lounges, Tables and chairs, Beds and mattresses, Shelves, Outdoor furniture, Rugs and lamps",
    ),
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
    noun: "newsagent",
    mood: "shop",
    drawing: "book",
    colour: "#2f5a8a",
    words: list("newsagen, stationery, post office, fountain pen, news agency, lotto, post shop"),
    services: list(
      "Newspapers and magazines, Cards, School supplies, Lotto, Parcels, Printing and copying",
    ),
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
    noun: "hardware shop",
    mood: "shop",
    drawing: "tools",
    colour: "#3a5a3a",
    words: list(
      "hardware, rural supplies, produce store, farm supplies, stock ?feed, timber yard, paint shop, building supplies, fodder",
    ),
    services: list(
      "Tools, Paint, Timber and screws, Stock feed, Garden things, Keys cut, Gas bottles",
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
    noun: "pharmacy",
    mood: "shop",
    drawing: "bottle",
    colour: "#2f7a6a",
    words: list("pharmac, chemist"),
    services: list(
      "Prescriptions, Vaccinations, Dose packs, Blood pressure checks, Baby and mother, Everyday medicines, Returning old medicines",
    ),
    questions: [
      "Can you keep my scripts on file?",
      "Do I need to book a vaccination?",
      "Do you deliver to people at home?",
      "Which of these can I take together?",
    ],
    opening: [
      "Ask the pharmacist. What is it about?",
      "Script, cough or a question you would rather whisper?",
    ],
    steps: [],
  },
  {
    noun: "phone repair shop",
    mood: "shop",
    drawing: "tools",
    colour: "#2f5a8a",
    words: list(
      "phone repair, screen repair, iphone repair, phone screen, mobile repair, tablet repair, phone shop, smash(?:ed)? screen, console repair",
    ),
    services: list(
      "Cracked screens, Batteries, Charging ports, Water damage, Tablets, Lost data, Cases and chargers",
    ),
    questions: [
      "Will my photos still be there?",
      "Can you do it while I wait?",
      "Is it worth repairing?",
      "Do you use original parts?",
    ],
    opening: ["Dropped it again?", "Say which model, and what it hit."],
    steps: [
      { name: "Say which model", note: "It is in the settings, or in small print on the back." },
      {
        name: "Bring it in",
        note: "Make a copy of your photos first, if the screen still lets you.",
      },
      { name: "Pick it up", note: "Try the camera and the speaker before you leave." },
    ],
  },
  {
    noun: "wheelchair and mobility shop",
    mood: "shop",
    drawing: "stones",
    colour: "#3a6a7a",
    words: list(
      "wheelchair, mobility scooter, mobility aid, mobility equip, walking frame, cpap, sleep apnoea",
    ),
    services: list("Wheelchairs, Scooters, Walking frames, Beds and lift chairs, Repairs, Hire"),
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
      { name: "Say what is hard", note: "Stairs, kerbs, long days, the boot of the car." },
      { name: "Try it", note: "At home if possible, through every door." },
      { name: "Take it with you", note: "Ask who adjusts and repairs it." },
    ],
  },
];
